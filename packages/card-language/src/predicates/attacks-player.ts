import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** In the wording, 1: "that's attacking you". */
export const schema = variant("attacksPlayer", {
  player: playerRef,
  /** Or a planeswalker that the player controls. */
  orPlaneswalkers: flag,
});
export interface AttacksPlayerPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: AttacksPlayerPredicate, p: PrintContext, _onStack: boolean): OneMany {
  const who = p.player(predicate.player);
  const also = predicate.orPlaneswalkers === true ? " or a planeswalker you control" : "";
  if (also !== "" && predicate.player.kind !== "you")
    throw new NotPrintable("filter attacksPlayer", "or planeswalkers of somebody else");
  const attacking = `attacking ${who}${also}`;
  if (p.say(predicate).variant !== 1) return same(attacking);
  return { one: `that's ${attacking}`, many: `that are ${attacking}` };
}

export function frenchAfter(predicate: AttacksPlayerPredicate, p: fr.FrenchContext): fr.After {
  const who = fr.anyPlayer(predicate.player, p);
  const also = predicate.orPlaneswalkers === true ? " ou attaque un planeswalker que vous contrôlez" : "";
  return { rank: 6, words: (of) => `qui ${fr.conjugate(fr.vpTo("attaquer", who), "present", of)}${also}` };
}
