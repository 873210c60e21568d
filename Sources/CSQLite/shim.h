#pragma once

#include <sqlite3.h>

// SQLITE_TRANSIENT is -1 cast to a pointer to a function, which Swift doesn't import.
static inline sqlite3_destructor_type csqlite_transient(void) { return SQLITE_TRANSIENT; }
