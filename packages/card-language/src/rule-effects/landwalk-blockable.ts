import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { bare } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

/** Creatures may be blocked as though they had no landwalk of such lands, or none at all (CR 702.14c, 609.4). */
export const schema = variant("landwalkBlockable", {
  land: filter.exactOptional(),
});
export interface LandwalkBlockableRule extends Node<typeof schema> {}

export function english({ land }: LandwalkBlockableRule, p: PrintContext): string {
  if (land === undefined)
    return "creatures with landwalk abilities can be blocked as though they didn't have those abilities";
  const word = `${lowered(bare(p.noun({ of: land.of })))}walk`;
  return `creatures with ${word} can be blocked as though they didn't have ${word}`;
}

function lowered(text: string): string {
  return text.replace(/^[A-Z]/, (letter) => letter.toLowerCase());
}

export function french({ land }: LandwalkBlockableRule, p: fr.FrenchContext): string {
  const of = (which: Filter): string => `la traversée de ${fr.theMany(p.noun({ of: which.of })).text}`;
  const having = land === undefined ? "une capacité de traversée de terrain" : of(land);
  const had = land === undefined ? "n'avaient pas cette capacité" : `n'avaient pas ${of(land)}`;
  return `les créatures ayant ${having} peuvent être bloquées comme si elles ${had}`;
}
