import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { happenedThing, happenedValue } from "../print/happened.ts";
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
  return happenedValue(amount, p);
}

export function englishEach(amount: HappenedAmount, p: PrintContext): string {
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
  return `le nombre de ${fr.happenedThing(event, amount.when, true, p)}`;
}

export function frenchEach(amount: HappenedAmount, p: fr.FrenchContext): string {
  return fr.happenedThing(amount.event, amount.when, false, p);
}
