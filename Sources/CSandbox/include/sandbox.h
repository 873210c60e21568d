#pragma once

#include <spawn.h>
#include <stddef.h>
#include <sys/types.h>

// What a decode worker needs of the kernel that Swift cannot call.

/// Sends `count` bytes and, when `descriptor` is not negative, that open descriptor over a Unix socket.
/// Returns the bytes sent, or -1 with `errno`. In C since the CMSG_ macros are not imported.
ssize_t csandbox_send(int socket, const void *bytes, size_t count, int descriptor);

/// Has the system kill this process when the thread that started it ends. In C since prctl is variadic.
void csandbox_die_with_parent(void);

/// Has a program to be started close all its descriptors from `first` on. In C since the call is GNU's own.
int csandbox_close_from(posix_spawn_file_actions_t *actions, int first);

/// Receives up to `count` bytes and at most one descriptor (-1 when none came).
ssize_t csandbox_receive(int socket, void *bytes, size_t count, int *descriptor);
