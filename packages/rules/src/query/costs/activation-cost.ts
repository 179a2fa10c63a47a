import type { ActivatedAbility, Cost, Filter, PlainBody } from "@spellroom/card-language";
import { objectOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { characteristics } from "../layers/index.ts";
import { hasChosenName } from "../rules/activation-limits.ts";
import { concerns, isOneOf, rulesOfKind } from "../rules/rules-in-force.ts";
import { holds } from "../selection/index.ts";
import { concreteCost } from "../symbols/cost-shape.ts";
import {
  applied,
  type Change,
  type ChangeInForce,
  type Targeting,
  targetsSuch,
  withBending,
} from "./cost-change.ts";
import { isWaterbending, manaIn, paidParts } from "./cost-parts.ts";
import { minimumOf } from "./minimum.ts";
import { atLeast, runningCost, toSymbols } from "./reduce-mana.ts";

/** An activated ability whose total cost is computed. The context has X and targets as far as they are chosen. */
export interface ActivationCostQuestion {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly ability: CurrentAbility;
  readonly context: Context;
  readonly isMana: boolean;
  /** Targets aren't chosen yet: reductions that depend on them count, increases don't. */
  readonly hopeful: boolean;
}

/**
 * The total cost of an activated ability (CR 602.2b, 601.2f): the cost in its text with what the text itself and effects add
 * or take away.
 */
export function totalActivationCost(state: GameState, question: ActivationCostQuestion): readonly Cost[] {
  const { seat, object: id, context, isMana } = question;
  const { ability, key } = question.ability;
  if (ability.kind !== "activated") return [];
  const { cost, costChange } = ability;
  const rules = rulesOfKind(state, "activationCostChange");
  if (!costChange && rules.length === 0 && context.x === 0 && !cost.some(hasX)) return cost;
  const changes: ChangeInForce[] = costChange
    ? [{ change: ownChange(state, question, costChange), context }]
    : [];
  let base = cost;
  for (const { rule, context: of } of rules) {
    if (rule.notMana && isMana) continue;
    if (rule.who && !concerns(state, of, rule.who, seat)) continue;
    if (rule.keyword !== undefined && !isOfKeyword(rule.keyword, nameOf(state, id, ability, key))) continue;
    if (rule.chosenName && !hasChosenName(state, of, id)) continue;
    if (
      rule.targeting !== undefined &&
      !isAimed(state, question, ability, rule.targeting, of, rule.less !== undefined)
    )
      continue;
    if (!isOneOf(state, of, rule.of, id) || !isWhere(state, rule.of, id)) continue;
    if (rule.instead) base = rather(base, rule.instead);
    changes.push({ change: changeOf(rule), context: of });
  }
  if (changes.length === 0 && base === cost && context.x === 0 && !cost.some(hasX)) return cost;
  const mana = concreteCost(manaIn(state, context, base), context.x);
  if (changes.length === 0) return withBending(state, context, mana, paidParts(base));
  const total = atLeast(applied(state, runningCost(mana), changes), minimumOf(changes));
  return withBending(state, context, toSymbols(total), paidParts(base));
}

/**
 * CR 118.9: no mana is paid where an effect permits that; if the cost is more than mana, its player chooses. A card that a keyword has
 * discarded, as cycling does (CR 702.29a), is not part of that cost.
 */
function rather(cost: readonly Cost[], instead: readonly Cost[]): readonly Cost[] {
  const isItself = (part: Cost): boolean => part.kind === "discard" && part.what === "this";
  const own = cost.filter((part) => !isItself(part));
  const other: readonly Cost[] =
    paidParts(own).length === 0 ? instead : [{ kind: "either", of: [own, instead] }];
  return [...other, ...cost.filter(isItself)];
}

/** Whether an ability has such a target. Before targets are chosen, a reduction counts if there are legal ones. */
function isAimed(
  state: GameState,
  { context, hopeful }: ActivationCostQuestion,
  { body }: ActivatedAbility,
  targeting: Targeting,
  of: Context,
  reduces: boolean,
): boolean {
  if (!hopeful) return targetsSuch(state, context, targeting, of);
  const parts: readonly PlainBody[] = body.kind === "plain" ? [body] : body.modes;
  return reduces && parts.some(({ targets = [] }) => targets.length > 0);
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
  { object: id, context, hopeful }: ActivationCostQuestion,
  change: NonNullable<ActivatedAbility["costChange"]>,
): Change {
  if ("more" in change) return change;
  if ("less" in change) {
    const { less, condition, targeting } = change;
    if (condition && !holds(state, context, condition)) return {};
    if (targeting && !hopeful && !targetsSuch(state, context, targeting, context)) return {};
    return { less };
  }
  const { zone, enteredTurn } = objectOf(state, id);
  if (zone !== "battlefield" || enteredTurn !== state.turn.number) return {};
  const mana = characteristics(state, id).manaCost ?? [];
  return { lessMana: mana.filter((symbol) => symbol !== "X") };
}

function hasX(cost: Cost): boolean {
  return (
    cost.kind === "manaAmount" || isWaterbending(cost) || (cost.kind === "mana" && cost.mana.includes("X"))
  );
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

/** The name by which effects refer to an activated ability: its keyword, or the word in front of it ("Exhaust"). */
function nameOf(state: GameState, id: ObjectId, ability: ActivatedAbility, key: string): string | null {
  return keywordOf(state, id, key) ?? ability.word?.toLowerCase() ?? null;
}

/** The keyword that an activated ability belongs to: `p3.0` is the first ability of keyword ability `p3`. */
export function keywordOf(state: GameState, id: ObjectId, key: string): string | null {
  const dot = key.lastIndexOf(".");
  if (dot < 0) return null;
  const from = characteristics(state, id).abilities.find((one) => one.key === key.slice(0, dot));
  return from?.ability.kind === "keyword" ? from.ability.keyword : null;
}
