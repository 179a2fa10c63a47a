import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { players } from "../print/rule-words.ts";
import { numberWord } from "../print/words.ts";
import { playerRef } from "../reference.ts";
import { natural, variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

export const schema = variant("untapAtMost", {
  who: playerRef,
  what: filter,
  count: natural,
});
export interface UntapAtMostRule extends Node<typeof schema> {}

export function english(rule: UntapAtMostRule, p: PrintContext): string {
  return `${players(rule.who, p)} can't untap more than ${numberWord(rule.count)} ${rule.count === 1 ? manyOf(p.noun(rule.what)).replace(/s$/, "") : manyOf(p.noun(rule.what))} during ${rule.who.kind === "you" ? "your untap step" : "their untap steps"}`;
}

export function french(rule: UntapAtMostRule, p: fr.FrenchContext): string {
  const what = fr.bare(p.noun(rule.what), { many: rule.count !== 1 });
  const who = fr.players(rule.who, p);
  const steps =
    who.you === true
      ? "votre étape de dégagement"
      : who.plural
        ? "leur étape de dégagement"
        : "son étape de dégagement";
  const gender = fr.genderOf(p.noun(rule.what));
  return fr.present(
    who,
    fr.cant(`dégager plus de ${fr.numberWord(rule.count, gender)} ${what} pendant ${steps}`),
  );
}
