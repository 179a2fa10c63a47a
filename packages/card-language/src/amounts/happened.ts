import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { happenedThing, happenedValue } from "../print/happened.ts";
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
  return happenedThing(amount, p);
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
  const who = player.kind === "opponents" ? fr.players(player, p) : p.player(player);
  return `${many ? "blessures infligées" : "blessure infligée"} à ${who.text} ce tour-ci`;
}

export function frenchEach(amount: HappenedAmount, p: fr.FrenchContext): string {
  const hurt = damaged(amount);
  if (hurt !== undefined) return frenchDamage(hurt, false, p);
  return fr.happenedThing(amount.event, amount.when, false, p);
}
