/** What effects add to a total cost and take away from it (CR 601.2f). */
import type {
  Condition,
  Cost,
  ManaSymbol,
  RuleEffect,
  StaticEffect,
  TargetKind,
} from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import { amountOf, matches } from "../selection/index.ts";
import { allTargets } from "../targets/clauses.ts";
import { bendingIn, isWaterbending } from "./cost-parts.ts";
import {
  lessGeneric,
  lessSymbols,
  moreSymbols,
  type RunningCost,
  runningCost,
  toSymbols,
} from "./reduce-mana.ts";

export type OwnCost = Extract<StaticEffect, { kind: "ownCost" }>;

export type Change = Pick<
  Extract<RuleEffect, { kind: "costChange" }>,
  "more" | "less" | "moreMana" | "lessMana" | "additional" | "minimum"
> & {
  readonly moreEach?: NonNullable<OwnCost["moreEach"]>;
  readonly lessEach?: NonNullable<OwnCost["lessEach"]>;
  readonly lifeEach?: NonNullable<OwnCost["lifeEach"]>;
};

/** What an effect requires of a target for its change to apply. */
export type Targeting = NonNullable<Extract<RuleEffect, { kind: "costChange" }>["targeting"]>;

export interface ChangeInForce {
  readonly change: Change;
  readonly context: Context;
  /** How often it applies; absent: once. */
  readonly times?: number;
}

/** A total cost with its mana first. */
export function withMana(mana: readonly ManaSymbol[], parts: readonly Cost[]): readonly Cost[] {
  return mana.length > 0 ? [{ kind: "mana", mana }, ...parts] : parts;
}

/**
 * The same where some of the mana may be waterbending. Of the total's generic mana, each waterbend cost keeps as much as it asks
 * for: what the total was increased by is none of it, and what it was reduced by is taken from the other generic mana as far as
 * there is any, as suits the payer.
 */
export function withBending(
  state: GameState,
  context: Context,
  mana: readonly ManaSymbol[],
  written: readonly Cost[],
): readonly Cost[] {
  if (!written.some(isWaterbending)) return withMana(mana, written);
  const { symbols, generic: all } = runningCost(mana);
  let generic = all;
  const parts = written.map((part) => {
    if (!isWaterbending(part)) return part;
    const amount = Math.min(generic, bendingIn(state, context, [part]));
    generic -= amount;
    return { ...part, amount };
  });
  return withMana(toSymbols({ symbols, generic }), parts);
}

/** Increases, then reductions (CR 601.2f). A reduction with a minimum of its own stops there. */
export function applied(state: GameState, from: RunningCost, changes: readonly ChangeInForce[]): RunningCost {
  let cost = from;
  for (const { change, context, times = 1 } of changes) {
    if (change.moreMana) cost = moreSymbols(cost, manyTimes(change.moreMana, times));
    if (change.moreEach) cost = moreSymbols(cost, repeated(state, context, change.moreEach));
    if (change.more !== undefined)
      cost = { ...cost, generic: cost.generic + Math.max(0, amountOf(state, context, change.more)) * times };
  }
  for (const { change, context, times = 1 } of changes) {
    if (change.lessMana) cost = lessSymbols(cost, manyTimes(change.lessMana, times));
    if (change.lessEach) cost = lessSymbols(cost, repeated(state, context, change.lessEach));
  }
  for (const { change, context, times = 1 } of changes) {
    if (change.less === undefined) continue;
    const less = Math.max(0, amountOf(state, context, change.less)) * times;
    cost = lessGeneric(cost, less, change.minimum ?? 0);
  }
  return cost;
}

function repeated(
  state: GameState,
  context: Context,
  { mana, times }: NonNullable<OwnCost["moreEach"]>,
): readonly ManaSymbol[] {
  return manyTimes(mana, amountOf(state, context, times));
}

/** The same list so many times over. */
export function manyTimes<T>(list: readonly T[], times: number): readonly T[] {
  return times === 1 ? list : new Array<readonly T[]>(times).fill(list).flat();
}

/** Whether any chosen target matches, or is the source of the effect. */
export function targetsSuch(
  state: GameState,
  chosen: Context,
  targeting: Targeting,
  context: Context,
): boolean {
  return allTargets(chosen).some((entity) => {
    if (!("object" in entity)) return false;
    if (targeting === "this") return entity.object === context.source;
    return matches(state, context, targeting, entity.object);
  });
}

/** What a spell must target for a condition that asks for nothing else. */
export function targetAsked(condition: Condition): TargetKind | null {
  if (condition.kind !== "is" || condition.object.kind !== "this") return null;
  const [only, ...more] = condition.of;
  return only?.kind === "targets" && !only.only && more.length === 0 ? only.what : null;
}

/** Whether a change makes something cheaper. */
export function isReduction({ less, lessMana }: Pick<Change, "less" | "lessMana">): boolean {
  return less !== undefined || lessMana !== undefined;
}
