"use client";

import type {
  CatalogueView,
  DeckChoice,
  DeckLine,
  DeckSummary,
  FormatView,
  KeptDeck,
} from "@spellroom/client";
import { useMemo } from "react";
import { fill } from "../i18n/fill.ts";
import { useMessages } from "../i18n/language.tsx";
import type { Messages } from "../i18n/messages.ts";
import { countOf, listText } from "./deck-list.ts";
import { useOwnDecks } from "./own-decks.ts";
import { problemsIn } from "./problems.ts";

/** A deck as it is offered where one is chosen. */
export interface PlayableDeck extends DeckSummary {
  readonly wish: DeckChoice;
  /** Whether it is one of the player's own. */
  readonly own: boolean;
  /** Why it may not be played here, each a sentence; empty for decks that may. */
  readonly problems: readonly string[];
}

/** The decks that can be chosen for a format: the user's own, last changed first, and then the ready-made ones. */
export function useDecks(
  catalogue: CatalogueView | null,
  format: FormatView | undefined,
): readonly PlayableDeck[] {
  const own = useOwnDecks();
  const messages = useMessages();
  return useMemo(() => {
    if (catalogue === null || format === undefined) return [];
    const mine = own.map((deck) => ownDeck(deck, format.id, messages));
    return [...mine, ...presetsFor(catalogue, format)];
  }, [catalogue, format, own, messages]);
}

/** The ready-made decks of a format. */
export function presetsFor(
  catalogue: CatalogueView | null,
  format: FormatView | undefined,
): readonly PlayableDeck[] {
  const decks = catalogue?.decks ?? [];
  return decks
    .filter(({ formats }) => format !== undefined && formats.includes(format.id))
    .map((deck) => ({ ...deck, wish: { preset: deck.id }, own: false, problems: [] }));
}

/** Whether a match can be begun with a deck. */
export function isPlayable(deck: PlayableDeck | undefined): boolean {
  return deck !== undefined && deck.problems.length === 0;
}

/** Where the cards of a deck are shown. */
export function deckAddress({ id, own }: Pick<PlayableDeck, "id" | "own">): string {
  return own ? `/decks/own/${id}` : `/decks/${id}`;
}

/** The formats in which a deck may be played, as of its last check. */
export function formatsOf({
  legal,
}: {
  readonly legal: Readonly<Record<string, readonly string[]>>;
}): string[] {
  return Object.entries(legal)
    .filter(([, reasons]) => reasons.length === 0)
    .map(([format]) => format);
}

/** The format in which a deck is played against a bot: one in which strangers meet, or another that two can play. */
export function formatForBot(
  catalogue: CatalogueView | null,
  playable: readonly string[],
): FormatView | undefined {
  const legal = catalogue?.formats.filter(({ id }) => playable.includes(id)) ?? [];
  return legal.find(({ quickMatch }) => quickMatch) ?? legal.find(({ players }) => players <= 2);
}

/** One of the player's own decks as it is shown on its box. */
export function ownDeck(deck: KeptDeck, format: string, messages: Messages): PlayableDeck {
  const { decks } = messages;
  const cards = countOf(deck.main) + countOf(deck.commander);
  const side = countOf(deck.sideboard);
  const size = fill(decks.size({ count: cards }), { count: cards });
  return {
    id: deck.id,
    name: deck.name,
    description: side === 0 ? size : `${size}, ${fill(decks.side({ count: side }), { count: side })}`,
    formats: formatsOf(deck),
    colors: colorsOf(deck.main),
    wish: { list: listText(deck) },
    own: true,
    problems: problemsIn(deck.legal[format] ?? [], decks),
  };
}

const BASICS: readonly (readonly [string, string])[] = [
  ["W", "Plains"],
  ["U", "Island"],
  ["B", "Swamp"],
  ["R", "Mountain"],
  ["G", "Forest"],
];

/** The colors of a deck's basic lands, in the game's order. */
function colorsOf(lines: readonly DeckLine[]): string {
  const has = (land: string) => lines.some(({ name }) => name === land || name === `Snow-Covered ${land}`);
  return BASICS.filter(([, land]) => has(land))
    .map(([letter]) => letter)
    .join("");
}
