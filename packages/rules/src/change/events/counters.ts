import type { Replacement } from "@spellroom/card-language";
import { type ActiveReplacement, activeReplacements } from "../../query/layers/index.ts";
import { playersOf } from "../../query/selection/index.ts";
import { changedNumber, inEitherOrder } from "../../query/selection/number-change.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { subjectCovers } from "./subject.ts";

export type CounterChange = ActiveReplacement & {
  readonly replacement: Extract<Replacement, { kind: "changeCounters" }>;
};

type Counters = Readonly<Record<string, number>>;

/** What is about to enter with counters, and who puts them there. */
export interface Entering {
  readonly on: ObjectId;
  readonly by: Seat;
  readonly counters: Counters;
}

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
 * What counters an object enters with once effects that change numbers of counters have applied: those from before, and its
 * own that are about itself alone (CR 614.12). They are about one or more counters: none stays none. They apply in the order
 * that was chosen, by their keys (CR 616.1); `among` are those of which one has to be chosen next, as far as that matters.
 */
export function changedCounters(
  state: GameState,
  before: readonly CounterChange[],
  { on, by, counters }: Entering,
  order: readonly string[],
): { readonly counters: Counters; readonly among: readonly CounterChange[] } {
  const own = counterChanges(state).filter(
    ({ replacement, context }) => context.source === on && replacement.on === "this",
  );
  let left = [...before, ...own].filter((one) => isAbout(state, one, on, by));
  let now = counters;
  let among: readonly CounterChange[] = [];
  for (let step = 0; ; step++) {
    left = left.filter((one) => kindsChanged(one, now).length > 0);
    const [oldest] = left;
    if (!oldest) return { counters: now, among };
    const chosen = left.find(({ key }) => key === order[step]);
    if (!chosen && among.length === 0 && doesOrderMatter(left, now)) among = left;
    const next = chosen ?? oldest;
    now = afterChange(state, next, now);
    left = left.filter((one) => one !== next);
  }
}

function isAbout(state: GameState, { replacement, context }: CounterChange, on: ObjectId, by: Seat): boolean {
  if (replacement.by && !playersOf(state, context, replacement.by).includes(by)) return false;
  return replacement.on !== undefined && subjectCovers(state, context, replacement.on, on);
}

/** The kinds of counters that there are and whose numbers an effect changes. */
function kindsChanged({ replacement: { counter } }: CounterChange, counters: Counters): readonly string[] {
  return Object.keys(counters).filter(
    (kind) => (counters[kind] ?? 0) > 0 && (counter === "any" || counter === kind),
  );
}

function afterChange(state: GameState, one: CounterChange, counters: Counters): Counters {
  const { replacement, context } = one;
  const changed = kindsChanged(one, counters).map((kind): [string, number] => [
    kind,
    changedNumber(state, context, replacement.change, counters[kind] ?? 0),
  ]);
  return { ...counters, ...Object.fromEntries(changed) };
}

/** Effects on different kinds of counters don't meet, and several that only add, or only multiply, may come in any order. */
function doesOrderMatter(changes: readonly CounterChange[], counters: Counters): boolean {
  return changes.some((one, at) =>
    changes.slice(at + 1).some((other) => {
      if (inEitherOrder(one.replacement.change, other.replacement.change)) return false;
      const kinds = kindsChanged(other, counters);
      return kindsChanged(one, counters).some((kind) => kinds.includes(kind));
    }),
  );
}
