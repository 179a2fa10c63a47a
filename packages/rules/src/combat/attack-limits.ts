import { activeRules } from "../layers/index.ts";
import { playersOf } from "../selection/index.ts";
import type { GameState } from "../state/game-state.ts";
import type { Seat } from "../state/ids.ts";
import type { Entity } from "../state/object.ts";
import type { AttackOption, PossibleAttacker } from "./attack-options.ts";

/** "No more than so many creatures can attack (you)": against whom, `null` for all together. */
export interface AttackLimit {
  readonly count: number;
  readonly against: readonly Seat[] | null;
}

export function attackLimits(state: GameState): readonly AttackLimit[] {
  return activeRules(state).flatMap(({ rule, context }) =>
    rule.kind === "attackersAtMost"
      ? [
          {
            count: rule.count,
            against: rule.against ? playersOf(state, context, rule.against) : null,
          },
        ]
      : [],
  );
}

function counts({ against }: AttackLimit, defender: Entity): boolean {
  return against === null || ("player" in defender && against.includes(defender.player));
}

/** Whether the attacks together stay within the limits. */
export function withinLimits(limits: readonly AttackLimit[], attacks: readonly Entity[]): boolean {
  return limits.every((limit) => attacks.filter((defender) => counts(limit, defender)).length <= limit.count);
}

/**
 * The most requirements that could be obeyed without disobeying a restriction and without paying anything (CR 508.1d). Where
 * limits make creatures compete, all ways to assign them are looked through.
 */
export function mostObeyable(attackers: readonly PossibleAttacker[], limits: readonly AttackLimit[]): number {
  const onlyOne = attackers.length < 2 || limits.some((limit) => limit.against === null && limit.count < 2);
  const bound = attackers.flatMap(({ options, notAlone }) => {
    if (notAlone && onlyOne) return [];
    const useful = options.filter((option) => option.cost.length === 0 && option.obeys > 0);
    return useful.length > 0 ? [useful.toSorted((a, b) => b.obeys - a.obeys)] : [];
  });
  const best = bound.map(([first]) => first?.obeys ?? 0);
  if (limits.length === 0) return sum(best);
  return search({ bound, best, limits, left: limits.map(({ count }) => count), nodes: { left: 20_000 } }, 0);
}

interface Searching {
  readonly bound: readonly (readonly AttackOption[])[];
  readonly best: readonly number[];
  readonly limits: readonly AttackLimit[];
  readonly left: readonly number[];
  /** So much is looked through at most; a board beyond that is judged by what has been found. */
  readonly nodes: { left: number };
}

function search(searching: Searching, at: number): number {
  const options = searching.bound[at];
  if (!options || searching.nodes.left-- <= 0) return 0;
  let most = search(searching, at + 1);
  const ceiling = sum(searching.best.slice(at));
  for (const option of options) {
    if (most >= ceiling) break;
    const left = searching.left.map((count, limit) =>
      isCounted(searching.limits[limit], option.defender) ? count - 1 : count,
    );
    if (left.some((count) => count < 0)) continue;
    most = Math.max(most, option.obeys + search({ ...searching, left }, at + 1));
  }
  return most;
}

function isCounted(limit: AttackLimit | undefined, defender: Entity): boolean {
  return limit !== undefined && counts(limit, defender);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
