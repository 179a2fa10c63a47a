/** The file of imported cards, which the command line tool writes into a data directory and servers read there. */
export const CARD_DATABASE = {
  name: "cards.sqlite",
  /** "SPRC", in the file's header, so that no other SQLite file is taken for ours. */
  applicationId: 0x53505243,
  /** Raised when the tables change; a file of another version is not read. */
  version: 2,
} as const;
