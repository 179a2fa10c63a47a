import type { Replacement } from "@spellroom/card-language";
import { type ActiveReplacement, activeReplacements } from "../layers/index.ts";
import { amountOf, playersOf } from "../selection/index.ts";
import type { GameState } from "../state/game-state.ts";
import type { ObjectId, Seat } from "../state/ids.ts";
import { subjectCovers } from "./subject.ts";

type CounterChange = ActiveReplacement & {
  readonly replacement: Extract<Replacement, { kind: "changeCounters" }>;
};

/**
 * The effects that change numbers of counters on what is about to enter: those there are before it does, without what enters at
 * the same time (CR 614.12).
 */
export function counterChanges(state: GameState): readonly CounterChange[] {
  return activeReplacements(state).filter(isCounterChange);
}

function isCounterChange(one: ActiveReplacement): one is CounterChange {
  return one.replacement.kind === "changeCounters";
}

/**
 * How many counters an object enters with once effects that change numbers of counters have applied, oldest first: those from
 * before, and its own that are about itself alone (CR 614.12). They are about one or more counters: none stays none.
 */
export function changedCounterCount(
  state: GameState,
  before: readonly CounterChange[],
  on: ObjectId,
  counter: string,
  count: number,
  by: Seat,
): number {
  if (count <= 0) return count;
  let changed = count;
  const own = counterChanges(state).filter(
    ({ replacement, context }) => context.source === on && replacement.on === "this",
  );
  for (const { replacement, context } of [...before, ...own]) {
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
