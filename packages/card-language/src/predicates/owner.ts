import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { verb } from "../print/noun-after.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("owner", {
  player: playerRef,
});
export interface OwnerPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: OwnerPredicate, p: PrintContext, _onStack: boolean): OneMany {
  if (p.say(predicate).variant === 6) return same("owned by another player");
  return verb(predicate.player, "own", p);
}

export function englishNotAfter(of: OwnerPredicate, p: PrintContext, _onStack: boolean): OneMany {
  if (of.player.kind === "you") return same("you don't own");
  const who = p.player(of.player, "subject");
  return same(who === "they" ? "they don't own" : `${who} doesn't own`);
}

export function frenchAfter({ player }: OwnerPredicate, p: fr.FrenchContext): fr.After {
  const who = fr.anyPlayer(player, p);
  return { rank: 5, words: () => `que ${fr.present(who, fr.vp("posséder"))}` };
}

export function frenchNotAfter({ player }: OwnerPredicate, p: fr.FrenchContext): fr.After {
  const who = fr.anyPlayer(player, p);
  return { rank: 5, words: () => `que ${fr.present(who, fr.not(fr.vp("posséder")))}` };
}
