import { type Piece, sentence } from "../print/clause.ts";
import { type PrintContext, playerKey } from "../print/context.ts";
import { costAsAction, costAsThird } from "../print/cost.ts";
import { joined } from "../print/joined.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { costs, effects, type Node } from "../schema/nodes.ts";

/** "... unless its controller pays {2}": the effects happen unless that player pays. */
export const schema = variant("unless", {
  who: playerRef,
  cost: costs,
  effects,
  then: effects.exactOptional(),
});
export interface UnlessEffect extends Node<typeof schema> {}

export function english(effect: UnlessEffect, p: PrintContext): Piece {
  if (effect.then !== undefined) throw new NotPrintable("effect unless", "with what follows payment");
  const { text, more } = joined(effect.effects, p);
  const who = p.player(effect.who, "subject");
  const key = playerKey(effect.who);
  const actor = p.actor;
  p.actor = effect.who.kind === "you" ? undefined : key;
  const pays = who === "you" || who === "they" ? costAsAction(effect.cost, p) : costAsThird(effect.cost, p);
  p.actor = actor;
  return sentence(`${text} unless ${who} ${pays}`, more);
}
