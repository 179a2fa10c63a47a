import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** In the wording, 1: "that's attacking you". */
export const schema = variant("attacksPlayer", {
  player: playerRef,
});
export interface AttacksPlayerPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: AttacksPlayerPredicate, p: PrintContext, _onStack: boolean): OneMany {
  const attacking = `attacking ${p.player(predicate.player)}`;
  if (p.say(predicate).variant !== 1) return same(attacking);
  return { one: `that's ${attacking}`, many: `that are ${attacking}` };
}

export function frenchAfter(predicate: AttacksPlayerPredicate, p: fr.FrenchContext): fr.After {
  const who = fr.anyPlayer(predicate.player, p);
  return { rank: 6, words: (of) => `qui ${fr.conjugate(fr.vpTo("attaquer", who), "present", of)}` };
}
