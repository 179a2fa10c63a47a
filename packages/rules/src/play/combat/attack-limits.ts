import { activeRules } from "../../query/layers/index.ts";
import { playersOf } from "../../query/selection/index.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import type { AttackOption, PossibleAttacker } from "./attack-options.ts";

/** "No more than N creatures can attack (you)": the attacked player, `null` for all together. */
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

/** An attack that is settled, such as a teammate's (CR 805.10b). */
export interface SettledAttack {
  readonly object: ObjectId;
  readonly defender: Entity;
  readonly notAlone: boolean;
}

/** Attacks besides settled ones that obey as many requirements as can be obeyed, and how many those are. */
export interface BestAttacks {
  readonly obeyed: number;
  readonly attacks: readonly { readonly object: ObjectId; readonly defender: Entity }[];
}

const NO_ATTACKS: BestAttacks = { obeyed: 0, attacks: [] };

/**
 * The most requirements that could be obeyed without disobeying a restriction and without paying anything (CR 508.1d). Where
 * limits make creatures compete, all ways to assign them are looked through.
 */
export function bestAttacks(
  attackers: readonly PossibleAttacker[],
  limits: readonly AttackLimit[],
  settled: readonly SettledAttack[] = [],
): BestAttacks {
  const onlyOne =
    attackers.length + settled.length < 2 ||
    limits.some((limit) => limit.against === null && limit.count < 2);
  const bound = attackers.flatMap(({ object, options, notAlone }) => {
    if (notAlone && onlyOne) return [];
    const useful = options.filter((option) => option.cost.length === 0 && option.obeys > 0);
    return useful.length > 0 ? [{ object, options: useful.toSorted((a, b) => b.obeys - a.obeys) }] : [];
  });
  if (limits.length === 0) {
    const attacks = bound.flatMap(({ object, options: [first] }) =>
      first ? [{ object, defender: first.defender, obeys: first.obeys }] : [],
    );
    const obeyed = sum(attacks.map(({ obeys }) => obeys));
    return withCompany({ obeyed, attacks }, attackers, limits, settled);
  }
  const ceilings = bound.map(({ options }) => options[0]?.obeys ?? 0);
  const left = limits.map((limit) => {
    return limit.count - settled.filter(({ defender }) => counts(limit, defender)).length;
  });
  const best = search({ bound, ceilings, limits, left, nodes: { left: 20_000 } }, 0);
  return withCompany(best, attackers, limits, settled);
}

/** False if the only settled attack is by a creature that can't attack alone (CR 506.5, 508.1c) and no other could join it. */
export function isAccompanied(
  attackers: readonly PossibleAttacker[],
  limits: readonly AttackLimit[],
  settled: readonly SettledAttack[],
): boolean {
  const [only, ...others] = settled;
  return only?.notAlone !== true || others.length > 0 || companyFor(only, attackers, limits) !== null;
}

/** A creature that can't attack alone takes another along that may attack for nothing. */
function withCompany(
  best: BestAttacks,
  attackers: readonly PossibleAttacker[],
  limits: readonly AttackLimit[],
  settled: readonly SettledAttack[],
): BestAttacks {
  const [only, ...others] = [...settled, ...best.attacks];
  if (!only || others.length > 0) return best;
  if (![...settled, ...attackers].some((one) => one.object === only.object && one.notAlone)) return best;
  const company = companyFor(only, attackers, limits);
  return company ? { ...best, attacks: [...best.attacks, company] } : NO_ATTACKS;
}

type Chosen = BestAttacks["attacks"][number];

function companyFor(
  only: Chosen,
  attackers: readonly PossibleAttacker[],
  limits: readonly AttackLimit[],
): Chosen | null {
  for (const { object, options } of attackers) {
    const free = options.find(
      (option) => option.cost.length === 0 && withinLimits(limits, [only.defender, option.defender]),
    );
    if (object !== only.object && free) return { object, defender: free.defender };
  }
  return null;
}

interface Searching {
  readonly bound: readonly { readonly object: ObjectId; readonly options: readonly AttackOption[] }[];
  readonly ceilings: readonly number[];
  readonly limits: readonly AttackLimit[];
  readonly left: readonly number[];
  /** How much is searched at most; a board beyond that is judged by what has been found. */
  readonly nodes: { left: number };
}

function search(searching: Searching, at: number): BestAttacks {
  const next = searching.bound[at];
  if (!next || searching.nodes.left-- <= 0) return NO_ATTACKS;
  let best = search(searching, at + 1);
  const ceiling = sum(searching.ceilings.slice(at));
  for (const option of next.options) {
    if (best.obeyed >= ceiling) break;
    const left = searching.left.map((count, limit) =>
      isCounted(searching.limits[limit], option.defender) ? count - 1 : count,
    );
    if (left.some((count) => count < 0)) continue;
    const rest = search({ ...searching, left }, at + 1);
    if (option.obeys + rest.obeyed > best.obeyed)
      best = {
        obeyed: option.obeys + rest.obeyed,
        attacks: [{ object: next.object, defender: option.defender }, ...rest.attacks],
      };
  }
  return best;
}

function isCounted(limit: AttackLimit | undefined, defender: Entity): boolean {
  return limit !== undefined && counts(limit, defender);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}
