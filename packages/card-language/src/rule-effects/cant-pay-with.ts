import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { players } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

/** What can't be paid or sacrificed to cast spells or activate abilities (CR 101.2, 118.3). */
export const schema = variant("cantPayWith", {
  who: playerRef,
  life: flag,
  sacrificing: filter.exactOptional(),
});
export interface CantPayWithRule extends Node<typeof schema> {}

export function english({ who, life, sacrificing }: CantPayWithRule, p: PrintContext): string {
  const ways = [
    ...(life === true ? ["pay life"] : []),
    ...(sacrificing === undefined ? [] : [`sacrifice ${manyOf(p.noun(sacrificing))}`]),
  ];
  return `${players(who, p)} can't ${ways.join(" or ")} to cast spells or activate abilities`;
}

export function french({ who, life, sacrificing }: CantPayWithRule, p: fr.FrenchContext): string {
  const ways = [
    ...(life === true ? ["payer de points de vie"] : []),
    ...(sacrificing === undefined
      ? []
      : [`sacrifier de ${fr.phrase(p.noun(sacrificing), { determiner: "none", many: true }).text}`]),
  ];
  return fr.present(
    fr.players(who, p),
    fr.cant(`${ways.join(" ou ")} pour lancer des sorts ou activer des capacités`),
  );
}
