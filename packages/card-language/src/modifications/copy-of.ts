import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { ModificationStyle } from "../print/modification-style.ts";
import { objectRef } from "../reference.ts";
import { list, variant } from "../schema/basic.ts";
import { modification, type Node } from "../schema/nodes.ts";

/** Layer 1: become a copy, with exceptions (CR 707.9). */
export const schema = variant("copyOf", {
  of: objectRef,
  except: list(modification).exactOptional(),
});
export interface CopyOfModification extends Node<typeof schema> {}

export function english(one: CopyOfModification, _style: ModificationStyle, p: PrintContext): string {
  const except = one.except === undefined ? "" : `, except ${p.phrases.modifications(one.except, p)}`;
  return `become a copy of ${p.object(one.of)}${except}`;
}

export function french(
  one: CopyOfModification,
  style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const except = one.except === undefined ? "" : `, excepté que ${p.phrases.exceptions(one.except, p)}`;
  const copies = style.who.plural ? "des copies" : "une copie";
  return fr.vp("devenir", `${copies} de ${p.object(one.of).text}${except}`);
}
