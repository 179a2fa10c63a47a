import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("lookAtTop", {
  who: playerRef,
  whose: playerRef,
});
export interface LookAtTopRule extends Node<typeof schema> {}

export function english(_rule: LookAtTopRule, _p: PrintContext): string {
  return "you may look at the top card of your library any time";
}

export function french(rule: LookAtTopRule, p: fr.FrenchContext): string {
  const library = fr.possessed(fr.ZONES.library, p.player(rule.whose)).text;
  return fr.present(
    p.player(rule.who),
    fr.vp("pouvoir", undefined, `regarder la carte du dessus de ${library} à tout moment`),
  );
}
