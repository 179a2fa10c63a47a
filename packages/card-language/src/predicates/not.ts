import * as fr from "../french/phrases.ts";
import type { Predicate } from "../predicate.ts";
import type { PrintContext } from "../print/context.ts";
import type { Adjective } from "../print/noun-before.ts";
import { indefinite, manyOf, type OneMany, same } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { type Node, predicate } from "../schema/nodes.ts";

/** In the wording, 20: "creatures except for Krakens"; 21: "card other than a basic land card". */
export const schema = variant("not", {
  of: predicate,
});
export interface NotPredicate extends Node<typeof schema> {}

/** In the wording, 24: "permanents except for artifacts and lands". */
export function englishAdjective(predicate: NotPredicate, p: PrintContext): Adjective | undefined {
  const { variant } = p.say(predicate);
  if (variant === 21 || variant === 24) return undefined;
  return p.notAdjective(predicate.of);
}

export function englishAfter(predicate: NotPredicate, p: PrintContext, onStack: boolean): OneMany {
  const { variant } = p.say(predicate);
  const of = [predicate.of];
  if (variant === 21) {
    const card = p.noun({ zones: ["graveyard"], of });
    return {
      one: `other than ${indefinite(card, "none")}`,
      many: `other than ${manyOf(card, "none")}`,
    };
  }
  if (variant === 24 || predicate.of.kind === "any") return same(`except for ${manyOf(p.noun({ of }))}`);
  if (isDescription(predicate.of)) {
    const np = p.noun({ of });
    return { one: `that isn't ${indefinite(np)}`, many: `that aren't ${manyOf(np)}` };
  }
  return p.notAfter(predicate.of, onStack);
}

export function frenchAdjective(
  predicate: NotPredicate,
  p: fr.FrenchContext,
): fr.RankedAdjective | undefined {
  return p.phrases.notAdjective(predicate.of, p);
}

/** What takes a noun of its own to say. */
function isDescription(of: Predicate): boolean {
  return of.kind === "all" || of.kind === "any" || of.kind === "subtype";
}

export function frenchAfter(predicate: NotPredicate, p: fr.FrenchContext): fr.After {
  if (isDescription(predicate.of)) {
    const than = fr.aOrAn(p.noun({ of: [predicate.of] })).text;
    return { rank: 4, words: ({ plural }) => `${plural ? "autres" : "autre"} que ${than}` };
  }
  return p.phrases.notAfter(predicate.of, p);
}
