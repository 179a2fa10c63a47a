import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { objectRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Was dealt damage by that object in this turn. */
export const schema = variant("dealtDamageBy", {
  ref: objectRef,
});
export interface DealtDamageByPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: DealtDamageByPredicate, p: PrintContext, _onStack: boolean): OneMany {
  return same(`dealt damage by ${p.object(predicate.ref)} this turn`);
}

export function frenchAfter(predicate: DealtDamageByPredicate, p: fr.FrenchContext): fr.After {
  const { ref } = predicate;
  const by =
    ref.kind === "this"
      ? p.self.text
      : ref.kind === "attached"
        ? p.options.attached.text
        : p.object(ref).text;
  return { rank: 6, words: (of) => `${fr.participle("blesser")(of)} ce tour-ci par ${by}` };
}
