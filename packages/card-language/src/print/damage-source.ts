import type { EventSubject } from "../event-subject.ts";
import type { Filter } from "../filter.ts";
import type { Predicate } from "../predicate.ts";
import type { PrintContext } from "./context.ts";
import { indefinite, manyOf, type NounPhrase, oneMany } from "./noun-phrase.ts";

/** What deals damage, in front of "would deal": "a red source", "a source you control", "a creature an opponent controls". */
export function damageSource(source: EventSubject, p: PrintContext): string {
  if (typeof source !== "object" || !("filter" in source)) return p.subject(source);
  const said = sourceNoun(source.filter, p);
  p.mention("event:source", said.noun, false);
  return indefinite(said);
}

/** All that deal damage: "sources you control", "red creatures". */
export function damageSources(filter: Filter, p: PrintContext): string {
  return manyOf(sourceNoun(filter, p));
}

function sourceNoun(filter: Filter, p: PrintContext): NounPhrase {
  const np = p.noun(filter);
  return isAnySource(filter) ? { ...np, head: oneMany("source"), noun: "source" } : np;
}

/** Whatever the object is and wherever it is: a source (CR 609.7). */
function isQuality(predicate: Predicate): boolean {
  switch (predicate.kind) {
    case "controller":
    case "color":
    case "colorCount":
    case "chosen":
    case "otherThan":
    case "other":
      return true;
    case "not":
      return predicate.of.kind === "subtype" || isQuality(predicate.of);
    default:
      return false;
  }
}

/** Whether a description is of sources, which may be anything. */
export function isAnySource({ zones, of }: Filter): boolean {
  return zones === undefined && of.every(isQuality);
}
