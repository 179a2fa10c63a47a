import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { ModificationStyle } from "../print/modification-style.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Layer 7d. */
export const schema = variant("switchPT");
export interface SwitchPTModification extends Node<typeof schema> {}

export function english(_one: SwitchPTModification, _style: ModificationStyle, _p: PrintContext): string {
  throw new NotPrintable(`modification switchPT`, "stands in a sentence of its own");
}

export function french(
  _one: SwitchPTModification,
  style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.vp(
    "intervertir",
    style.who.plural ? "leur force et leur endurance" : "sa force et son endurance",
  );
}
