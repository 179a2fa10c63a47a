import { hasKeyword } from "../../query/layers/index.ts";
import { objectOf } from "../../state/access.ts";
import { emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { CounterChange } from "./counters.ts";

/**
 * CR 702.150a: two loyalty counters fewer for each Phyrexian symbol that life was paid for, among the other effects that change
 * what counters a permanent enters with.
 */
export function compleatedChange(state: GameState, id: ObjectId, controller: Seat): readonly CounterChange[] {
  const symbols = objectOf(state, id).announcement?.paidByLife ?? 0;
  if (symbols === 0 || !hasKeyword(state, id, "compleated")) return NONE;
  return [
    {
      key: "compleated",
      context: emptyContext(id, controller),
      floating: null,
      replacement: {
        kind: "changeCounters",
        on: "this",
        counter: "loyalty",
        change: { kind: "add", amount: -2 * symbols },
      },
    },
  ];
}

const NONE: readonly CounterChange[] = [];
