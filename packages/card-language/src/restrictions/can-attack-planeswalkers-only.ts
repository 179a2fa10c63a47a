import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("canAttackPlaneswalkersOnly");
export interface CanAttackPlaneswalkersOnlyRestriction extends Node<typeof schema> {}

export function english(
  _r: CanAttackPlaneswalkersOnlyRestriction,
  _time: RestrictionTime,
  _p: PrintContext,
): string {
  throw new NotPrintable(`restriction canAttackPlaneswalkersOnly`, "stands in a sentence of its own");
}

export function french(
  _r: CanAttackPlaneswalkersOnlyRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.not(fr.vp("pouvoir", undefined, `attaquer que des planeswalkers${fr.during(style)}`), "alone");
}
