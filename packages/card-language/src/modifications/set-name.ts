import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { ModificationStyle } from "../print/modification-style.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { label, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Layer 3 and others that name and text changes need. */
export const schema = variant("setName", {
  name: label,
});
export interface SetNameModification extends Node<typeof schema> {}

export function english(_one: SetNameModification, _style: ModificationStyle, _p: PrintContext): string {
  throw new NotPrintable(`modification setName`, "stands in a sentence of its own");
}

export function french(
  one: SetNameModification,
  _style: fr.ModificationStyle,
  _p: fr.FrenchContext,
): fr.VerbPhrase {
  return fr.vp("avoir", `pour nom ${one.name}`);
}
