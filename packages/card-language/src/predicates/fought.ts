import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { objectRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Blocked one of those objects in this turn, was blocked by one of them, or either of the two (CR 509.1g-h). */
export const schema = variant("fought", {
  ref: objectRef,
  as: z.enum(["blocker", "attacker", "either"]),
});
export interface FoughtPredicate extends Node<typeof schema> {}

/** In the wording, 1: "it blocked this turn"; 2: "by one of those creatures". */
export function englishAfter(predicate: FoughtPredicate, p: PrintContext, _onStack: boolean): OneMany {
  const { ref, as } = predicate;
  const { variant: how } = p.say(predicate);
  if (how === 1) return same(`${p.object(ref, "subject")} blocked this turn`);
  const whom = how === 2 ? `one of ${p.object(ref)}` : p.object(ref);
  if (as === "blocker") return same(`that blocked ${whom} this turn`);
  if (as === "either") return same(`that blocked or were blocked by ${whom} this turn`);
  return {
    one: `that was blocked by ${whom} this turn`,
    many: `that were blocked by ${whom} this turn`,
  };
}

export function frenchAfter({ ref, as }: FoughtPredicate, p: fr.FrenchContext): fr.After {
  const whom = p.object(ref);
  return {
    rank: 6,
    words: (of) => {
      const blocked = fr.conjugate(fr.vp("bloquer", whom, "ce tour-ci"), "past", of);
      const been = `${fr.conjugate(fr.vp("être"), "past", of)} ${fr.participle("bloquer")(of)} par ${whom.text} ce tour-ci`;
      if (as === "blocker") return `qui ${blocked}`;
      return as === "attacker" ? `qui ${been}` : `qui ${blocked} ou qui ${been}`;
    },
  };
}
