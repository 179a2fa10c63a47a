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
