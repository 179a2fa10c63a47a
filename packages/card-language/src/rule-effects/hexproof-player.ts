import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { players } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("hexproofPlayer", {
  who: playerRef,
});
export interface HexproofPlayerRule extends Node<typeof schema> {}

export function english(rule: HexproofPlayerRule, p: PrintContext): string {
  return `${players(rule.who, p)} have hexproof`;
}

export function french(rule: HexproofPlayerRule, p: fr.FrenchContext): string {
  return fr.present(fr.players(rule.who, p), fr.vp("avoir", fr.keywordArticle("hexproof")));
}
