import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { natural, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("attackersAtMost", {
  count: natural,
  against: playerRef.exactOptional(),
});
export interface AttackersAtMostRule extends Node<typeof schema> {}

export function english(rule: AttackersAtMostRule, _p: PrintContext): string {
  return `no more than ${numberWord(rule.count)} creature${rule.count === 1 ? "" : "s"} can attack ${rule.against?.kind === "you" ? "you " : ""}each combat`;
}

export function french(rule: AttackersAtMostRule, _p: fr.FrenchContext): string {
  const one = rule.count === 1;
  const attack = rule.against?.kind === "you" ? "vous attaquer" : "attaquer";
  return `pas plus de ${fr.numberWord(rule.count, "f")} créature${one ? "" : "s"} ${one ? "ne peut" : "ne peuvent"} ${attack} à chaque combat`;
}
