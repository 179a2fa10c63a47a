import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { binding, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** A number that an earlier part of the text bound. */
export const schema = variant("bound", {
  name: binding,
});
export interface BoundAmount extends Node<typeof schema> {}

export function english(amount: BoundAmount, p: PrintContext): string {
  const known = p.mentioned(`amount:${amount.name}`);
  if (known === undefined)
    throw new NotPrintable("amount bound", `"${amount.name}" was not mentioned before`);
  return known.noun;
}

/** "for each strength vote": what was counted has a name of its own. */
export function englishEach(amount: BoundAmount, p: PrintContext): string {
  return english(amount, p).replace(/^the number of (.*)s removed/, "$1 removed");
}

export function french(amount: BoundAmount, p: fr.FrenchContext): string {
  return p.amountWords(amount.name) ?? "ce nombre";
}
