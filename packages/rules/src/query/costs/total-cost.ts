import type { Condition, Cost, Filter } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { opponentsOf } from "../../state/teams.ts";
import { characteristics } from "../layers/index.ts";
import { concerns, isSpellOf, type RuleInForce, rulesOfKind } from "../rules/rules-in-force.ts";
import { bodyOf } from "../rules/spell-body.ts";
import { amountOf, holds, matches, objectsMatching } from "../selection/index.ts";
import { concreteCost } from "../symbols/cost-shape.ts";
import { allTargets, mostTargets } from "../targets/clauses.ts";
import {
  applied,
  type Change,
  type ChangeInForce,
  isReduction,
  manyTimes,
  type OwnCost,
  targetAsked,
  targetsSuch,
  withBending,
} from "./cost-change.ts";
import { isWaterbending, manaIn, paidParts } from "./cost-parts.ts";
import { minimumOf, waysAtLeast } from "./minimum.ts";
import { atLeast, runningCost, toSymbols } from "./reduce-mana.ts";

/** A spell whose total cost is computed. The context has it as source, and X and targets as far as they are chosen. */
export interface SpellCostQuestion {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly context: Context;
  /** The mana cost, or the alternative cost. */
  readonly base: readonly Cost[];
  /** Additional costs, those of chosen options and modes included. */
  readonly additional: readonly Cost[];
  /** Generic mana more for a commander cast before (CR 903.8). */
  readonly tax: number;
  /** What the way of casting it takes off for a permanent that is tapped or sacrificed. */
  readonly reduction: Change | null;
  /** Targets aren't chosen yet: reductions that depend on them count, increases don't. */
  readonly hopeful: boolean;
}

/**
 * The total cost of a spell (CR 601.2f): mana cost or alternative cost, plus additional costs and increases, minus reductions,
 * then what sets the total directly. Mana comes first, as concrete symbols.
 */
export function totalSpellCost(state: GameState, question: SpellCostQuestion): readonly Cost[] {
  const changes = changesFor(state, question);
  const extra = changes.flatMap((change) => additionalCosts(state, change));
  const additional = extra.length > 0 ? [...question.additional, ...extra] : question.additional;
  const isPlain = changes.length === 0 && question.tax === 0;
  if (isPlain && additional.length === 0 && isSettled(question.base)) return question.base;
  const all = additional.length > 0 ? [...question.base, ...additional] : question.base;
  const mana = concreteCost(manaIn(state, question.context, all), question.context.x);
  const parts = paidParts(all);
  if (isPlain) return withBending(state, question.context, mana, parts);
  let cost = runningCost(mana);
  cost = { ...cost, generic: cost.generic + question.tax };
  cost = applied(state, cost, changes);
  const minimum = minimumOf(changes);
  const ways = minimum > 0 && !parts.some(isWaterbending) ? waysAtLeast(cost, minimum) : null;
  if (ways) return [ways, ...parts];
  return withBending(state, question.context, toSymbols(atLeast(cost, minimum)), parts);
}

/** What an effect adds to the cost other than mana. */
function additionalCosts(state: GameState, { change, context, times = 1 }: ChangeInForce): readonly Cost[] {
  if (change.lifeEach === undefined) return manyTimes(change.additional ?? NOTHING, times);
  const amount = change.lifeEach.life * amountOf(state, context, change.lifeEach.times);
  return amount > 0 ? [{ kind: "payLife", amount }] : NOTHING;
}

const NOTHING: readonly Cost[] = [];

/** Mana without X and nothing else: it is its own total. */
function isSettled(base: readonly Cost[]): boolean {
  const [only] = base;
  return base.length === 1 && only?.kind === "mana" && !only.mana.includes("X");
}

const NO_CHANGES: readonly ChangeInForce[] = [];

function changesFor(state: GameState, question: SpellCostQuestion): readonly ChangeInForce[] {
  const rules = rulesOfKind(state, "costChange");
  const { abilities } = characteristics(state, question.object);
  const own = costAbilities(abilities);
  const { context, reduction } = question;
  if (rules.length === 0 && own.length === 0)
    return reduction ? [{ change: reduction, context }] : NO_CHANGES;
  const changes = own.flatMap((ability) => ownChanges(state, question, ability));
  for (const rule of rules)
    if (ruleApplies(state, question, rule)) changes.push(inForce(state, question, rule));
  if (reduction) changes.push({ change: reduction, context });
  return changes;
}

const costAbilityLists = new WeakMap<readonly CurrentAbility[], readonly CurrentAbility[]>();

