import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { each } from "../print/rule-words.ts";
import { numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { positive, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("additionalLands", {
  who: playerRef,
  count: z.union([z.literal("any"), positive]),
});
export interface AdditionalLandsRule extends Node<typeof schema> {}

export function english(rule: AdditionalLandsRule, p: PrintContext): string {
  const who = each(rule.who, p);
  if (rule.count === "any")
    return `${who} may play any number of lands on each of ${rule.who.kind === "you" ? "your" : "their"} turns`;
  const lands = rule.count === 1 ? "an additional land" : `${numberWord(rule.count)} additional lands`;
  const when = p.say(rule).variant === 1 ? "during" : "on";
  return `${who} may play ${lands} ${when} each of ${rule.who.kind === "you" ? "your" : "their"} turns`;
}

export function french(rule: AdditionalLandsRule, p: fr.FrenchContext): string {
  const who = p.player(rule.who);
  const lands =
    rule.count === "any"
      ? "n'importe quel nombre de terrains"
      : rule.count === 1
        ? "un terrain supplémentaire"
        : `${fr.numberWord(rule.count)} terrains supplémentaires`;
  return fr.present(
    who,
    fr.vp("pouvoir", undefined, `jouer ${lands} à chacun de ${who.you === true ? "vos" : "ses"} tours`),
  );
}
