/** The tables of the index. Ids are given out in the order of names, so that what is found by id is found by name. */
export const SCHEMA = `
CREATE TABLE documents (id INTEGER PRIMARY KEY, summary TEXT NOT NULL, details TEXT NOT NULL) STRICT;
CREATE TABLE names (loose TEXT PRIMARY KEY, card INTEGER NOT NULL) STRICT, WITHOUT ROWID;
CREATE TABLE keywords (word TEXT, card INTEGER, PRIMARY KEY (word, card)) STRICT, WITHOUT ROWID;
CREATE TABLE editions (word TEXT, card INTEGER, PRIMARY KEY (word, card)) STRICT, WITHOUT ROWID;
CREATE TABLE decks (word TEXT, card INTEGER, PRIMARY KEY (word, card)) STRICT, WITHOUT ROWID;
CREATE TABLE formats (word TEXT, card INTEGER, PRIMARY KEY (word, card)) STRICT, WITHOUT ROWID;
`;

/** A table of words that cards have. */
export type WordTable = "keywords" | "editions" | "decks" | "formats";
