import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { players, spells } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("spendManaAsAnyColor", {
  who: playerRef,
  for: filter.exactOptional(),
  /** Of any type: of any color, and as colorless mana (CR 106.1b). */
  anyType: flag,
});
export interface SpendManaAsAnyColorRule extends Node<typeof schema> {}

export function english(rule: SpendManaAsAnyColorRule, p: PrintContext): string {
  const on = rule.for === undefined ? "" : ` to cast ${spells(rule.for, p)}`;
  if (rule.anyType === true) return `${players(rule.who, p)} can spend mana of any type${on}`;
  return `${players(rule.who, p)} may spend mana as though it were mana of any color${on}`;
}

export function french(rule: SpendManaAsAnyColorRule, p: fr.FrenchContext): string {
  const what =
    rule.for === undefined ? "" : ` pour lancer ${fr.phrase(fr.spellNoun(rule.for, p), { many: true }).text}`;
  return fr.present(
    fr.players(rule.who, p),
    fr.vp(
      "pouvoir",
      undefined,
      `dépenser du mana comme s'il était de n'importe quel${rule.anyType === true ? " type" : "le couleur"}${what}`,
    ),
  );
}
