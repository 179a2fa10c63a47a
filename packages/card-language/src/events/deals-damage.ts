import { z } from "zod";
import type { DamageRecipient } from "../damage-recipient.ts";
import type { EventBound } from "../event-bound.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { damageSource, isAnySource } from "../print/damage-source.ts";
import type { EventClause } from "../print/event-clause.ts";
import { eventPlayer } from "../print/event-player.ts";
import { conjugated, printRecipient, subjectOf } from "../print/event-words.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { flag, variant } from "../schema/basic.ts";
import { damageRecipient, type Node, subject } from "../schema/nodes.ts";

export const schema = variant("dealsDamage", {
  source: subject,
  to: damageRecipient.exactOptional(),
  combat: z.boolean().exactOptional(),
  batch: flag,
  /** "To one or more": once for all that one source deals at the same time. */
  toSeveral: flag,
});
export interface DealsDamageEvent extends Node<typeof schema> {}

export function english(
  event: DealsDamageEvent,
  p: PrintContext,
  bound: EventBound | undefined,
): EventClause {
  const combat = event.combat === true ? "combat " : event.combat === false ? "noncombat " : "";
  const least = bound === undefined ? "" : `${damageBound(bound)} `;
  const { source, to } = event;
  if (
    typeof source === "object" &&
    "filter" in source &&
    source.filter.of.length === 0 &&
    to?.kind === "object"
  ) {
    if (event.batch !== true) {
      p.mention("event:source", "source", false);
      return {
        word: "whenever",
        subject: "a source",
        predicate: `deals ${least}${combat}damage to ${p.subject(to.what)}`,
      };
    }
    return { word: "whenever", subject: p.subject(to.what), predicate: `is dealt ${least}${combat}damage` };
  }
  if (
    typeof source === "object" &&
    "filter" in source &&
    source.filter.of.length === 0 &&
    to?.kind === "player" &&
    event.batch === true
  ) {
    const who = eventPlayer(to.player, p);
    return {
      word: "whenever",
      subject: who === "you" ? "you're" : who,
      predicate: `${who === "you" ? "" : "is "}dealt ${least}${combat}damage`,
    };
  }
  const batch = event.batch === true;
  const subject =
    !batch && typeof source === "object" && "filter" in source && isAnySource(source.filter)
      ? damageSource(source, p)
      : subjectOf(source, p, batch);
  const recipient =
    to === undefined ? "" : ` to ${event.toSeveral === true ? several(to, p) : printRecipient(to, p)}`;
  return {
    word: "whenever",
    subject,
    predicate: `${conjugated("deal", batch)} ${least}${combat}damage${recipient}`,
  };
}

function damageBound(bound: EventBound): string {
  if (bound.compare === ">=" && typeof bound.value === "number") return `${bound.value} or more`;
  throw new NotPrintable("event bound");
}

function several(to: DamageRecipient, p: PrintContext): string {
  if (to.kind !== "object" || typeof to.what !== "object" || !("filter" in to.what))
    throw new NotPrintable("event dealsDamage", "to one or more of something else");
  return `one or more ${manyOf(p.noun(to.what.filter))}`;
}

export function french(
  event: DealsDamageEvent,
  p: fr.FrenchContext,
  bound: EventBound | undefined,
): fr.EventClause {
  const least = bound === undefined ? "des " : `au moins ${fr.numeral(bound.value, p)} `;
  const damage = `${least}${fr.damageWords(event.combat)}`;
  const { source, to } = event;
  const anySource = typeof source === "object" && "filter" in source && source.filter.of.length === 0;
  if (anySource && to?.kind === "object" && event.batch === true)
    return fr.eventOf(p.subject(to.what), fr.vp("subir", damage));
  if (anySource && to?.kind === "player" && event.batch === true)
    return fr.playerDoes(to.player, p, () => fr.vp("subir", damage));
  const subject = fr.oneSource(source, p, event.batch === true);
  const recipient = to === undefined ? undefined : fr.damaged(to, p);
  if (recipient?.you === true)
    return fr.eventOf(subject, { ...fr.vp("infliger", damage), dative: recipient.text });
  return fr.eventOf(subject, fr.vp("infliger", damage, recipient === undefined ? "" : `à ${recipient.text}`));
}
