import { activeReplacements } from "../layers/index.ts";
import { amountOf, playersOf } from "../selection/index.ts";
import type { GameState } from "../state/game-state.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { subjectCovers } from "./subject.ts";

/** How many counters an object enters with once effects that change numbers of counters have applied, oldest first. */
export function changedCounterCount(
  state: GameState,
  on: ObjectId,
  counter: string,
  count: number,
  by: Seat,
): number {
  let changed = count;
  for (const { replacement, context } of activeReplacements(state)) {
    if (replacement.kind !== "changeCounters") continue;
    if (replacement.counter !== "any" && replacement.counter !== counter) continue;
    if (replacement.by && !playersOf(state, context, replacement.by).includes(by)) continue;
    if (!subjectCovers(state, context, replacement.on, on)) continue;
    const { change } = replacement;
    if (change.kind === "times") changed *= change.factor;
    else if (change.kind === "add") changed += amountOf(state, context, change.amount);
    else if (change.kind === "set") changed = amountOf(state, context, change.amount);
    else changed = change.round === "up" ? Math.ceil(changed / 2) : Math.floor(changed / 2);
  }
  return changed;
}
