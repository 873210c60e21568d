#pragma once

#include <stddef.h>

/// One file of the source tree, carried inside the program.
struct cembedded_file {
  const char *name;
  const unsigned char *bytes;
  size_t count;
};

/// The first of the embedded files; the last entry has a null name. (Swift cannot import an array of unknown length.)
const struct cembedded_file *cembedded_table(void);
