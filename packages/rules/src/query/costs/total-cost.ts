import type {
  Ability,
  ActivatedAbility,
  Cost,
  Filter,
  ManaSymbol,
  RuleEffect,
  StaticEffect,
} from "@spellroom/card-language";
import { objectOf, opponentsOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { characteristics } from "../layers/index.ts";
import { hasChosenName } from "../rules/activation-limits.ts";
import { concerns, isOneOf, isSpellOf, type RuleInForce, rulesOfKind } from "../rules/rules-in-force.ts";
import { amountOf, holds, objectsMatching, satisfies } from "../selection/index.ts";
import { concreteCost } from "../symbols/cost-shape.ts";
import { allTargets } from "../targets/clauses.ts";
import { manaIn, paidParts } from "./cost-parts.ts";
import {
  atLeast,
  lessGeneric,
  lessSymbols,
  moreSymbols,
  type RunningCost,
  runningCost,
  toSymbols,
} from "./reduce-mana.ts";

/** A spell whose total cost is asked for. The context has it as source, and X and targets as far as they are chosen. */
export interface SpellCostQuestion {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly context: Context;
  /** The mana cost, or what is paid rather than it. */
  readonly base: readonly Cost[];
  /** Additional costs, those of chosen options and modes included. */
  readonly additional: readonly Cost[];
  /** Generic mana more for a commander cast before (CR 903.8). */
  readonly tax: number;
  /** Generic mana less for what the way of casting it has tapped or sacrificed. */
  readonly less?: number;
  /** Targets aren't chosen yet: reductions that depend on them count, increases don't. */
  readonly hopeful: boolean;
}

type OwnCost = Extract<StaticEffect, { kind: "ownCost" }>;

type Change = Pick<
  Extract<RuleEffect, { kind: "costChange" }>,
  "more" | "less" | "moreMana" | "lessMana" | "additional" | "minimum"
> & {
  readonly moreEach?: NonNullable<OwnCost["moreEach"]>;
  readonly lessEach?: NonNullable<OwnCost["lessEach"]>;
};

interface ChangeInForce {
  readonly change: Change;
  readonly context: Context;
}

/**
 * The total cost of a spell (CR 601.2f): mana cost or alternative cost, plus additional costs and increases, minus reductions,
 * then what sets the total directly. Mana comes first, as concrete symbols.
 */
export function totalSpellCost(state: GameState, question: SpellCostQuestion): readonly Cost[] {
  const changes = changesFor(state, question);
  const extra = changes.flatMap(({ change }) => change.additional ?? []);
  const additional = extra.length > 0 ? [...question.additional, ...extra] : question.additional;
  const { less = 0 } = question;
  const isPlain = changes.length === 0 && question.tax === 0 && less === 0;
  if (isPlain && additional.length === 0 && isSettled(question.base)) return question.base;
  const all = additional.length > 0 ? [...question.base, ...additional] : question.base;
  const mana = concreteCost(manaIn(state, question.context, all), question.context.x);
  const parts = paidParts(all);
  if (isPlain) return withMana(mana, parts);
  let cost = runningCost(mana);
  cost = { ...cost, generic: cost.generic + question.tax };
  return withMana(toSymbols(lessGeneric(applied(state, cost, changes), less, 0)), parts);
}

/** Mana without X and nothing else: it is its own total. */
function isSettled(base: readonly Cost[]): boolean {
  const [only] = base;
  return base.length === 1 && only?.kind === "mana" && !only.mana.includes("X");
}

function withMana(mana: readonly ManaSymbol[], parts: readonly Cost[]): readonly Cost[] {
  return mana.length > 0 ? [{ kind: "mana", mana }, ...parts] : parts;
}

/** Increases, then reductions, then minimums (CR 601.2f). A reduction with a minimum of its own stops there. */
function applied(state: GameState, from: RunningCost, changes: readonly ChangeInForce[]): RunningCost {
  let cost = from;
  for (const { change, context } of changes) {
    if (change.moreMana) cost = moreSymbols(cost, change.moreMana);
    if (change.moreEach) cost = moreSymbols(cost, repeated(state, context, change.moreEach));
    if (change.more !== undefined)
      cost = { ...cost, generic: cost.generic + Math.max(0, amountOf(state, context, change.more)) };
  }
  for (const { change, context } of changes) {
    if (change.lessMana) cost = lessSymbols(cost, change.lessMana);
    if (change.lessEach) cost = lessSymbols(cost, repeated(state, context, change.lessEach));
  }
  for (const { change, context } of changes) {
    if (change.less === undefined) continue;
    const less = Math.max(0, amountOf(state, context, change.less));
    cost = lessGeneric(cost, less, change.minimum ?? 0);
  }
  for (const { change } of changes) {
    const reduces = change.less !== undefined || change.lessMana !== undefined;
    if (change.minimum !== undefined && !reduces) cost = atLeast(cost, change.minimum);
  }
  return cost;
}

const NO_CHANGES: readonly ChangeInForce[] = [];

function changesFor(state: GameState, question: SpellCostQuestion): readonly ChangeInForce[] {
  const rules = rulesOfKind(state, "costChange");
  const { abilities } = characteristics(state, question.object);
  const own = costAbilities(abilities);
  if (rules.length === 0 && own.length === 0) return NO_CHANGES;
  const changes = own.flatMap((ability) => ownChanges(state, question, ability));
  for (const rule of rules)
    if (ruleApplies(state, question, rule)) changes.push({ change: rule.rule, context: rule.context });
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
  { seat, context }: SpellCostQuestion,
  { ability }: CurrentAbility,
): ChangeInForce[] {
  if (ability.kind === "static") {
    if (ability.condition && !holds(state, context, ability.condition)) return [];
    return ability.effects.flatMap((effect) =>
      effect.kind === "ownCost" ? [{ change: withoutKind(effect), context }] : [],
    );
  }
  if (ability.kind !== "keyword") return [];
  if (ability.keyword === "undaunted")
    return [{ change: { less: opponentsOf(state, seat).length }, context }];
  if (ability.keyword !== "affinity") return [];
  return [{ change: { less: ownMatching(state, seat, context, ability.for) }, context }];
}

function withoutKind({ less, more, lessMana, moreEach, lessEach }: OwnCost): Change {
  return {
    ...(less === undefined ? {} : { less }),
    ...(more === undefined ? {} : { more }),
    ...(lessMana === undefined ? {} : { lessMana }),
    ...(moreEach === undefined ? {} : { moreEach }),
    ...(lessEach === undefined ? {} : { lessEach }),
  };
}

function repeated(
  state: GameState,
  context: Context,
  { mana, times }: NonNullable<OwnCost["moreEach"]>,
): readonly ManaSymbol[] {
  return new Array<readonly ManaSymbol[]>(amountOf(state, context, times)).fill(mana).flat();
}

/** CR 702.41a: those that the player controls, whether the filter says so or not. */
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
  if (rule.ordinalEachTurn !== undefined && spellsCast(state, seat, object) + 1 !== rule.ordinalEachTurn)
    return false;
  if (rule.targeting === undefined) return true;
  if (question.hopeful) return rule.less !== undefined || rule.lessMana !== undefined;
  return targetsSuch(state, question.context, rule.targeting, context);
}

