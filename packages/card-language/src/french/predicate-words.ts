import type { Predicate } from "../predicate.ts";
import type { FrenchContext } from "./context.ts";
import type { After } from "./noun-phrase.ts";

/** A predicate after a noun, also where it is usually an adjective: « blanches ou avec le vol ». */
export function describing(predicate: Predicate, p: FrenchContext): After {
  const adjective = p.phrases.adjective(predicate, p);
  return adjective === undefined
    ? p.phrases.after(predicate, p)
    : { rank: adjective.rank, words: adjective.words };
}

/** Whether a predicate is put as an adjective after « être »: « est noire ». */
export function isAdjective(predicate: Predicate): boolean {
  switch (predicate.kind) {
    case "color":
    case "colorCount":
    case "supertype":
    case "historic":
    case "status":
      return true;
    case "any":
      return predicate.of.every(isAdjective);
    case "not":
      return isAdjective(predicate.of);
    default:
      return false;
  }
}
