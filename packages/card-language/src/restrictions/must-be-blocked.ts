import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { flag, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("mustBeBlocked", {
  byAll: flag,
  /** By all such creatures rather than all. */
  such: filter.exactOptional(),
});
export interface MustBeBlockedRestriction extends Node<typeof schema> {}

export function english(r: MustBeBlockedRestriction, time: RestrictionTime, _p: PrintContext): string {
  return r.byAll === true ? "" : `must be blocked${during(time)} if able`;
}

export function french(
  _r: MustBeBlockedRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.vp(
    "devoir",
    undefined,
    `être ${fr.participle("bloquer")(style.who)}${fr.during(style)} si possible`,
  );
}
