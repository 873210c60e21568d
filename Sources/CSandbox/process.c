#define _GNU_SOURCE
#include "sandbox.h"

#include <signal.h>
#include <sys/prctl.h>

void csandbox_die_with_parent(void) { prctl(PR_SET_PDEATHSIG, SIGKILL, 0, 0, 0); }

int csandbox_close_from(posix_spawn_file_actions_t *actions, int first) {
  return posix_spawn_file_actions_addclosefrom_np(actions, first);
}
