import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { turnOf } from "../print/existence.ts";
import { playerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("turn", {
  whose: playerRef,
});
export interface TurnCondition extends Node<typeof schema> {}

export function english(condition: TurnCondition, p: PrintContext): string {
  return `it's ${turnOf(condition.whose, p)} turn`;
}

export function french(condition: TurnCondition, p: fr.FrenchContext, denied: boolean): string {
  const turn = fr.possessed(fr.noun("tour", "m"), fr.anyPlayer(condition.whose, p)).text;
  return denied ? `ce n'est pas ${turn}` : `c'est ${turn}`;
}
