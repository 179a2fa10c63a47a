import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describeDeckError, type ParsedDeck, parseDeckFile } from "@spellroom/decks";
import { UsageError } from "../terminal/usage.ts";
import type { CardSource } from "./card-source.ts";
import type { NamedDeck } from "./decks.ts";

/** One deck list of a folder: read, or why not. */
export type DeckFile =
  | { readonly file: string; readonly deck: ParsedDeck }
  | { readonly file: string; readonly error: string };

/** Endings of files that are not deck lists, though they may lie beside some. */
const OTHER_FILES = /\.(?:md|json|jsonl|html?|png|jpe?g|gif|zip|gz)$/i;

/** Every deck list of a folder, by file name. */
export function readDeckFiles(folder: string): DeckFile[] {
  return listFiles(folder)
    .filter((file) => !OTHER_FILES.test(file) && !file.startsWith("."))
    .map((file): DeckFile => {
      const read = parseDeckFile(file, readFileSync(path.join(folder, file), "utf8"));
      return read.ok
        ? { file, deck: read.value }
        : { file, error: read.error.map(describeDeckError).join("; ") };
    });
}

function listFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => entry.name)
      .sort();
  } catch {
    throw new UsageError(`${folder} is not a folder that can be read`);
  }
}

/** Names of a list's cards that can't be played, each once. Sideboards count: they belong to the deck. */
export function missingCards(deck: ParsedDeck, cards: CardSource): string[] {
  const names = new Set(deck.entries.filter((one) => one.section !== "maybeboard").map((one) => one.name));
  return [...names].filter((name) => cards.find(name).kind !== "playable");
}

/** The main decks of a folder that can be played as they are. */
export function playableDecks(folder: string, cards: CardSource): NamedDeck[] {
  return readDeckFiles(folder).flatMap((one) => {
    if ("error" in one || missingCards(one.deck, cards).length > 0) return [];
    const main = one.deck.entries.filter((entry) => entry.section === "main");
    const deck = main.flatMap(({ name, count }) => {
      const found = cards.find(name);
      return found.kind === "playable" ? Array.from({ length: count }, () => found.card) : [];
    });
    return deck.length === 0 ? [] : [{ name: one.file, cards: deck }];
  });
}
