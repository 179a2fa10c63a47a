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

/** "for each strength vote", "for each card drawn this way": what was counted has a name of its own. */
export function englishEach(amount: BoundAmount, p: PrintContext): string {
  return english(amount, p).replace(/^the number of (.*)s (removed|drawn) /, "$1 $2 ");
}

export function french(amount: BoundAmount, p: fr.FrenchContext): string {
  if (p.isX(amount.name)) return p.sayX(amount.name);
  return p.amountWords(amount.name) ?? "ce nombre";
}

/** « pour chaque carte piochée de cette manière » */
export function frenchEach(amount: BoundAmount, p: fr.FrenchContext): string {
  const words = french(amount, p);
  const one = words.replace(/^le nombre de (\S+)s (\S+)s de cette/, "$1 $2 de cette");
  return one === words ? `unité de ${words}` : one;
}
