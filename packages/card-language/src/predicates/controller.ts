import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { verb } from "../print/noun-after.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("controller", {
  player: playerRef,
});
export interface ControllerPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: ControllerPredicate, p: PrintContext, onStack: boolean): OneMany {
  const { player } = predicate;
  if (onStack && player.kind === "each") return same("they control");
  const { variant } = p.say(predicate);
  if (variant === 4) return verb(player, "cast", p);
  if (player.kind === "opponents" && variant === 1) return same("your opponents control");
  if (player.kind === "opponents" && variant === 5) return same("an opponent controls");
  if (player.kind === "opponents" && variant === 3) return same("each opponent controls");
  return verb(player, "control", p);
}

export function englishNotAfter(of: ControllerPredicate, p: PrintContext, _onStack: boolean): OneMany {
  if (of.player.kind === "you")
    return same(p.say(of).variant === 5 ? "you didn't control" : "you don't control");
  const who = p.player(of.player, "subject");
  return same(who === "they" ? "they don't control" : `${who} doesn't control`);
}

export function frenchAfter({ player }: ControllerPredicate, p: fr.FrenchContext): fr.After {
  if (player.kind === "opponents" || player.kind === "otherPlayers") {
    const one = fr.anyPlayer(player, p);
    const many = fr.players(player, p);
    const verb = fr.vp("contrôler");
    const { lookingBack } = p;
    return {
      rank: 5,
      words: ({ plural }) => `que ${(lookingBack ? fr.imperfect : fr.present)(plural ? many : one, verb)}`,
    };
  }
  if (player.kind === "controller" && p.it === p.meant(objectKey(player.of)))
    return { rank: 5, words: () => "que le même joueur contrôle" };
  const who = fr.anyPlayer(player, p);
  const tense = p.lookingBack ? fr.imperfect : fr.present;
  return { rank: 5, words: () => `que ${tense(who, fr.vp("contrôler"))}` };
}

export function frenchNotAfter({ player }: ControllerPredicate, p: fr.FrenchContext): fr.After {
  const who = fr.anyPlayer(player, p);
  return { rank: 5, words: () => `que ${fr.present(who, fr.not(fr.vp("contrôler")))}` };
}
