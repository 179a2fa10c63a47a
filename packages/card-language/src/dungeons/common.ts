import type { Effect } from "../effect.ts";
import type { PlayerRef } from "../reference.ts";
import type { Selection } from "../selection.ts";
import type { TargetKind } from "../target-kind.ts";

export const YOU: PlayerRef = { kind: "you" };

export const CREATURE: TargetKind = {
  kind: "object",
  filter: { of: [{ kind: "type", type: "creature" }] },
};

/** What the room's ability targets. */
export const TARGET: Selection = { kind: "ref", ref: { kind: "target", target: "t1" } };

export const TREASURE: Effect = {
  kind: "createToken",
  who: YOU,
  amount: 1,
  token: { kind: "predefined", name: "Treasure" },
};

export function draw(amount: number): Effect {
  return { kind: "draw", who: YOU, amount };
}

export function scry(amount: number): Effect {
  return { kind: "scry", who: YOU, amount };
}

export function grow(amount: number): Effect {
  return { kind: "addCounters", counter: "+1/+1", amount, on: TARGET };
}
