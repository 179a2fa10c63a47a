import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { objectRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Was tapped this turn for the crew or saddle ability of that permanent (CR 702.122b, 702.171c). */
export const schema = variant("crewed", {
  ref: objectRef,
  ability: z.enum(["crew", "saddle"]),
});
export interface CrewedPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: CrewedPredicate, p: PrintContext, _onStack: boolean): OneMany {
  const verb = predicate.ability === "crew" ? "crewed" : "saddled";
  return same(`that ${verb} ${p.object(predicate.ref)} this turn`);
}

export function frenchAfter(predicate: CrewedPredicate, p: fr.FrenchContext): fr.After {
  const verb = predicate.ability === "crew" ? "piloter" : "seller";
  const what = p.object(predicate.ref);
  return { rank: 6, words: (of) => `qui ${fr.conjugate(fr.vp(verb, what, "ce tour-ci"), "past", of)}` };
}
