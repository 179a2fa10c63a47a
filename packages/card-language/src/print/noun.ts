import { isBasicLandTyped } from "../basic-land-type.ts";
import type { Filter } from "../filter.ts";
import type { Predicate } from "../predicate.ts";
import type { PrintContext } from "./context.ts";
import { printAfter } from "./noun-after.ts";
import { printAdjectives } from "./noun-before.ts";
import { isHeadPredicate, printHead } from "./noun-head.ts";
import type { NounPhrase, OneMany } from "./noun-phrase.ts";
import { printZoneOf } from "./noun-zone.ts";

/** The description of a filter (CR 109.2): adjectives, noun, what follows, and where. */
export function printNoun(filter: Filter, p: PrintContext): NounPhrase {
  const head: Predicate[] = [];
  const rest: Predicate[] = [];
  let other = false;
  for (const predicate of flatten(filter.of, p)) {
    if (predicate.kind === "other" || (predicate.kind === "otherThan" && isCalledOther(predicate, p)))
      other = true;
    else if (isHeadPredicate(predicate) && !isSaidAfter(predicate, filter, p)) head.push(predicate);
    else rest.push(predicate);
  }
  const { preposition, treeOrder, order, conjunction, place } = p.say(filter);
  const adjectives = printAdjectives(rest, p, treeOrder === true, conjunction === "and/or");
  const noun = printHead(head, filter, p);
  const inZone = printZoneOf(filter, p);
  const followers = adjectives.rest.filter((predicate) => !inZone.used.includes(predicate));
  if (place === "exiled")
    return {
      other,
      before: ["exiled", ...adjectives.words],
      head: noun.head,
      after: printAfter(adjectives.rest, filter, p, undefined),
      noun: noun.called,
    };
  const early = inZone.phrase !== undefined && order?.includes("zone") === true;
  return {
    other,
    before: adjectives.words,
    head: noun.head,
    after: printAfter(followers, filter, p, early ? zoneWords(inZone.phrase, preposition) : undefined),
    ...(inZone.phrase === undefined || early ? {} : { zone: inZone.phrase }),
    ...(preposition === undefined ? {} : { preposition }),
    noun: noun.called,
  };
}

/** "that's a Wolf or a Werewolf" instead of "Wolf or Werewolf". */
function isSaidAfter(predicate: Predicate, filter: Filter, p: PrintContext): boolean {
  const said = p.say(predicate).variant;
  const asKind = predicate.kind === "any" && (said === 1 || said === 3);
  return asKind || isBasicLandTyped(predicate, filter.of);
}

/** The zone where it stands before other phrases: "cards in your graveyard that ...". */
function zoneWords(phrase: OneMany | undefined, preposition: "in" | "from" | undefined): OneMany | undefined {
  const word = preposition ?? "in";
  return phrase === undefined ? undefined : { one: `${word} ${phrase.one}`, many: `${word} ${phrase.many}` };
}

/** All that is said, one by one; "that's both blue and red" (3) stays together. */
function flatten(of: readonly Predicate[], p: PrintContext): readonly Predicate[] {
  return of.flatMap((predicate) =>
    predicate.kind === "all" && p.say(predicate).variant !== 3 && p.adjective(predicate) === undefined
      ? flatten(predicate.of, p)
      : [predicate],
  );
}

/** "Another card" than what a player did something to among those of all players has no other words. */
function isCalledOther(predicate: Extract<Predicate, { kind: "otherThan" }>, p: PrintContext): boolean {
  return predicate.yours === true || p.say(predicate).variant === 1;
}
