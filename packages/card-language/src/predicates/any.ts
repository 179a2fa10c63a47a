import { isBasicLandTyped } from "../basic-land-type.ts";
import * as fr from "../french/phrases.ts";
import type { Predicate } from "../predicate.ts";
import { printComparison } from "../print/comparison.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { Adjective } from "../print/noun-before.ts";
import { isOutlaw } from "../print/noun-head.ts";
import { indefinite, manyOf, type OneMany, same } from "../print/noun-phrase.ts";
import { keywordWords, STAT_WORDS } from "../print/vocabulary.ts";
import { listOf } from "../print/words.ts";
import type { ObjectRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import { some, variant } from "../schema/basic.ts";
import { type Node, predicate } from "../schema/nodes.ts";

/** In the wording, 1: "that's a Wolf or a Werewolf"; 2: "that's attacking or blocking". */
export const schema = variant("any", {
  of: some(predicate),
});
export interface AnyPredicate extends Node<typeof schema> {}

export function englishAdjective(predicate: AnyPredicate, p: PrintContext): Adjective | undefined {
  const { variant } = p.say(predicate);
  if (variant === 1 || variant === 2 || variant === 3 || variant === 30) return undefined;
  return alternatives(predicate.of, p);
}

/** "non-outlaw" */
export function englishNotAdjective({ of }: AnyPredicate, _p: PrintContext): Adjective | undefined {
  return isOutlaw(of) ? { rank: 40, word: "non-outlaw", negative: true } : undefined;
}

function alternatives(of: readonly Predicate[], p: PrintContext): Adjective | undefined {
  const negative = of.some(({ kind }) => kind === "not");
  const words = of.map((one) => p.adjective(one) ?? (negative ? besideNegative(one) : undefined));
  if (words.some((one) => one === undefined)) return undefined;
  const list = words.flatMap((one) => (one === undefined ? [] : [one.word]));
  return { rank: words[0]?.rank ?? 0, word: listOf(list, "or"), negative: false };
}

/** "Dragon" in "noncreature or Dragon spell". */
function besideNegative(one: Predicate): Adjective | undefined {
  return one.kind === "subtype" ? { rank: 0, word: one.subtype, negative: false } : undefined;
}

export function englishAfter(predicate: AnyPredicate, p: PrintContext, _onStack: boolean): OneMany {
  if (p.say(predicate).variant === 1) return eitherKind(predicate, p);
  if (p.say(predicate).variant === 3) return kindOf(predicate, p);
  if (p.say(predicate).variant === 30) return same("that blocked or was blocked this turn");
  const words = p.say(predicate).variant === 2 ? alternatives(predicate.of, p)?.word : undefined;
  if (words !== undefined) return { one: `that's ${words}`, many: `that are ${words}` };
  return isBasicLandTyped(predicate, LAND) ? same("with a basic land type") : anyOf(predicate, p);
}

/** "that's a Wolf or a Werewolf" */
function eitherKind({ of }: AnyPredicate, p: PrintContext): OneMany {
  const nouns = of.map((one) => p.noun({ of: [one] }));
  const [one, many] = [nouns.map((np) => indefinite(np)), nouns.map((np) => manyOf(np))];
  return { one: `that's ${listOf(one, "or")}`, many: `that are ${listOf(many, "or")}` };
}

/** "that's a Fungus or Saproling" (3): with one article */
function kindOf({ of }: AnyPredicate, p: PrintContext): OneMany {
  const nouns = of.map((one) => p.noun({ of: [one] }));
  const [first, ...rest] = nouns.map((np) => np.head.one);
  const one = listOf([indefinite(nouns[0] ?? p.noun({ of: [] })), ...rest], "or");
  if (first === undefined) throw new NotPrintable("filter any", "is empty");
  return {
    one: `that's ${one}`,
    many: `that are ${listOf(
      nouns.map((np) => manyOf(np)),
      "or",
    )}`,
  };
}

const LAND: readonly Predicate[] = [{ kind: "type", type: "land" }];

function anyOf(predicate: AnyPredicate, p: PrintContext): OneMany {
  const { of } = predicate;
  const [first] = of;
  if (first === undefined) throw new NotPrintable("filter any", "is empty");
  if (of.every((one) => one.kind === "keyword")) {
    const words = of.flatMap((one) => (one.kind === "keyword" ? [keywordWords(one.keyword)] : []));
    return same(`with ${listOf(words, p.say(predicate).conjunction ?? "or")}`);
  }
  if (first.kind === "stat" && p.say(predicate).variant === 25)
    return same(
      `with ${STAT_WORDS[first.stat]} ${listOf(
        of.flatMap((one) => (one.kind === "stat" ? [String(one.value)] : [])),
        "or",
      )}`,
    );
  if (first.kind === "stat" && of.every((one) => one.kind === "stat")) {
    const stats = of.flatMap((one) => (one.kind === "stat" ? [STAT_WORDS[one.stat]] : []));
    const bounds = new Set(of.map((one) => (one.kind === "stat" ? printComparison(one, p) : "")));
    if (bounds.size === 1) return same(`with ${listOf(stats, "or")} ${printComparison(first, p)}`);
  }
  if (of.every((one) => one.kind === "named")) {
    return same(
      `named ${listOf(
        of.flatMap((one) => (one.kind === "named" ? [one.name] : [])),
        p.say(predicate).conjunction ?? "or",
      )}`,
    );
  }
  const yours = of.map(
    (one) => (one.kind === "owner" || one.kind === "controller") && one.player.kind === "you",
  );
  if (yours.every((one) => one) && of.length === 2) return same("you own or control");
  const blocking = inCombatWith(of);
  if (blocking !== undefined) return same(`blocking or blocked by ${p.object(blocking)}`);
  const phrases = of.map((one) => p.after(one, false));
  return {
    one: listOf(
      phrases.map((phrase) => phrase.one),
      "or",
    ),
    many: listOf(
      phrases.map((phrase) => phrase.many),
      "or",
    ),
  };
}

/** "blocking or blocked by this creature": whatever is in combat with it. */
function inCombatWith(of: readonly Predicate[]): ObjectRef | undefined {
  const [one, other] = of;
  if (of.length !== 2 || one?.kind !== "blocking" || other?.kind !== "blockedBy") return undefined;
  return objectKey(one.ref) === objectKey(other.ref) ? one.ref : undefined;
}

export function frenchAdjective(
  predicate: AnyPredicate,
  p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  const words = predicate.of.map((one) => p.phrases.adjective(one, p));
  const [first] = words;
  if (first === undefined || words.some((one) => one === undefined)) return undefined;
  return {
    rank: first.rank,
    words: (of) =>
      fr.listOf(
        words.flatMap((one) => (one === undefined ? [] : [one.words(of)])),
        "ou",
      ),
  };
}

export function frenchAfter(predicate: AnyPredicate, p: fr.FrenchContext): fr.After {
  if (isBasicLandTyped(predicate, LAND)) return { rank: 1, words: () => "avec un type de terrain de base" };
  const phrases = predicate.of.map((one) => fr.describing(one, p));
  const clauses = predicate.of.some((one) => one.kind === "blocking");
  return {
    rank: Math.max(...phrases.map(({ rank }) => rank)),
    words: (of) =>
      fr.listOf(
        phrases.map((one) => (clauses && one.participle === true ? beingSo(one, of) : one.words(of))),
        "ou",
      ),
  };
}

/** « qui est bloquée par elle » */
function beingSo(one: fr.After, of: fr.Agreement): string {
  return `qui ${of.plural ? "sont" : "est"} ${one.words(of)}`;
}
