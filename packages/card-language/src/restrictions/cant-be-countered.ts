import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("cantBeCountered", {
  by: filter.exactOptional(),
});
export interface CantBeCounteredRestriction extends Node<typeof schema> {}

export function english(r: CantBeCounteredRestriction, time: RestrictionTime, p: PrintContext): string {
  const by = r.by === undefined ? "" : ` by ${manyOf(p.noun(r.by))}`;
  return `can't be countered${by}${during(time)}`;
}

export function french(
  r: CantBeCounteredRestriction,
  style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const by = r.by === undefined ? "" : ` par ${fr.phrase(p.noun(r.by), { many: true }).text}`;
  return fr.cant(`être ${fr.participle("contrecarrer")(style.who)}${by}${fr.during(style)}`);
}
