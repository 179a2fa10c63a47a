import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import type { ModificationStyle } from "../print/modification-style.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Layer 2. */
export const schema = variant("controller", {
  player: playerRef,
});
export interface ControllerModification extends Node<typeof schema> {}

export function english(_one: ControllerModification, _style: ModificationStyle, _p: PrintContext): string {
  throw new NotPrintable(`modification controller`, "stands in a sentence of its own");
}

export function french(
  one: ControllerModification,
  _style: fr.ModificationStyle,
  p: fr.FrenchContext,
): fr.VerbPhrase {
  const who = p.player(one.player);
  const control = who.you === true ? "votre contrôle" : `le contrôle de ${who.text}`;
  return fr.vp("passer", undefined, `sous ${control}`);
}
