import type { ObjectStatus, Predicate } from "../filter.ts";
import type { PrintContext } from "./context.ts";
import { COLOR_WORDS, STATUS_ADJECTIVES } from "./vocabulary.ts";
import { listOf } from "./words.ts";

interface Adjectives {
  readonly words: readonly string[];
  readonly rest: readonly Predicate[];
}

interface Adjective {
  readonly rank: number;
  readonly word: string;
  /** "nonblack": several of these are separated by commas. */
  readonly negative: boolean;
}

/** The words in front of the noun, in the order of Oracle texts; what is not an adjective is left over. */
export function printAdjectives(of: readonly Predicate[], p: PrintContext, treeOrder: boolean): Adjectives {
  const found: Adjective[] = [];
  const rest: Predicate[] = [];
  for (const predicate of of) {
    const adjective = adjectiveOf(predicate, p);
    if (adjective === undefined) rest.push(predicate);
    else found.push(adjective);
  }
  if (!treeOrder) found.sort((a, b) => a.rank - b.rank);
  const words = found.map((one, index) => {
    const next = found[index + 1];
    return one.negative && next?.negative === true ? `${one.word},` : one.word;
  });
  return { words, rest };
}

function adjectiveOf(predicate: Predicate, p: PrintContext): Adjective | undefined {
  switch (predicate.kind) {
    case "status": {
      const word = STATUS_ADJECTIVES[predicate.status];
      return word === undefined ? undefined : { rank: statusRank(predicate.status), word, negative: false };
    }
    case "color":
      return { rank: 60, word: COLOR_WORDS[predicate.color], negative: false };
    case "colorCount":
      return p.say(predicate).variant === 1 ? undefined : colorCount(predicate);
    case "supertype":
      return { rank: 50, word: predicate.supertype, negative: false };
    case "historic":
      return { rank: 55, word: "historic", negative: false };
    case "not":
      return negative(predicate.of);
    case "any":
      return alternatives(predicate.of, p);
    default:
      return undefined;
  }
}

function statusRank(status: ObjectStatus): number {
  return status === "tapped" || status === "untapped" ? 10 : 20;
}

function colorCount(predicate: Extract<Predicate, { kind: "colorCount" }>): Adjective | undefined {
  const { compare, count } = predicate;
  const word =
    compare === "=" && count === 0
      ? "colorless"
      : compare === "=" && count === 1
        ? "monocolored"
        : (compare === ">=" && count === 2) || (compare === ">" && count === 1)
          ? "multicolored"
          : (compare === ">=" && count === 1) || (compare === ">" && count === 0)
            ? "colored"
            : undefined;
  return word === undefined ? undefined : { rank: 60, word, negative: false };
}

function negative(of: Predicate): Adjective | undefined {
  switch (of.kind) {
    case "type":
      return { rank: 40 + (of.type === "land" ? 1 : 0), word: `non${of.type}`, negative: true };
    case "subtype":
      return { rank: 45, word: `non-${of.subtype}`, negative: true };
    case "color":
      return { rank: 42, word: `non${COLOR_WORDS[of.color]}`, negative: true };
    case "supertype":
      return { rank: 39, word: `non${of.supertype}`, negative: true };
    case "token":
      return { rank: 30, word: "nontoken", negative: true };
    case "historic":
      return { rank: 38, word: "nonhistoric", negative: true };
    case "status":
      if (of.status === "attacking" || of.status === "blocking" || of.status === "modified") {
        return { rank: 20, word: `non${of.status}`, negative: true };
      }
      return of.status === "commander" ? { rank: 37, word: "noncommander", negative: true } : undefined;
    case "stackObject":
      return undefined;
    default:
      return undefined;
  }
}

function alternatives(of: readonly Predicate[], p: PrintContext): Adjective | undefined {
  const words = of.map((one) => adjectiveOf(one, p));
  if (words.some((one) => one === undefined)) return undefined;
  const list = words.flatMap((one) => (one === undefined ? [] : [one.word]));
  return { rank: words[0]?.rank ?? 0, word: listOf(list, "or"), negative: false };
}
