import {
  type Replacement,
  type ReplacementNodes,
  type ReplacementOf,
  replacementNodes,
} from "../replacement.ts";
import type { FrenchContext } from "./context.ts";

const words: ReplacementNodes = replacementNodes;

/** A replacement or prevention effect as a sentence without its full stop (CR 614, 615). */
export function printReplacement(replacement: Replacement, p: FrenchContext): string {
  return printOne(replacement.kind, replacement, p);
}

function printOne<K extends Replacement["kind"]>(
  kind: K,
  replacement: ReplacementOf<K>,
  p: FrenchContext,
): string {
  return words[kind].french(replacement, p);
}
