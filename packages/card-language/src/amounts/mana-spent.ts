import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("manaSpent");
export interface ManaSpentAmount extends Node<typeof schema> {}

export function english(amount: ManaSpentAmount, p: PrintContext): string {
  return `the amount of mana spent to cast ${p.say(amount).as === "name" ? p.self : "it"}`;
}

export function french(_amount: ManaSpentAmount, p: fr.FrenchContext): string {
  return `la quantité de mana dépensé pour lancer ${p.self.text}`;
}
