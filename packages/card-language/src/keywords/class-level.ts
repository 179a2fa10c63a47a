import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { keywordVariant, positive, some } from "../schema/basic.ts";
import { ability, costs, type Node } from "../schema/nodes.ts";

/** A class level bar with the abilities of its section (CR 716.2). */
export const schema = keywordVariant("classLevel", {
  level: positive,
  cost: costs,
  abilities: some(ability),
});
export interface ClassLevelKeyword extends Node<typeof schema> {}

/** "{1}{R}: Level 2", then the abilities on lines of their own, or a single one after a dash: wording 1. */
export function english(keyword: ClassLevelKeyword, p: PrintContext): string {
  const texts = keyword.abilities.map((one) => p.phrases.ability(one, p.fresh()));
  const bar = `${p.phrases.cost(keyword.cost, p)}: Level ${keyword.level}`;
  return p.say(keyword).variant === 1 ? `${bar} — ${texts.join("\n")}` : [bar, ...texts].join("\n");
}

export function french(keyword: ClassLevelKeyword, p: fr.FrenchContext): string {
  const texts = keyword.abilities.map((one) => p.phrases.ability(one, p.fresh()));
  return [`${p.phrases.cost(keyword.cost, p)} : Niveau ${keyword.level}`, ...texts].join("\n");
}
