import type { ManaSymbol } from "@spellroom/card-language";
import { playerOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { isActive } from "../../state/teams.ts";
import { printedFace } from "../layers/index.ts";
import { type CostShape, concreteCost, leastMana, shapeOf } from "../symbols/cost-shape.ts";
import type { Plan } from "../symbols/way.ts";
import { helpOf } from "./helpers.ts";
import type { PaymentProblem } from "./leaf.ts";
import { type PaymentTerms, problemFor } from "./outlook.ts";
import { type Spending, toPlan, toSpending } from "./plan.ts";
import { OTHER_PURPOSE, type Purpose } from "./purpose.ts";
import { capacityOf, judge } from "./quick.ts";
import { solve } from "./solver.ts";
import { supplyOf } from "./supply.ts";

/**
 * The payment that the engine proposes for a mana cost, or `null` if there is none (CR 601.2g-h). It gives up
 * as little as possible: mana already in the pool, sources with few colors, lands before creatures, free sources, and sacrifices only
 * where nothing else pays; and it leaves, where it can, what other cards in hand need.
 */
export function solvePayment(
  state: GameState,
  seat: Seat,
  cost: readonly ManaSymbol[],
  purpose: Purpose = OTHER_PURPOSE,
  terms: PaymentTerms = {},
): Plan | null {
  if (cost.length === 0) return { steps: [], life: 0, objects: [] };
  const shape = shapeOf(cost);
  const supply = supplyOf(state, seat, terms.except ?? null, leastMana(shape) + shape.phyrexian.length);
  const spell = purpose.kind === "other" ? null : purpose.object;
  const wants = wantsOf(state, seat, spell, terms.except ?? null);
  const solution = solve(problemFor({ state, seat, supply }, shape, purpose, terms, wants));
  return solution && toPlan(solution);
}

/**
 * How to pay with what is available: the pool, chosen helpers, and life for Phyrexian symbols as far as mana
 * doesn't pay them. `null` if it isn't enough.
 */
export function solveFromPool(
  state: GameState,
  seat: Seat,
  cost: readonly ManaSymbol[],
  purpose: Purpose,
  helpers: ReadonlySet<ObjectId>,
  life: number,
): Spending | null {
  if (cost.length === 0) return { units: [], helpers: [], life: 0 };
  const shape = shapeOf(cost);
  const rest = playerOf(state, seat).mana.length + helpers.size - leastMana(shape);
  // Mana for other cards matters only if some is left.
  const wants =
    rest > 0 || life > 0
      ? wantsOf(state, seat, purpose.kind === "other" ? null : purpose.object, null)
      : NO_WANTS;
  const problem = problemFor({ state, seat, supply: { sources: [], life } }, shape, purpose, {}, wants);
  if (rest === 0 && isSimple(problem, shape)) return wholePool(problem, shape);
  const sources = problem.supply.sources.flatMap((source) => {
    if (!helpers.has(source.object)) return [];
    const ways = source.ways.filter((way) => helpOf(way.key) !== null);
    return [{ ...source, ways, worth: 0 }];
  });
  const solution = solve({ ...problem, supply: { sources, life } });
  return solution && toSpending(solution);
}

/** Nothing but mana pays, every mana for one symbol, and for what its own type allows. */
function isSimple({ alsoAs, supply }: PaymentProblem, { twos, phyrexian }: CostShape): boolean {
  return twos.length === 0 && phyrexian.length === 0 && alsoAs === 0 && supply.sources.length === 0;
}

/** If the pool has no more mana than required, there is nothing to choose: all of it pays, or it doesn't suffice. */
function wholePool({ pool, supply }: PaymentProblem, shape: CostShape): Spending | null {
  const capacity = capacityOf(
    pool.map(({ mask }) => mask),
    supply,
  );
  if (judge(capacity, shape) !== "yes") return null;
  return { units: [...pool.keys()], helpers: [], life: 0 };
}

const MOST_WANTS = 4;
const NO_WANTS: readonly CostShape[] = [];

/**
 * Mana costs of other cards in hand that the player could want to cast before untapping, dearest first. On another player's
 * turn only what can be cast then counts.
 */
function wantsOf(
  state: GameState,
  seat: Seat,
  spell: ObjectId | null,
  except: ReadonlySet<ObjectId> | null,
): readonly CostShape[] {
  const ownTurn = isActive(state, seat);
  const wants: CostShape[] = [];
  for (const id of playerOf(state, seat).hand) {
    const object = state.objects[id];
    if (!object || id === spell || except?.has(id)) continue;
    const face = printedFace(state, object);
    if (!face.manaCost || face.types.includes("land")) continue;
    const instant =
      face.types.includes("instant") ||
      face.abilities?.some((ability) => ability.kind === "keyword" && ability.keyword === "flash");
    if (ownTurn || instant) wants.push(shapeOf(concreteCost(face.manaCost, 0)));
  }
  return wants.toSorted((left, right) => leastMana(right) - leastMana(left)).slice(0, MOST_WANTS);
}
