import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { players } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantWinGame", {
  who: playerRef,
});
export interface CantWinGameRule extends Node<typeof schema> {}

export function english(rule: CantWinGameRule, p: PrintContext): string {
  return `${players(rule.who, p)} can't win the game`;
}

export function french(rule: CantWinGameRule, p: fr.FrenchContext): string {
  return fr.present(fr.players(rule.who, p), fr.cant("gagner la partie"));
}
