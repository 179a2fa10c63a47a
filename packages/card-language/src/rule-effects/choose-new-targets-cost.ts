import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { objectRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("chooseNewTargetsCost", {
  ref: objectRef,
});
export interface ChooseNewTargetsCostRule extends Node<typeof schema> {}

export function english(_rule: ChooseNewTargetsCostRule, _p: PrintContext): string {
  throw new NotPrintable(`rule chooseNewTargetsCost`);
}

export function french(rule: ChooseNewTargetsCostRule, p: fr.FrenchContext): string {
  return `de nouvelles cibles peuvent être choisies pour ${p.object(rule.ref).text} en payant son coût`;
}
