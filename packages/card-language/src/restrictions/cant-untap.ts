import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { during, type RestrictionTime } from "../print/restriction-time.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantUntap");
export interface CantUntapRestriction extends Node<typeof schema> {}

export function english(_r: CantUntapRestriction, time: RestrictionTime, _p: PrintContext): string {
  return `can't become untapped${during(time)}`;
}

export function french(
  _r: CantUntapRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.cant(`devenir ${fr.participle("dégager")(style.who)}${fr.during(style)}`);
}
