#define _GNU_SOURCE
#include "sandbox.h"

#include <errno.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

union control {
  char bytes[CMSG_SPACE(sizeof(int))];
  struct cmsghdr alignment;
};

ssize_t csandbox_send(int socket, const void *bytes, size_t count, int descriptor) {
  struct iovec vector = {.iov_base = (void *)bytes, .iov_len = count};
  struct msghdr message = {.msg_iov = &vector, .msg_iovlen = 1};
  union control control = {0};
  if (descriptor >= 0) {
    message.msg_control = control.bytes;
    message.msg_controllen = sizeof control.bytes;
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    header->cmsg_level = SOL_SOCKET;
    header->cmsg_type = SCM_RIGHTS;
    header->cmsg_len = CMSG_LEN(sizeof(int));
    memcpy(CMSG_DATA(header), &descriptor, sizeof(int));
  }
  ssize_t sent;
  do sent = sendmsg(socket, &message, MSG_NOSIGNAL); while (sent < 0 && errno == EINTR);
  return sent;
}

ssize_t csandbox_receive(int socket, void *bytes, size_t count, int *descriptor) {
  struct iovec vector = {.iov_base = bytes, .iov_len = count};
  union control control = {0};
  struct msghdr message = {
      .msg_iov = &vector, .msg_iovlen = 1, .msg_control = control.bytes, .msg_controllen = sizeof control.bytes};
  *descriptor = -1;
  ssize_t received;
  do received = recvmsg(socket, &message, MSG_CMSG_CLOEXEC); while (received < 0 && errno == EINTR);
  if (received < 0) return received;
  for (struct cmsghdr *header = CMSG_FIRSTHDR(&message); header; header = CMSG_NXTHDR(&message, header)) {
    if (header->cmsg_level != SOL_SOCKET || header->cmsg_type != SCM_RIGHTS) continue;
    // The padding of the buffer has room for a second one, which must not stay open unnoticed.
    size_t count = (header->cmsg_len - CMSG_LEN(0)) / sizeof(int);
    for (size_t index = 0; index < count; index++) {
      int found;
      memcpy(&found, CMSG_DATA(header) + index * sizeof(int), sizeof(int));
      if (*descriptor < 0) *descriptor = found;
      else close(found);
    }
  }
  return received;
}
