// Files of the source tree that travel inside the program. To add one: an array, and a line in the table.
#include "embedded.h"

static const unsigned char accounts_sql[] = {
#embed "../Accounts/Migrations/0001-accounts.sql"
};
static const unsigned char pictures_sql[] = {
#embed "../Pictures/Migrations/0002-pictures.sql"
};
static const unsigned char closet_sql[] = {
#embed "../Closet/Migrations/0003-closet.sql"
};

#define FILE(name, bytes) {name, bytes, sizeof bytes}

static const struct cembedded_file files[] = {
    FILE("migrations/0001-accounts.sql", accounts_sql),
    FILE("migrations/0002-pictures.sql", pictures_sql),
    FILE("migrations/0003-closet.sql", closet_sql),
    {0, 0, 0},
};

const struct cembedded_file *cembedded_table(void) { return files; }
