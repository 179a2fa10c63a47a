import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** May block creatures with shadow besides those that it may block anyway (CR 702.28b); in the wording, 1: "as though it had shadow". */
export const schema = variant("blocksShadow");
export interface BlocksShadowRestriction extends Node<typeof schema> {}

export function english(r: BlocksShadowRestriction, time: RestrictionTime, p: PrintContext): string {
  const though = p.say(r).variant === 1 ? `${p.self} had shadow` : "they didn't have shadow";
  return `can block creatures with shadow${during(time)} as though ${though}`;
}

export function french(
  _r: BlocksShadowRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.vp(
    "pouvoir",
    undefined,
    `bloquer${fr.during(style)} les créatures ayant la distorsion comme si elles n'avaient pas la distorsion`,
  );
}
