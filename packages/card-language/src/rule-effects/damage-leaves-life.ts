import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { natural, variant } from "../schema/basic.ts";
import { condition, type Node } from "../schema/nodes.ts";

/** Damage leaves its controller at least so much life (CR 120.3a, 614.1a). */
export const schema = variant("damageLeavesLife", {
  least: natural,
  condition: condition.exactOptional(),
});
export interface DamageLeavesLifeRule extends Node<typeof schema> {}

export function english({ least, condition: when }: DamageLeavesLifeRule, p: PrintContext): string {
  const only = when === undefined ? "" : `if ${p.condition(when)}, `;
  return `${only}damage that would reduce your life total to less than ${least} reduces it to ${least} instead`;
}

export function french({ least, condition: when }: DamageLeavesLifeRule, p: fr.FrenchContext): string {
  const only = when === undefined ? "" : `si ${p.condition(when)}, `;
  return `${only}les blessures qui réduiraient votre total de points de vie à moins de ${least} le réduisent à ${least} à la place`;
}
