import type { KeptDeck } from "@spellroom/client";
import { type CardLines, cardsOf } from "./deck-lines.ts";

export const SECTIONS = ["main", "sideboard", "commander", "maybeboard"] as const;
/** A part of a deck. */
export type Section = (typeof SECTIONS)[number];
export type Sections = Pick<KeptDeck, Section>;

const HEADINGS = {
  main: "Deck",
  sideboard: "Sideboard",
  commander: "Commander",
};

/** The sections that are played. */
const PLAYED = ["commander", "main", "sideboard"] as const satisfies readonly Section[];

/** What is played of a deck, written as a plain list that the server reads. */
export function listText(deck: Omit<Sections, "maybeboard">): string {
  return PLAYED.filter((section) => deck[section].length > 0)
    .map((section) => [HEADINGS[section], ...cardsOf(deck[section]).map(lineText)].join("\n"))
    .join("\n\n");
}

function lineText({ count, name }: CardLines): string {
  return `${count} ${name}`;
}

export function countOf(lines: readonly { readonly count: number }[]): number {
  return lines.reduce((sum, { count }) => sum + count, 0);
}
