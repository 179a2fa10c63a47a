import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("mayNotUntap");
export interface MayNotUntapRestriction extends Node<typeof schema> {}

export function english(_r: MayNotUntapRestriction, time: RestrictionTime, _p: PrintContext): string {
  return `may choose not to untap${during(time)}`;
}

export function french(
  _r: MayNotUntapRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.vp("pouvoir", undefined, `ne pas se dégager${fr.during(style)}`);
}
