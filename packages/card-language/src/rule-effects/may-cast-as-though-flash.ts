import type { Cost } from "../cost.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manaText } from "../print/mana-text.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { isItself, players, spells } from "../print/rule-words.ts";
import { playerRef } from "../reference.ts";
import { flag, variant } from "../schema/basic.ts";
import { costs, filter, type Node } from "../schema/nodes.ts";

export const schema = variant("mayCastAsThoughFlash", {
  who: playerRef,
  what: filter,
  /** Of the card itself: only if this is paid besides (CR 601.3b). */
  additional: costs.exactOptional(),
  /** Of the card itself: the permanent that it becomes is sacrificed in the next cleanup step if it was cast so. */
  sacrificed: flag,
});
export interface MayCastAsThoughFlashRule extends Node<typeof schema> {}

export function english(rule: MayCastAsThoughFlashRule, p: PrintContext): string {
  if (!isItself(rule.what)) {
    if (rule.additional !== undefined || rule.sacrificed === true)
      throw new NotPrintable("rule mayCastAsThoughFlash", "of other spells, under a condition");
    const who = rule.who.kind === "allPlayers" ? "any player" : players(rule.who, p);
    const what = p.say(rule).variant === 2 ? "nonland cards" : spells(rule.what, p);
    return `${who} may cast ${what} as though they had flash`;
  }
  const text = `${players(rule.who, p)} may cast ${p.self} as though it had flash`;
  const paying = rule.additional === undefined ? "" : ` if you ${englishPaying(rule.additional, p)}`;
  const lost =
    rule.sacrificed === true
      ? `. If you cast it any time a sorcery couldn't have been cast, the controller of the permanent it becomes sacrifices it at the beginning of the next cleanup step`
      : "";
  return text + paying + lost;
}

/** "pay {2} more to cast it", "behold a Dragon as an additional cost to cast it". */
function englishPaying(cost: readonly Cost[], p: PrintContext): string {
  const mana = onlyMana(cost);
  return mana === undefined
    ? `${p.costAction(cost)} as an additional cost to cast it`
    : `pay ${mana} more to cast it`;
}

function onlyMana(cost: readonly Cost[]): string | undefined {
  const [only] = cost;
  return cost.length === 1 && only?.kind === "mana" ? manaText(only.mana) : undefined;
}

export function french(rule: MayCastAsThoughFlashRule, p: fr.FrenchContext): string {
  const cast = isItself(rule.what)
    ? "lancer ce sort comme s'il avait le flash"
    : `lancer ${fr.phrase(fr.spellNoun(rule.what, p), { many: true }).text} comme s'ils avaient le flash`;
  const paying = rule.additional === undefined ? "" : ` si ${frenchPaying(rule.additional, p)}`;
  const lost =
    rule.sacrificed === true
      ? ". Si vous le lancez à un moment où vous n'auriez pas pu lancer un rituel, le contrôleur du permanent qu'il devient le sacrifie au début de la prochaine étape de nettoyage"
      : "";
  return fr.present(fr.players(rule.who, p), fr.vp("pouvoir", undefined, cast)) + paying + lost;
}

function frenchPaying(cost: readonly Cost[], p: fr.FrenchContext): string {
  const mana = onlyMana(cost);
  return mana === undefined
    ? `vous ${fr.conjugateAll(p.costAction(cost), "present", fr.YOU)} comme coût supplémentaire pour le lancer`
    : `vous payez ${mana} de plus pour le lancer`;
}
