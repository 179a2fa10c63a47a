import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { indefinite, type OneMany } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

/** A creature that blocked or was blocked by one like that this turn (CR 509.1g). */
export const schema = variant("blockedWith", { what: filter });
export interface BlockedWithPredicate extends Node<typeof schema> {}

export function englishAfter({ what }: BlockedWithPredicate, p: PrintContext, _onStack: boolean): OneMany {
  const other = indefinite(p.noun(what));
  return {
    one: `that blocked or was blocked by ${other} this turn`,
    many: `that blocked or were blocked by ${other} this turn`,
  };
}

export function frenchAfter({ what }: BlockedWithPredicate, p: fr.FrenchContext): fr.After {
  const other = fr.aOrAn(p.noun(what)).text;
  return {
    rank: 6,
    words: (of) =>
      `qui ${of.plural ? "ont" : "a"} bloqué ${other} ou ${of.plural ? "ont" : "a"} été ${fr.participle("bloquer")(of)} par ${other} ce tour-ci`,
  };
}
