import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { objectRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** The mana spent on this spell, on the permanent that it became, or on another spell. */
export const schema = variant("manaSpent", { of: objectRef.exactOptional() });
export interface ManaSpentAmount extends Node<typeof schema> {}

export function english(amount: ManaSpentAmount, p: PrintContext): string {
  if (amount.of !== undefined) return `the amount of mana spent to cast ${p.object(amount.of)}`;
  return `the amount of mana spent to cast ${p.say(amount).as === "name" ? p.self : "it"}`;
}

export function french(amount: ManaSpentAmount, p: fr.FrenchContext): string {
  const spell = p.object(amount.of ?? { kind: "this" });
  return `la quantité de mana dépensée pour ${fr.conjugate(fr.vp("lancer", spell), "infinitive", fr.YOU)}`;
}
