import { z } from "zod";
import type { EventPattern } from "../event.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { have, subjectNoun, WHEN } from "../print/happened.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { bare } from "../print/noun-phrase.ts";
import type { PlayerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { event, type Node } from "../schema/nodes.ts";
import { happenedWhen } from "../schema/turn-structure.ts";

/** How often something happened this turn (or the last one), or to how many objects; with `sum` the total of its amounts. */
export const schema = variant("happened", {
  event,
  when: happenedWhen,
  sum: flag,
  /** The greatest total that any one player comes to, rather than that of all of them. */
  of: z.literal("onePlayer").exactOptional(),
});
export interface HappenedAmount extends Node<typeof schema> {}

export function english(amount: HappenedAmount, p: PrintContext): string {
  const { event } = amount;
  if (
    event.kind === "dealsDamage" &&
    event.to?.kind === "object" &&
    event.to.what === "this" &&
    amount.sum === true
  )
    return "the amount of damage dealt to it this turn";
  const hurt = damaged(amount);
  if (hurt !== undefined)
    return `the damage ${p.say(amount).variant === 11 ? "already " : ""}dealt to ${whom(hurt, p)} this turn`;
  return happenedValue(amount, p);
}

/** Who was dealt damage by anything, all of which is added up. */
function damaged({ event, sum, when }: HappenedAmount): PlayerRef | undefined {
  if (event.kind !== "dealsDamage" || sum !== true || when !== "thisTurn") return undefined;
  const { source, to } = event;
  const anything = typeof source === "object" && "filter" in source && source.filter.of.length === 0;
  return anything && to?.kind === "player" ? to.player : undefined;
}

function whom(player: PlayerRef, p: PrintContext): string {
  return player.kind === "opponents" ? "your opponents" : p.player(player);
}

export function englishEach(amount: HappenedAmount, p: PrintContext): string {
  const hurt = damaged(amount);
  if (hurt !== undefined) return `1 damage dealt to ${whom(hurt, p)} this turn`;
  if (amount.sum === true && amount.event.kind === "gainsLife" && amount.event.who.kind === "you")
    return `1 life ${p.say(amount).variant === 1 ? "you" : "you've"} gained ${WHEN[amount.when]}`;
  if (amount.event.kind === "discards" && p.say(amount).variant === 2)
    return happenedThing(amount, p).replace(" discarded ", " cycled or discarded ");
  return happenedThing(amount, p);
}

/** "creature that died this turn", "spell you've cast this turn": what "for each" counts. */
function happenedThing(amount: HappenedAmount, p: PrintContext): string {
  return special(amount, false, p) ?? thing(amount.event, WHEN[amount.when], false, p);
}

/**
 * In the wording: 12 "put into your graveyard from the battlefield", 13 "you've sacrificed", 14 "exiled under your opponents'
 * control", 15 "they've cast".
 */
function special(amount: HappenedAmount, many: boolean, p: PrintContext): string | undefined {
  const { event } = amount;
  const { variant } = p.say(amount);
  if (variant === 15 && event.kind === "casts")
    return `${bare(p.noun(event.spell), { many })} they've cast this turn`;
  if (event.kind !== "moves" || typeof event.what !== "object" || !("filter" in event.what)) return undefined;
  const of = event.what.filter.of.slice(0, -1);
  const noun = (): string => bare(p.noun({ of }), { many });
  if (variant === 12) return `${noun()} put into your graveyard from the battlefield this turn`;
  if (variant === 13) return `${noun()} you've sacrificed this turn`;
  if (variant === 14 || event.to === "exile")
    return many
      ? `${noun()} that were exiled under your opponents' control this turn`
      : `${noun()} that was exiled under an opponent's control this turn`;
  return undefined;
}

/** "the number of creatures that died this turn", "the amount of life you gained this turn". */
function happenedValue(amount: HappenedAmount, p: PrintContext): string {
  const { event } = amount;
  const when = WHEN[amount.when];
  if (amount.sum === true) {
    if (event.kind === "gainsLife")
      return `the amount of life ${p.say(amount).variant === 1 && event.who.kind === "you" ? "you" : have(event.who, p)} gained ${when}`;
    if (event.kind === "losesLife" && event.who.kind !== "you") {
      const who = p.player(event.who, "subject");
      return `the life ${who} lost ${when}`;
    }
    if (event.kind === "losesLife" && event.who.kind === "you") return `the life you've lost ${when}`;
    if (event.kind === "losesLife") return `the amount of life ${have(event.who, p)} lost ${when}`;
    throw new NotPrintable(`amount happened ${event.kind}`, "as a sum");
  }
  return `the number of ${special(amount, true, p) ?? thing(event, when, true, p)}`;
}

function thing(event: EventPattern, when: string, many: boolean, p: PrintContext): string {
  switch (event.kind) {
    case "moves": {
      const np = subjectNoun(event.what, p);
      if (event.cause === "sacrifice") return `${bare(np, { many })} sacrificed ${when}`;
      if (event.from === "battlefield" && event.to === "graveyard")
        return `${bare(np, { many })} that died ${when}`;
      throw new NotPrintable("amount happened moves");
    }
    case "casts": {
      const noun = bare(p.noun(event.spell), { many });
      return event.who.kind === "you" ? `${noun} you've cast ${when}` : `${noun} cast ${when}`;
    }
    case "draws":
      return `${many ? "cards" : "card"} ${have(event.who, p)} drawn ${when}`;
    case "discards":
      return `${bare(p.noun(event.what), { many, zone: "none" })} ${have(event.who, p)} discarded ${when}`;
    case "attacks": {
      const np = subjectNoun(event.what, p);
      return `${bare(np, { many })} that attacked ${when}`;
    }
    default:
      throw new NotPrintable(`amount happened ${event.kind}`);
  }
}

export function french(amount: HappenedAmount, p: fr.FrenchContext): string {
  const { event } = amount;
  if (amount.sum === true && (event.kind === "gainsLife" || event.kind === "losesLife")) {
    const verb = event.kind === "gainsLife" ? "gagner" : "perdre";
    const who = fr.anyPlayer(event.who, p);
    const has = fr.conjugate(fr.vp("avoir"), "present", who);
    const done = fr.participle(verb)({ gender: "m", plural: true });
    const most = amount.of === "onePlayer" ? "le plus grand nombre" : "le nombre";
    return `${most} de points de vie que ${fr.subjectText(who)} ${has} ${done} ${fr.WHEN[amount.when]}`;
  }
  const hurt = damaged(amount);
  if (hurt !== undefined) return `le nombre de ${frenchDamage(hurt, true, p)}`;
  return `le nombre de ${fr.happenedThing(event, amount.when, true, p)}`;
}

function frenchDamage(player: PlayerRef, many: boolean, p: fr.FrenchContext): string {
  if (player.kind === "you")
    return many
      ? "blessures qui vous ont été infligées ce tour-ci"
      : "blessure qui vous a été infligée ce tour-ci";
  const who = player.kind === "opponents" ? fr.players(player, p) : p.player(player);
  return `${many ? "blessures infligées" : "blessure infligée"} à ${who.text} ce tour-ci`;
}

export function frenchEach(amount: HappenedAmount, p: fr.FrenchContext): string {
  const hurt = damaged(amount);
  if (hurt !== undefined) return frenchDamage(hurt, false, p);
  return fr.happenedThing(amount.event, amount.when, false, p);
}
