import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { players } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("cantActivate", {
  who: playerRef,
  of: filter,
  exceptMana: flag,
  chosenName: flag,
  /** Only loyalty abilities (CR 606.2). */
  loyalty: flag,
});
export interface CantActivateRule extends Node<typeof schema> {}

export function english(rule: CantActivateRule, p: PrintContext): string {
  const mana = rule.exceptMana === true ? " unless they're mana abilities" : "";
  if (rule.chosenName === true)
    return `activated abilities of sources with the chosen name can't be activated${mana}`;
  if (rule.loyalty === true)
    return `${players(rule.who, p)} can't activate ${possessive(manyOf(p.noun(rule.of)))} loyalty abilities${mana}`;
  if (rule.who.kind !== "allPlayers" || p.say(rule).variant === 1)
    return `${players(rule.who, p)} can't activate abilities of ${manyOf(p.noun(rule.of))}${mana}`;
  return `activated abilities of ${manyOf(p.noun(rule.of))} can't be activated${mana}`;
}

function possessive(many: string): string {
  return many.endsWith("s") ? `${many}'` : `${many}'s`;
}

export function french(rule: CantActivateRule, p: fr.FrenchContext): string {
  const mana = rule.exceptMana === true ? ", à moins que ce ne soient des capacités de mana" : "";
  const of = rule.chosenName === true ? "les sources avec le nom choisi" : fr.theMany(p.noun(rule.of)).text;
  if (rule.loyalty === true)
    return `${fr.present(fr.players(rule.who, p), fr.cant(`activer les capacités de loyauté de ${of}`))}${mana}`;
  if (rule.who.kind === "allPlayers")
    return `les capacités activées de ${of} ne peuvent pas être activées${mana}`;
  return `${fr.present(fr.players(rule.who, p), fr.cant(`activer les capacités de ${of}`))}${mana}`;
}
