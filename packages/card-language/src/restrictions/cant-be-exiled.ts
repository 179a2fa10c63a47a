import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantBeExiled");
export interface CantBeExiledRestriction extends Node<typeof schema> {}

export function english(_r: CantBeExiledRestriction, time: RestrictionTime, _p: PrintContext): string {
  return `can't be exiled${during(time)}`;
}

export function french(
  _r: CantBeExiledRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.cant(`être ${fr.participle("exiler")(style.who)}${fr.during(style)}`);
}
