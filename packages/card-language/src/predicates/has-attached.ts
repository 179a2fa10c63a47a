import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { indefinite, type OneMany } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

/** Something of a kind is attached to it (CR 303.4, 301.5). */
export const schema = variant("hasAttached", {
  what: filter,
});
export interface HasAttachedPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: HasAttachedPredicate, p: PrintContext, _onStack: boolean): OneMany {
  const attached = `with ${indefinite(p.noun(predicate.what))} attached to`;
  return { one: `${attached} it`, many: `${attached} them` };
}

export function frenchAfter(predicate: HasAttachedPredicate, p: fr.FrenchContext): fr.After {
  const what = fr.aOrAn(p.noun(predicate.what));
  return {
    rank: 4,
    words: (of) => `${toWhich(of)} est ${fr.participle("attacher")(what)} ${what.text}`,
  };
}

/** « auquel », « à laquelle ». */
function toWhich({ gender, plural }: fr.Agreement): string {
  if (plural) return gender === "f" ? "auxquelles" : "auxquels";
  return gender === "f" ? "à laquelle" : "auquel";
}
