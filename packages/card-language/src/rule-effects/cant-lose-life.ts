import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { players } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantLoseLife", {
  who: playerRef,
});
export interface CantLoseLifeRule extends Node<typeof schema> {}

export function english(rule: CantLoseLifeRule, p: PrintContext): string {
  return `${players(rule.who, p)} can't lose life`;
}

export function french(rule: CantLoseLifeRule, p: fr.FrenchContext): string {
  return fr.present(fr.players(rule.who, p), fr.cant("perdre de points de vie"));
}
