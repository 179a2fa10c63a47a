import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("cantActivate", {
  who: playerRef,
  of: filter,
  exceptMana: flag,
  chosenName: flag,
});
export interface CantActivateRule extends Node<typeof schema> {}

export function english(rule: CantActivateRule, p: PrintContext): string {
  const mana = rule.exceptMana === true ? " unless they're mana abilities" : "";
  if (rule.chosenName === true)
    return `activated abilities of sources with the chosen name can't be activated${mana}`;
  if (rule.who.kind !== "allPlayers") throw new NotPrintable("rule cantActivate", "for some players");
  return `activated abilities of ${manyOf(p.noun(rule.of))} can't be activated${mana}`;
}
