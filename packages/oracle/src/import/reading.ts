import type { CardDefinition } from "@spellroom/card-language";
import { type CompileResult, compileCard } from "../compile.ts";
import type { CorpusCard } from "../corpus-card.ts";
import { LONGEST_READ } from "./limits.ts";
import type { SourceCard } from "./source-card.ts";

export const READINGS = ["playable", "unread", "unplayed", "refused"] as const;
/** `unread`: a clause can't be read; `unplayed`: the engine lacks something of it; `refused`: nothing for this game. */
export type ReadingStatus = (typeof READINGS)[number];

/** How far a card's text was read. A card that can't be played says what stops it. */
export type Reading =
  | {
      readonly status: "playable";
      /** Names the definition by its content. */
      readonly hash: string;
      readonly definition: CardDefinition;
    }
  | { readonly status: Exclude<ReadingStatus, "playable">; readonly stop: string };

export interface ReadingParts {
  /** What keeps the engine from playing a card exactly right; empty if nothing does. */
  readonly lacks: (definition: CardDefinition) => readonly string[];
  readonly hash: (definition: CardDefinition) => string;
}

/** Layouts of cards with one face that say all there is to say in type line and text. Others need more than their text. */
const ONE_FACED: ReadonlySet<string> = new Set([
  ...["normal", "leveler", "saga", "class"],
  ...["case", "mutate", "prototype"],
]);

/** Reads a card's text; it is playable only if every word was read and the engine plays all of it. */
export function readCard({ layout, corpus }: SourceCard, parts: ReadingParts): Reading {
  if (corpus.faces === undefined && !ONE_FACED.has(layout))
    return { status: "refused", stop: `layout ${layout}` };
  const texts = [corpus, ...(corpus.faces ?? [])].map((face) => face.text ?? "");
  if (texts.some((text) => text.length > LONGEST_READ))
    return { status: "refused", stop: `a text of more than ${LONGEST_READ} characters` };
  const result = compiled(corpus);
  switch (result.status) {
    case "complete": {
      const lacks = parts.lacks(result.definition);
      if (lacks.length > 0) return { status: "unplayed", stop: lacks.join("; ") };
      return { status: "playable", definition: result.definition, hash: parts.hash(result.definition) };
    }
    case "partial":
      return { status: "unread", stop: result.clause };
    case "refused":
      return { status: "refused", stop: result.reason };
    case "failed":
      return { status: "unread", stop: `reading failed: ${result.why}` };
  }
}

/** One card on which the compiler fails does not keep the others out. */
function compiled(card: CorpusCard): CompileResult | { readonly status: "failed"; readonly why: string } {
  try {
    return compileCard(card);
  } catch (error) {
    return { status: "failed", why: error instanceof Error ? error.message : String(error) };
  }
}
