import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { RestrictionTime } from "../print/restriction-time.ts";
import { objectRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("mustBlock", {
  what: objectRef.exactOptional(),
});
export interface MustBlockRestriction extends Node<typeof schema> {}

export function english(r: MustBlockRestriction, time: RestrictionTime, p: PrintContext): string {
  const each = p.say(r).variant === 1 ? "each turn" : "each combat";
  return `block${r.what === undefined ? "" : ` ${p.object(r.what)}`} ${time.when === "" ? each : time.when} if able`;
}

export function french(
  r: MustBlockRestriction,
  style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const what = r.what === undefined ? undefined : p.object(r.what);
  return fr.vp("bloquer", what, `${fr.eachCombat(style)} si possible`);
}
