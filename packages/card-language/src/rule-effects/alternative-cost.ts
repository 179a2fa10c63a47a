import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { spells } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { condition, costs, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("alternativeCost", {
  who: playerRef,
  what: filter,
  cost: z.union([z.literal("withoutPaying"), costs]),
  condition: condition.exactOptional(),
  /** They may be cast so as though they had flash (CR 601.3b). */
  asThoughFlash: flag,
});
export interface AlternativeCostRule extends Node<typeof schema> {}

export function english(rule: AlternativeCostRule, p: PrintContext): string {
  const { variant: said } = p.say(rule);
  if (rule.asThoughFlash === true && rule.cost === "withoutPaying" && rule.who.kind === "allPlayers")
    return `any player may cast ${spells(rule.what, p)} without paying their mana cost and as though they had flash`;
  if (rule.asThoughFlash === true) throw new NotPrintable("rule alternativeCost", "as though they had flash");
  if (rule.who.kind !== "you") throw new NotPrintable("rule alternativeCost", "for such players");
  if (rule.cost === "withoutPaying")
    return `you may cast ${spells(rule.what, p)} without paying their mana costs`;
  const that = said === 1 ? " that" : "";
  return `you may ${p.costAction(rule.cost)} rather than pay the mana cost for ${spells(rule.what, p)}${that} you cast`;
}

export function french(rule: AlternativeCostRule, p: fr.FrenchContext): string {
  const who = p.player(rule.who);
  const condition = rule.condition === undefined ? "" : `tant que ${p.condition(rule.condition)}, `;
  const spells = fr.theSpells(rule.what, p).text.replace(/^les (.*?) lancés depuis /, "des $1 depuis ");
  const flash = rule.asThoughFlash === true ? " et comme s'ils avaient le flash" : "";
  if (rule.cost === "withoutPaying")
    return `${condition}${fr.present(who, fr.vp("pouvoir", undefined, `lancer ${spells} sans payer leur coût de mana${flash}`))}`;
  const pay = fr.conjugateAll(p.costAction(rule.cost), "infinitive", who);
  return `${condition}${fr.present(who, fr.vp("pouvoir", undefined, `${pay} plutôt que de payer le coût de mana de ${spells}`))}`;
}
