import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { NotPrintable } from "../print/not-printable.ts";
import type { RestrictionTime } from "../print/restriction-time.ts";
import { flag, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("cantActivateAbilities", {
  onlyNonMana: flag,
  onlyTap: flag,
});
export interface CantActivateAbilitiesRestriction extends Node<typeof schema> {}

export function english(
  _r: CantActivateAbilitiesRestriction,
  _time: RestrictionTime,
  _p: PrintContext,
): string {
  throw new NotPrintable(`restriction cantActivateAbilities`, "stands in a sentence of its own");
}

export function french(
  r: CantActivateAbilitiesRestriction,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  const kind = r.onlyTap === true ? "de capacité dont le coût contient {T}" : "de capacité activée";
  const mana = r.onlyNonMana === true ? ", sauf les capacités de mana" : "";
  return fr.cant(`voir activer ${kind}${fr.during(style)}${mana}`);
}
