import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("samePlayer", {
  left: playerRef,
  right: playerRef,
});
export interface SamePlayerCondition extends Node<typeof schema> {}

export function english(condition: SamePlayerCondition, p: PrintContext): string {
  return `${p.player(condition.left, "subject")} is ${p.player(condition.right)}`;
}

export function french(condition: SamePlayerCondition, p: fr.FrenchContext, denied: boolean): string {
  const verb = fr.vp("être", p.player(condition.right).text);
  return fr.present(p.player(condition.left), denied ? fr.not(verb) : verb);
}
