import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantBeRegenerated");
export interface CantBeRegeneratedRestriction extends Node<typeof schema> {}

export function english(_r: CantBeRegeneratedRestriction, time: RestrictionTime, _p: PrintContext): string {
  return `can't be regenerated${during(time)}`;
}

export function french(
  _r: CantBeRegeneratedRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.cant(`être ${fr.participle("régénérer")(style.who)}${fr.during(style)}`);
}