function targetsSuch(
  state: GameState,
  chosen: Context,
  targeting: NonNullable<Extract<RuleEffect, { kind: "costChange" }>["targeting"]>,
  context: Context,
): boolean {
  return allTargets(chosen).some((entity) => {
    if (!("object" in entity)) return false;
    if (targeting === "this") return entity.object === context.source;
    return satisfies(state, context, targeting.of, entity.object);
  });
}

/** The same of an ability; before its targets are chosen, a reduction counts and an increase doesn't. */
function targetsSuchOrMay(
  state: GameState,
  chosen: Context,
  targeting: NonNullable<Extract<RuleEffect, { kind: "costChange" }>["targeting"]>,
  context: Context,
  reduces: boolean,
): boolean {
  return allTargets(chosen).length === 0 ? reduces : targetsSuch(state, chosen, targeting, context);
}

/** Spells that a player has cast this turn, the one being cast apart. */
function spellsCast(state: GameState, seat: Seat, except: ObjectId): number {
  let count = 0;
  for (const event of state.history.thisTurn)
    if (event.kind === "spellCast" && event.seat === seat && event.object !== except) count++;
  return count;
}

/**
 * The total cost of an activated ability (CR 602.2b, 601.2f): the cost in its text with what the text itself and effects add
 * or take away.
 */
