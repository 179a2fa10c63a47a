import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { players } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantSearch", {
  who: playerRef,
});
export interface CantSearchRule extends Node<typeof schema> {}

export function english(rule: CantSearchRule, p: PrintContext): string {
  return `${players(rule.who, p)} can't search libraries`;
}

export function french(rule: CantSearchRule, p: fr.FrenchContext): string {
  return fr.present(fr.players(rule.who, p), fr.cant("chercher dans les bibliothèques"));
}
