"use client";

import { chooseDeck } from "./chosen-deck.ts";
import { DeckPicker } from "./deck-picker.tsx";
import type { PlayableDeck } from "./playable-deck.ts";
import { WhyNotHere } from "./why-not-here.tsx";

interface DeckChoiceProps {
  label: string;
  decks: readonly PlayableDeck[];
  deck: PlayableDeck | undefined;
}

/** Which deck one plays with, in a dialog; and why not, if it can't be played on these terms. */
export function DeckChoice({ label, decks, deck }: DeckChoiceProps) {
  return (
    <>
      <DeckPicker label={label} decks={decks} chosen={deck?.id} onChoose={chooseDeck} compact />
      <WhyNotHere deck={deck} />
    </>
  );
}