export function totalActivationCost(
  state: GameState,
  seat: Seat,
  id: ObjectId,
  { ability, key }: CurrentAbility,
  context: Context,
  isMana: boolean,
): readonly Cost[] {
  if (ability.kind !== "activated") return [];
  const { cost, costChange } = ability;
  const rules = rulesOfKind(state, "activationCostChange");
  if (!costChange && rules.length === 0 && context.x === 0 && !cost.some(hasX)) return cost;
  const changes: ChangeInForce[] = costChange
    ? [{ change: ownChange(state, id, costChange, context), context }]
    : [];
  for (const { rule, context: of } of rules) {
    if (rule.notMana && isMana) continue;
    if (rule.who && !concerns(state, of, rule.who, seat)) continue;
    if (rule.keyword !== undefined && !isOfKeyword(rule.keyword, nameOf(state, id, ability, key))) continue;
    if (rule.chosenName && !hasChosenName(state, of, id)) continue;
    if (
      rule.targeting !== undefined &&
      !targetsSuchOrMay(state, context, rule.targeting, of, rule.less !== undefined)
    )
      continue;
    if (!isOneOf(state, of, rule.of, id) || !isWhere(state, rule.of, id)) continue;
    changes.push({ change: changeOf(rule), context: of });
  }
  const mana = concreteCost(manaIn(state, context, cost), context.x);
  if (changes.length === 0) return withMana(mana, paidParts(cost));
  return withMana(toSymbols(applied(state, runningCost(mana), changes)), paidParts(cost));
}

/** A rule about abilities of "creatures" means those on the battlefield (CR 109.2). */
function isWhere(state: GameState, { of, zones }: Filter, id: ObjectId): boolean {
  const { zone } = objectOf(state, id);
  if (zones) return zone !== null && zones.includes(zone);
  return of.length === 0 || zone === "battlefield";
}

/** What a power-up ability costs less: the mana cost of a permanent that entered this turn, without X (CR 118.7, 202.3e). */
function ownChange(
  state: GameState,
  id: ObjectId,
  change: NonNullable<Extract<Ability, { kind: "activated" }>["costChange"]>,
  context: Context,
): Change {
  if ("more" in change) return change;
  if ("less" in change) {
    const { less, condition, targeting } = change;
    if (condition && !holds(state, context, condition)) return {};
    if (targeting && !targetsSuchOrMay(state, context, targeting, context, true)) return {};
    return { less };
  }
  const { zone, enteredTurn } = objectOf(state, id);
  if (zone !== "battlefield" || enteredTurn !== state.turn.number) return {};
  const mana = characteristics(state, id).manaCost ?? [];
  return { lessMana: mana.filter((symbol) => symbol !== "X") };
}

function hasX(cost: Cost): boolean {
  return cost.kind === "manaAmount" || (cost.kind === "mana" && cost.mana.includes("X"));
}

function changeOf({ more, less, minimum }: Pick<Change, "more" | "less" | "minimum">): Change {
  return {
    ...(more === undefined ? {} : { more }),
    ...(less === undefined ? {} : { less }),
    ...(minimum === undefined ? {} : { minimum }),
  };
}

/** "Equip [quality]" is equip, and typecycling is cycling (CR 702.6e, 702.29e). */
function isOfKeyword(wanted: string, keyword: string | null): boolean {
  if (keyword === "equipQuality") return wanted === "equip";
  return keyword === "typecycling" ? wanted === "cycling" : wanted === keyword;
}

/** What effects call an activated ability by: the keyword that it stands for, or the one in front of it ("Exhaust"). */
function nameOf(state: GameState, id: ObjectId, ability: ActivatedAbility, key: string): string | null {
  return keywordOf(state, id, key) ?? ability.word?.toLowerCase() ?? null;
}

/** The keyword that an activated ability stands for: `p3.0` is the first ability of keyword ability `p3`. */
export function keywordOf(state: GameState, id: ObjectId, key: string): string | null {
  const dot = key.lastIndexOf(".");
  if (dot < 0) return null;
  const from = characteristics(state, id).abilities.find((one) => one.key === key.slice(0, dot));
  return from?.ability.kind === "keyword" ? from.ability.keyword : null;
}
