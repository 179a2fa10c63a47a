/** The file of imported cards in a data directory, as servers read it. */
import { statSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CARD_DATABASE } from "@spellroom/card-search";

export function cardDatabaseFile(directory: string): string {
  return path.join(directory, CARD_DATABASE.name);
}

/** Another one for every import; empty without a file. */
export function stampOf(file: string): string {
  const stat = statSync(file, { throwIfNoEntry: false });
  return stat === undefined ? "" : `${stat.dev}:${stat.ino}:${stat.size}:${stat.mtimeMs}`;
}

/** @throws Error for a file that is not a card database of this version */
export function openCardDatabase(file: string): DatabaseSync {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const number = (name: string): unknown => database.prepare(`PRAGMA ${name}`).get()?.[name];
    if (number("application_id") !== CARD_DATABASE.applicationId)
      throw new Error("it is not a card database");
    if (number("user_version") !== CARD_DATABASE.version)
      throw new Error("it is of another version of Spellroom; import the cards again");
    return database;
  } catch (error) {
    database.close();
    throw error;
  }
}
