import type { Amount } from "../amount.ts";
import type { Filter } from "../filter.ts";
import type { FrenchContext } from "./context.ts";
import type { Nominal } from "./grammar.ts";
import { numeral } from "./measure.ts";
import { type NounPhrase, theMany } from "./noun-phrase.ts";

/** Spells of a description: the filter stands for spells even where it names no zone. */
export function spellNoun(filter: Filter, p: FrenchContext): NounPhrase {
  return p.noun({ zones: ["stack"], of: filter.of });
}

export function theSpells(filter: Filter, p: FrenchContext): Nominal {
  return theMany(spellNoun(filter, p));
}

interface Difference {
  readonly more?: Amount;
  readonly less?: Amount;
  readonly moreMana?: readonly string[];
  readonly lessMana?: readonly string[];
}

/** « {1} de moins ». */
export function costDifference(rule: Difference, p: FrenchContext): string {
  const mana = rule.moreMana ?? rule.lessMana;
  const amount = rule.more ?? rule.less;
  const more = rule.more !== undefined || rule.moreMana !== undefined;
  const symbols =
    mana === undefined ? `{${numeral(amount ?? 0, p)}}` : mana.map((one) => `{${one}}`).join("");
  return `${symbols} de ${more ? "plus" : "moins"}`;
}
