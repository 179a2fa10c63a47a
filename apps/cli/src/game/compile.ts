import type { CardDefinition } from "@spellroom/card-language";
import type { CorpusEntry } from "./corpus.ts";

/** Whether rules texts can be compiled in this version; while they can't, only the shipped pool is playable. */
export const CAN_COMPILE = false;

/** The definition of a card whose every word the Oracle compiler reads; otherwise `null`. */
export function compileEntry(_entry: CorpusEntry): CardDefinition | null {
  return null;
}
