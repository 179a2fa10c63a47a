import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { ModificationStyle } from "../print/modification-style.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { variant } from "../schema/basic.ts";
import { amount, type Node } from "../schema/nodes.ts";

export const schema = variant("setLoyalty", {
  loyalty: amount,
});
export interface SetLoyaltyModification extends Node<typeof schema> {}

export function english(_one: SetLoyaltyModification, _style: ModificationStyle, _p: PrintContext): string {
  throw new NotPrintable(`modification setLoyalty`, "stands in a sentence of its own");
}

export function french(
  one: SetLoyaltyModification,
  _style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.vp("avoir", `une loyauté de départ de ${fr.numeral(one.loyalty, p)}`);
}
