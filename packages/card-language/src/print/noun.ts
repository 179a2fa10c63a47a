import type { Filter, Predicate } from "../filter.ts";
import type { PrintContext } from "./context.ts";
import { printAfter } from "./noun-after.ts";
import { printAdjectives } from "./noun-before.ts";
import { isHeadPredicate, printHead } from "./noun-head.ts";
import type { NounPhrase } from "./noun-phrase.ts";
import { printZoneOf } from "./noun-zone.ts";

/** The description of a filter (CR 109.2): adjectives, noun, what follows, and where. */
export function printNoun(filter: Filter, p: PrintContext): NounPhrase {
  const head: Predicate[] = [];
  const rest: Predicate[] = [];
  let other = false;
  for (const predicate of flatten(filter.of)) {
    if (predicate.kind === "other") other = true;
    else if (isHeadPredicate(predicate)) head.push(predicate);
    else rest.push(predicate);
  }
  const adjectives = printAdjectives(rest, p);
  const noun = printHead(head, filter, p);
  const inZone = printZoneOf(filter, p);
  const followers = adjectives.rest.filter((predicate) => !inZone.used.includes(predicate));
  const { preposition } = p.say(filter);
  return {
    other,
    before: adjectives.words,
    head: noun.head,
    after: printAfter(followers, filter, p),
    ...(inZone.phrase === undefined ? {} : { zone: inZone.phrase }),
    ...(preposition === undefined ? {} : { preposition }),
    noun: noun.called,
  };
}

function flatten(of: readonly Predicate[]): readonly Predicate[] {
  return of.flatMap((predicate) => (predicate.kind === "all" ? flatten(predicate.of) : [predicate]));
}
