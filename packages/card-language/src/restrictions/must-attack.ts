import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { RestrictionTime } from "../print/restriction-time.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("mustAttack", {
  player: playerRef.exactOptional(),
});
export interface MustAttackRestriction extends Node<typeof schema> {}

export function english(r: MustAttackRestriction, time: RestrictionTime, p: PrintContext): string {
  if (r.player !== undefined)
    return `attack ${p.player(r.player)} ${time.when === "" ? "each combat" : time.when} if able`;
  return `attack ${time.when === "" ? "each combat" : time.when} if able`;
}

export function french(
  r: MustAttackRestriction,
  style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const when = `${fr.eachCombat(style)} si possible`;
  return r.player === undefined
    ? fr.vp("attaquer", undefined, when)
    : fr.vpTo("attaquer", p.player(r.player), when);
}
