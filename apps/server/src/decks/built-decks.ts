/** Decks as they are chosen, built of the cards that can be played here. */
import type { FormatDocument } from "@spellroom/cards";
import {
  type BuiltDeck,
  buildDeck as buildDeckOf,
  type DeckError,
  describeDeckError,
} from "@spellroom/decks";
import type { DeckChoice } from "@spellroom/protocol/http";
import type { ImportedCards } from "../card-database/card-database.ts";
import { canBePlayed, knownNames, SEVERAL_CARDS } from "./deck-lists.ts";

/** Why nothing can be played in a format of that id. */
export function noFormat(id: string): string {
  return `There is no format "${id}"`;
}

/** The cards of a deck choice, or why it may not be played in the format. Shipped cards go before imported ones. */
export function buildDeck(format: FormatDocument, choice: DeckChoice, imported: ImportedCards): BuiltDeck {
  return buildDeckOf(format, choice, {
    cards: knownNames(imported),
    allows: canBePlayed,
    describe: (error) => describeMissing(error, imported),
  });
}

/** A card that was imported but can't be played says why, and a name of several cards whose it is. */
function describeMissing(error: DeckError, imported: ImportedCards): string {
  const found = error.problem === "unknownCard" ? imported.find(error.text) : undefined;
  if (found?.kind === "ambiguous")
    return `line ${error.line}: ${SEVERAL_CARDS} (${error.text}): ${found.names.join(", ")}`;
  return found?.kind === "unplayable"
    ? `line ${error.line}: ${found.name} can't be played, ${found.why}`
    : describeDeckError(error);
}

/** Whether a deck may be played in a format, or why not. */
export type DeckCheck = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** Checks decks elsewhere than on the thread of the matches. */
export interface DeckChecks {
  readonly checkDeck: (format: string, deck: DeckChoice) => Promise<DeckCheck>;
}

/** Checks a deck for a format of that id, which there may be none of. */
export function checkDeckChoice(
  formats: ReadonlyMap<string, FormatDocument>,
  id: string,
  choice: DeckChoice,
  imported: ImportedCards,
): DeckCheck {
  const format = formats.get(id);
  if (format === undefined) return { ok: false, message: noFormat(id) };
  const built = buildDeck(format, choice, imported);
  return built.ok ? { ok: true } : built;
}
