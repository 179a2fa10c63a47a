import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("attacksPlayer", {
  player: playerRef,
});
export interface AttacksPlayerPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: AttacksPlayerPredicate, p: PrintContext, _onStack: boolean): OneMany {
  return same(`attacking ${p.player(predicate.player)}`);
}

export function frenchAfter(predicate: AttacksPlayerPredicate, p: fr.FrenchContext): fr.After {
  const who = fr.anyPlayer(predicate.player, p).text;
  return { rank: 6, words: (of) => `qui ${fr.conjugate(fr.vp("attaquer", who), "present", of)}` };
}
