import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("losesToZeroCounters");
export interface LosesToZeroCountersRestriction extends Node<typeof schema> {}

export function english(
  _r: LosesToZeroCountersRestriction,
  _time: RestrictionTime,
  _p: PrintContext,
): string {
  throw new NotPrintable(`restriction losesToZeroCounters`, "stands in a sentence of its own");
}

export function french(
  _r: LosesToZeroCountersRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.not(fr.vp("aller", undefined, `au cimetière faute de marqueurs${fr.during(style)}`));
}
