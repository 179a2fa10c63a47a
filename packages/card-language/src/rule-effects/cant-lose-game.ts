import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { players } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantLoseGame", {
  who: playerRef,
});
export interface CantLoseGameRule extends Node<typeof schema> {}

export function english(rule: CantLoseGameRule, p: PrintContext): string {
  return `${players(rule.who, p)} can't lose the game`;
}

export function french(rule: CantLoseGameRule, p: fr.FrenchContext): string {
  return fr.present(fr.players(rule.who, p), fr.cant("perdre la partie"));
}
