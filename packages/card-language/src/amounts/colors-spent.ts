import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("colorsSpent");
export interface ColorsSpentAmount extends Node<typeof schema> {}

export function english(amount: ColorsSpentAmount, p: PrintContext): string {
  return `the number of colors of mana spent to cast ${p.say(amount).as === "name" ? p.self : "it"}`;
}

export function englishEach(amount: ColorsSpentAmount, p: PrintContext): string {
  return `color of mana spent to cast ${p.say(amount).as === "name" ? p.self : "it"}`;
}

export function french(_amount: ColorsSpentAmount, p: fr.FrenchContext): string {
  return `le nombre de ${spentFor("couleurs", p)}`;
}

export function frenchEach(_amount: ColorsSpentAmount, p: fr.FrenchContext): string {
  return spentFor("couleur", p);
}

/** « couleurs de mana dépensées pour la lancer » */
function spentFor(colors: string, p: fr.FrenchContext): string {
  const cast = fr.conjugate(fr.vp("lancer", p.object({ kind: "this" })), "infinitive", fr.YOU);
  return `${colors} de mana ${colors.endsWith("s") ? "dépensées" : "dépensée"} pour ${cast}`;
}
