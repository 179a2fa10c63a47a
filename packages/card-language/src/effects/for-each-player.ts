import * as fr from "../french/phrases.ts";
import { type Piece, sentence } from "../print/clause.ts";
import type { PrintContext } from "../print/context.ts";
import { inline, joined } from "../print/joined.ts";
import type { PlayerRef } from "../reference.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { effects, type Node } from "../schema/nodes.ts";

export const schema = variant("forEachPlayer", {
  of: playerRef,
  effects,
});
export interface ForEachPlayerEffect extends Node<typeof schema> {}

export function english(effect: ForEachPlayerEffect, p: PrintContext): Piece {
  const variant = p.say(effect).variant;
  if (variant === 1) {
    const each = effect.of.kind === "opponents" ? "opponent" : "player";
    p.mention("player:each", each, false);
    return sentence(`for each ${each}, ${inline(effect.effects, p)}`);
  }
  p.each = eachPlayer(effect.of, p);
  const said = joined(effect.effects, p);
  p.each = undefined;
  return sentence(said.text, said.more);
}

function eachPlayer(of: PlayerRef, p: PrintContext): string {
  return p.player(of, "subject");
}

export function french(effect: ForEachPlayerEffect, p: fr.FrenchContext): fr.Piece {
  const each = p.player(effect.of);
  p.each = each;
  const said = fr.joined(effect.effects, p);
  p.each = undefined;
  const named = said.text.includes(each.text);
  return fr.sentence(named ? said.text : `pour ${each.text}, ${said.text}`, said.more);
}
