-- `seasons` is a sum of 1 spring, 2 summer, 4 autumn, 8 winter. `description_folded` is what search looks in.
CREATE TABLE clothes (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  category TEXT NOT NULL,
  seasons INTEGER NOT NULL CHECK (seasons BETWEEN 1 AND 15),
  description TEXT NOT NULL,
  description_folded TEXT NOT NULL,
  picture_id TEXT NOT NULL REFERENCES pictures (id),
  is_sample INTEGER NOT NULL DEFAULT 0,
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX clothes_newest ON clothes (owner, category, created_at, id);
CREATE INDEX clothes_by_picture ON clothes (picture_id);
