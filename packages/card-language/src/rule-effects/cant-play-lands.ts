import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { players } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("cantPlayLands", {
  who: playerRef,
  what: filter.exactOptional(),
});
export interface CantPlayLandsRule extends Node<typeof schema> {}

export function english(rule: CantPlayLandsRule, p: PrintContext): string {
  return `${players(rule.who, p)} can't play ${rule.what === undefined ? "lands" : manyOf(p.noun(rule.what))}`;
}

export function french(rule: CantPlayLandsRule, p: fr.FrenchContext): string {
  const lands = rule.what === undefined ? "terrains" : fr.manyOf(p.noun(rule.what), "none");
  return fr.present(fr.players(rule.who, p), fr.cant(`jouer de ${lands}`));
}
