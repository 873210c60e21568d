-- A picture is a stored original with what is known of it. `version` grows with each edit and is part of its address.
CREATE TABLE pictures (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  version INTEGER NOT NULL DEFAULT 1,
  content_hash TEXT NOT NULL,
  format TEXT NOT NULL,
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  byte_count INTEGER NOT NULL,
  has_alpha INTEGER NOT NULL,
  placeholder BLOB,
  original_name TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT;
CREATE INDEX pictures_by_content ON pictures (content_hash);
CREATE INDEX pictures_by_owner ON pictures (owner, content_hash);
