import path from "node:path";

/** The card database of a data directory. Servers look for it there by this name. */
export function databasePath(directory: string): string {
  return path.join(directory, "cards.sqlite");
}

/** The generation that an import is building. */
export function stagedPath(directory: string): string {
  return path.join(directory, "cards.sqlite.import");
}

/** "SPRC", in the file's header, so that no other SQLite file is taken for ours. */
export const APPLICATION_ID = 0x53505243;
/** Raised when the tables change; `apps/server` reads `cards` and `card_names` and checks it. */
export const SCHEMA_VERSION = 2;

/**
 * `cards.printed` holds what was imported, as a `CorpusCard`; `stop` is what keeps a card from being played; `sanctioned` says
 * that some format allows it, which decides between cards of the same name. `card_names` has every name by which a card can
 * be found, in its loose spelling: its own (`whole`) and those of its faces.
 */
export const SCHEMA = `
PRAGMA application_id = ${APPLICATION_ID};
PRAGMA user_version = ${SCHEMA_VERSION};
CREATE TABLE about (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE cards (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  layout TEXT NOT NULL,
  printed TEXT NOT NULL,
  legalities TEXT NOT NULL,
  sanctioned INTEGER NOT NULL,
  status TEXT NOT NULL,
  stop TEXT,
  hash TEXT,
  definition TEXT,
  CHECK ((status = 'playable') = (definition IS NOT NULL AND hash IS NOT NULL AND stop IS NULL))
) STRICT;
CREATE INDEX cards_hash ON cards (hash) WHERE hash IS NOT NULL;
CREATE INDEX cards_status ON cards (status, name);
CREATE TABLE card_names (
  loose TEXT NOT NULL,
  card INTEGER NOT NULL REFERENCES cards,
  whole INTEGER NOT NULL,
  PRIMARY KEY (loose, card)
) STRICT, WITHOUT ROWID;
CREATE TABLE printings (
  id TEXT PRIMARY KEY,
  card INTEGER NOT NULL REFERENCES cards,
  edition TEXT NOT NULL,
  edition_name TEXT,
  number TEXT,
  rarity TEXT,
  language TEXT,
  released TEXT,
  artist TEXT,
  flavor TEXT,
  pictures TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX printings_card ON printings (card);
CREATE TABLE translations (
  card INTEGER NOT NULL REFERENCES cards,
  language TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT,
  PRIMARY KEY (card, language)
) STRICT, WITHOUT ROWID;
`;
