import type { Effect } from "../effect.ts";
import { frenchInsteadOf } from "../french/instead.ts";
import * as fr from "../french/phrases.ts";
import { base } from "../print/changed-number.ts";
import type { PrintContext } from "../print/context.ts";
import { damageSource } from "../print/damage-source.ts";
import { eventClause } from "../print/event.ts";
import { printRecipient } from "../print/event-words.ts";
import { NotPrintable } from "../print/not-printable.ts";
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
  if (p.say(r).variant === 6) return paidToEnter(r, p);
  const would = wouldHappen(r, p);
  const text = p.phrases
    .effects(r.effects, p)
    .replace(/\.$/, "")
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  const may = r.optional === true ? "you may " : "";
  return p.say(r).first === true
    ? `if ${would}, ${may}instead ${text}`
    : `if ${would}, ${may}${text} instead`;
}

/** "if ~ would enter, sacrifice a Plains instead. If you do, put ~ onto the battlefield. If you don't, put it into ..." */
function paidToEnter(r: InsteadReplacement, p: PrintContext): string {
  const [first] = r.effects;
  if (first === undefined) throw new NotPrintable("replacement instead", "of nothing");
  const { kind } = first;
  const paid: readonly Effect[] =
    kind === "may" ? [{ kind, who: first.who, effects: first.effects }] : [first];
  const text = p.phrases
    .effects(paid, p)
    .replace(/\.$/, "")
    .replace(/^[A-Z](?=[a-z])/, (letter) => letter.toLowerCase());
  return `if ${p.self} would enter, ${text} instead. If you do, put ${p.self} onto the battlefield. If you don't, put it into its owner's graveyard`;
}

/** "an opponent would gain life"; variant 1 of damage: "damage would be dealt to ~", 2: "~ would be dealt damage". */
function wouldHappen({ event }: InsteadReplacement, p: PrintContext): string {
  if (event.kind === "dealsDamage" && event.batch !== true) return wouldDeal(event, p);
  const clause = eventClause(event, p);
  return `${clause.subject} would ${base(clause.predicate, clause.subject)}`;
}

export function french(r: InsteadReplacement, p: fr.FrenchContext): string {
  const clause = p.eventClause(passive(r.event));
  const would = clause.kind === "clause" ? fr.would(clause.subject, clause.verbs) : clause.text;
  return `si ${would}, ${frenchInsteadOf(r.effects, r.optional === true, p)} à la place`;
}

/** « si cette créature devait subir des blessures », whatever their source */
function passive(event: InsteadReplacement["event"]): InsteadReplacement["event"] {
  if (event.kind !== "dealsDamage" || typeof event.source !== "object") return event;
  const ofAny = "filter" in event.source && event.source.filter.of.length === 0;
  return ofAny ? { ...event, batch: true } : event;
}

type DealsDamage = Extract<InsteadReplacement["event"], { kind: "dealsDamage" }>;

function wouldDeal(event: DealsDamage, p: PrintContext): string {
  const { variant } = p.say(event);
  const damage = `${event.combat === true ? "combat " : event.combat === false ? "noncombat " : ""}damage`;
  const passive = event.to !== undefined && (variant === 1 || variant === 2);
  const source = passive ? "" : damageSource(event.source, p);
  const to = event.to === undefined ? "" : printRecipient(event.to, p);
  if (passive) return variant === 1 ? `${damage} would be dealt to ${to}` : `${to} would be dealt ${damage}`;
  return `${source} would deal ${damage}${to === "" ? "" : ` to ${to}`}`;
}
