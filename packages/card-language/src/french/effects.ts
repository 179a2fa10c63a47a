import { type Effect, type EffectNodes, type EffectOf, effectNodes } from "../effect.ts";
import type { Piece } from "./clause.ts";
import type { FrenchContext } from "./context.ts";

const words: EffectNodes = effectNodes;

/** One instruction (CR 608.2c). */
export function printEffect(effect: Effect, p: FrenchContext): Piece {
  return printOne(effect.kind, effect, p);
}

function printOne<K extends Effect["kind"]>(kind: K, effect: EffectOf<K>, p: FrenchContext): Piece {
  return words[kind].french(effect, p);
}
