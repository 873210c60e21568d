-- `seasons` is a sum of 1 spring, 2 summer, 4 autumn, 8 winter. `description_folded` is what search looks in.
CREATE TABLE clothes (
  id TEXT PRIMARY KEY,
  owner TEXT NOT NULL,
  category TEXT NOT NULL CHECK (category IN ('outer', 'top', 'bottom', 'shoes', 'accessory')),
  seasons INTEGER NOT NULL CHECK (seasons BETWEEN 1 AND 15),
  description TEXT NOT NULL,
  description_folded TEXT NOT NULL,
  picture_id TEXT NOT NULL REFERENCES pictures (id),
  is_sample INTEGER NOT NULL DEFAULT 0 CHECK (is_sample IN (0, 1)),
  created_at INTEGER NOT NULL,
  updated_at INTEGER NOT NULL
) STRICT;
-- The lists, in both directions. The seasons are in it so that counting under a season filter reads the index alone.
CREATE INDEX clothes_listed ON clothes (owner, category, created_at, id, seasons);
CREATE INDEX clothes_by_picture ON clothes (picture_id);
CREATE INDEX clothes_sample ON clothes (owner) WHERE is_sample = 1;

-- Who was given the sample wardrobe, so that it doesn't come back when it was removed.
CREATE TABLE sample_wardrobes (
  owner TEXT PRIMARY KEY,
  inserted_at INTEGER NOT NULL
) STRICT;
