import type { Predicate } from "../predicate.ts";
import type { PrintContext } from "./context.ts";

export interface Adjectives {
  readonly words: readonly string[];
  readonly rest: readonly Predicate[];
}

export interface Adjective {
  readonly rank: number;
  readonly word: string;
  /** "nonblack": several of these are separated by commas. */
  readonly negative: boolean;
}

/**
 * The words in front of the noun, in the order of Oracle texts; what is not an adjective is left over. Of two colors each thing
 * may be of its own where they are joined by "and/or".
 */
export function printAdjectives(
  of: readonly Predicate[],
  p: PrintContext,
  treeOrder: boolean,
  andOr = false,
): Adjectives {
  const found: Adjective[] = [];
  const rest: Predicate[] = [];
  for (const predicate of of) {
    const adjective = p.adjective(predicate);
    if (adjective === undefined) rest.push(predicate);
    else if (andOr && predicate.kind === "any")
      found.push({ ...adjective, word: adjective.word.replace(" or ", " and/or ") });
    else found.push(adjective);
  }
  if (!treeOrder) found.sort((a, b) => a.rank - b.rank);
  const words = found.map((one, index) => {
    const next = found[index + 1];
    return one.negative && next?.negative === true ? `${one.word},` : one.word;
  });
  return { words, rest };
}
