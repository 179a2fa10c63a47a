import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("damageAsWither", {
  source: filter,
});
export interface DamageAsWitherRule extends Node<typeof schema> {}

export function english(_rule: DamageAsWitherRule, _p: PrintContext): string {
  throw new NotPrintable(`rule damageAsWither`);
}

export function french(rule: DamageAsWitherRule, p: fr.FrenchContext): string {
  return `${fr.theMany(p.noun(rule.source)).text} infligent leurs blessures aux créatures comme si elles avaient la flétrissure`;
}
