import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { bare } from "../print/noun-phrase.ts";
import { playerRef } from "../reference.ts";
import { some, variant } from "../schema/basic.ts";
import { filter, modification, type Node } from "../schema/nodes.ts";

/** What the next such spell that a player casts becomes as it is cast; then the effect is over (CR 611.2). */
export const schema = variant("nextSpell", {
  who: playerRef,
  spell: filter,
  modifications: some(modification),
});
export interface NextSpellRule extends Node<typeof schema> {}

export function english(rule: NextSpellRule, p: PrintContext): string {
  const [only, ...more] = rule.modifications;
  if (rule.who.kind !== "you") throw new NotPrintable("rule nextSpell", "of another player");
  if (only?.kind !== "restriction" || only.restriction.kind !== "cantBeCountered" || more.length > 0)
    throw new NotPrintable("rule nextSpell", "other than that it can't be countered");
  return `the next ${bare(p.noun(rule.spell))} you cast can't be countered`;
}

export function french(rule: NextSpellRule, p: fr.FrenchContext): string {
  return `le prochain ${fr.bare(fr.spellNoun(rule.spell, p))} que vous lancez ne peut pas être contrecarré`;
}
