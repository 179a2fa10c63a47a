import type { PrintContext } from "../print/context.ts";
import { verb } from "../print/noun-after.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
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
  if (player.kind === "opponents" && variant === 1) return same("your opponents control");
  if (player.kind === "opponents" && variant === 3) return same("each opponent controls");
  return verb(player, "control", p);
}

export function englishNotAfter(of: ControllerPredicate, p: PrintContext, _onStack: boolean): OneMany {
  if (of.player.kind === "you") return same("you don't control");
  const who = p.player(of.player, "subject");
  return same(who === "they" ? "they don't control" : `${who} doesn't control`);
}
