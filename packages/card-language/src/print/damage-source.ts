import type { EventSubject } from "../event-subject.ts";
import type { Predicate } from "../predicate.ts";
import type { PrintContext } from "./context.ts";
import { indefinite, oneMany } from "./noun-phrase.ts";

/** What deals damage, in front of "would deal": "a red source", "a source you control", "a creature an opponent controls". */
export function damageSource(source: EventSubject, p: PrintContext): string {
  if (typeof source !== "object" || !("filter" in source)) return p.subject(source);
  const { filter } = source;
  const np = p.noun(filter);
  const anything = filter.zones === undefined && filter.of.every(isQuality);
  const said = anything ? { ...np, head: oneMany("source"), noun: "source" } : np;
  p.mention("event:source", said.noun, false);
  return indefinite(said);
}

/** Whatever the object is and wherever it is: a source (CR 609.7). */
function isQuality(predicate: Predicate): boolean {
  return predicate.kind === "controller" || predicate.kind === "color" || predicate.kind === "chosen";
}
