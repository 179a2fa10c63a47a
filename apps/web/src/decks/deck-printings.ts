import type { DeckLine, KeptDeck } from "@spellroom/client";
import { chosenDeckId } from "./chosen-deck.ts";
import { findDeck } from "./own-decks.ts";
import type { Printings } from "./printings.ts";

type Lines = Pick<KeptDeck, "main" | "sideboard" | "commander" | "maybeboard">;

/** The printing of each card of a deck, of the first line that names one. */
export function printingsOf({ main, sideboard, commander, maybeboard }: Lines): Printings {
  const lines: readonly DeckLine[] = [...main, ...commander, ...sideboard, ...maybeboard];
  const named = lines.flatMap(({ name, set, number }) =>
    set === undefined || number === undefined ? [] : [[name, { set, number }] as const],
  );
  return new Map(named.toReversed());
}

/** Those of the deck that was chosen last. */
export function printingsOfChosen(): Printings | null {
  const id = chosenDeckId();
  const deck = id === null ? undefined : findDeck(id);
  return deck === undefined ? null : printingsOf(deck);
}