/** Abilities of a card that change its own cost. */
function costAbilities(abilities: readonly CurrentAbility[]): readonly CurrentAbility[] {
  const known = costAbilityLists.get(abilities);
  if (known) return known;
  const found = abilities.filter(({ ability }) => {
    if (ability.kind === "static") return ability.effects.some((effect) => effect.kind === "ownCost");
    return ability.kind === "keyword" && (ability.keyword === "affinity" || ability.keyword === "undaunted");
  });
  costAbilityLists.set(abilities, found);
  return found;
}

function ownChanges(
  state: GameState,
  question: SpellCostQuestion,
  { ability }: CurrentAbility,
): ChangeInForce[] {
  const { seat, context } = question;
  if (ability.kind === "static") {
    const { condition } = ability;
    return ability.effects.flatMap((effect) =>
      effect.kind === "ownCost" && (!condition || isAsked(state, question, condition, effect))
        ? [{ change: withoutKind(effect), context }]
        : [],
    );
  }
  if (ability.kind !== "keyword") return [];
  if (ability.keyword === "undaunted")
    return [{ change: { less: opponentsOf(state, seat).length }, context }];
  if (ability.keyword !== "affinity") return [];
  return [{ change: { less: ownMatching(state, seat, context, ability.for) }, context }];
}

/**
 * Whether a change of a spell's own cost applies. Before targets are chosen, "if it targets a tapped creature" holds for what makes
 * the spell cheaper if there is one, and never for what makes it dearer (CR 601.2c, 601.2f).
 */
function isAsked(
  state: GameState,
  { context, hopeful }: SpellCostQuestion,
  condition: Condition,
  change: OwnCost,
): boolean {
  const target = targetAsked(condition);
  if (target?.kind !== "object") return holds(state, context, condition);
  if (!hopeful) return targetsSuch(state, context, target.filter, context);
  return isReduction(change) && objectsMatching(state, context, target.filter).length > 0;
}

function withoutKind({ less, more, lessMana, moreEach, lessEach, lifeEach }: OwnCost): Change {
  return {
    ...(less === undefined ? {} : { less }),
    ...(more === undefined ? {} : { more }),
    ...(lessMana === undefined ? {} : { lessMana }),
    ...(moreEach === undefined ? {} : { moreEach }),
    ...(lessEach === undefined ? {} : { lessEach }),
    ...(lifeEach === undefined ? {} : { lifeEach }),
  };
}

/** CR 702.41a: those that the player controls, even if the filter doesn't say so. */
function ownMatching(state: GameState, seat: Seat, context: Context, filter: Filter): number {
  return objectsMatching(state, context, filter).filter(
    (id) => characteristics(state, id).controller === seat,
  ).length;
}

function ruleApplies(
  state: GameState,
  question: SpellCostQuestion,
  { rule, context }: RuleInForce<"costChange">,
): boolean {
  const { seat, object } = question;
  if (!concerns(state, context, rule.who, seat) || !isSpellOf(state, context, rule.spells, object))
    return false;
  if (rule.ordinalEachTurn !== undefined) {
    const isSuch = (id: ObjectId): boolean => isSpellOf(state, context, rule.spells, id);
    if (spellsCast(state, seat, object, isSuch) + 1 !== rule.ordinalEachTurn) return false;
  }
  if (rule.targeting === undefined) return true;
  if (question.hopeful) return isReduction(rule);
  return targetsSuch(state, question.context, rule.targeting, context);
}

/** The change that a rule makes of the cost of this spell. */
function inForce(
  state: GameState,
  question: SpellCostQuestion,
  { rule, context }: RuleInForce<"costChange">,
): ChangeInForce {
  const { eachTarget } = rule;
  if (eachTarget === undefined) return { change: rule, context };
  const { object, hopeful, context: chosen } = question;
  const times = hopeful
    ? possibleTargets(state, object, chosen, objectsMatching(state, context, eachTarget).length)
    : allTargets(chosen).filter((one) => "object" in one && matches(state, context, eachTarget, one.object))
        .length;
  return { change: rule, context, times };
}

/** How many of so many things a spell could target: of targets that aren't known yet, the most that it may have. */
function possibleTargets(state: GameState, id: ObjectId, chosen: Context, candidates: number): number {
  const known = allTargets(chosen).length;
  return Math.min(candidates, known > 0 ? known : mostTargets(bodyOf(state, id)));
}

/** How many such spells a player has cast this turn, the one being cast apart. */
function spellsCast(
  state: GameState,
  seat: Seat,
  except: ObjectId,
  isSuch: (spell: ObjectId) => boolean,
): number {
  let count = 0;
  for (const event of state.history.thisTurn)
    if (event.kind === "spellCast" && event.seat === seat && event.object !== except && isSuch(event.object))
      count++;
  return count;
}
