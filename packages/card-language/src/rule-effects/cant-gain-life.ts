import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { players } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantGainLife", {
  who: playerRef,
});
export interface CantGainLifeRule extends Node<typeof schema> {}

export function english(rule: CantGainLifeRule, p: PrintContext): string {
  return `${players(rule.who, p)} can't gain life`;
}

export function french(rule: CantGainLifeRule, p: fr.FrenchContext): string {
  return fr.present(fr.players(rule.who, p), fr.cant("gagner de points de vie"));
}
