-- People who may log in. A password is null until it is first set.
CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  name_folded TEXT NOT NULL UNIQUE,
  password TEXT,
  roles TEXT NOT NULL DEFAULT '',
  picture_epoch INTEGER NOT NULL DEFAULT 1,
  created_at INTEGER NOT NULL
) STRICT;

-- A token is kept as the SHA-256 of what the browser holds.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  user_agent TEXT NOT NULL,
  address TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER NOT NULL
) STRICT;
CREATE INDEX sessions_by_account ON sessions (account_id);

-- Links that log in once.
CREATE TABLE login_links (
  token_hash TEXT PRIMARY KEY,
  account_id TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  expires_at INTEGER NOT NULL
) STRICT;
