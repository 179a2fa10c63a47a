import { frenchInsteadOf } from "../french/instead.ts";
import * as fr from "../french/phrases.ts";
import { base } from "../print/changed-number.ts";
import type { PrintContext } from "../print/context.ts";
import { eventClause } from "../print/event.ts";
import { flag, variant } from "../schema/basic.ts";
import { effects, event, type Node } from "../schema/nodes.ts";

/** The general form: the event does not happen, these effects do (CR 614.6). */
export const schema = variant("instead", {
  event,
  effects,
  optional: flag,
});
export interface InsteadReplacement extends Node<typeof schema> {}

export function english(r: InsteadReplacement, p: PrintContext): string {
  const event = eventClause(r.event, p);
  const would = `would ${base(event.predicate, event.subject)}`;
  const text = p.phrases
    .effects(r.effects, p)
    .replace(/\.$/, "")
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return `if ${event.subject} ${would}, ${r.optional === true ? "you may " : ""}${text} instead`;
}

export function french(r: InsteadReplacement, p: fr.FrenchContext): string {
  const clause = p.eventClause(r.event);
  const would = clause.kind === "clause" ? fr.would(clause.subject, clause.verbs) : clause.text;
  return `si ${would}, ${frenchInsteadOf(r.effects, r.optional === true, p)} à la place`;
}
