import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantTransform");
export interface CantTransformRestriction extends Node<typeof schema> {}

export function english(_r: CantTransformRestriction, time: RestrictionTime, _p: PrintContext): string {
  return `can't transform${during(time)}`;
}

export function french(
  _r: CantTransformRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.cant(`se transformer${fr.during(style)}`);
}
