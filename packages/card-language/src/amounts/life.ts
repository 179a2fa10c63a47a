import type { PrintContext } from "../print/context.ts";
import type { PlayerRef } from "../reference.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("life", {
  of: playerRef,
});
export interface LifeAmount extends Node<typeof schema> {}

export function english(amount: LifeAmount, p: PrintContext): string {
  return lifeTotal(amount.of, p);
}

function lifeTotal(of: PlayerRef, p: PrintContext): string {
  return `${p.player(of, "possessive")} life total`;
}
