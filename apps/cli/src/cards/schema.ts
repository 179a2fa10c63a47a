import path from "node:path";
import { CARD_DATABASE } from "@spellroom/card-search";

/** The card database of a data directory. */
export function databasePath(directory: string): string {
  return path.join(directory, CARD_DATABASE.name);
}

/** The generation that an import is building. */
export function stagedPath(directory: string): string {
  return path.join(directory, `${CARD_DATABASE.name}.import`);
}

/**
 * `cards.printed` holds what was imported, as a `CorpusCard`; `stop` is what keeps a card from being played; `sanctioned` says
 * that some format allows it, which decides between cards of the same name. `card_names` has every name by which a card can
 * be found, in its loose spelling: its own (`whole` is 1), those of its faces (0), and those in other languages (-1).
 */
export const SCHEMA = `
PRAGMA application_id = ${CARD_DATABASE.applicationId};
PRAGMA user_version = ${CARD_DATABASE.version};
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
