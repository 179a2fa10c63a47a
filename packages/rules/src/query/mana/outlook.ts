import type { ManaSymbol } from "@spellroom/card-language";
import { playerOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { countersNeeded, type PaidCost } from "../costs/cost-parts.ts";
import type { ManaHolder, UsableManaAbility } from "../kept/mana-holder.ts";
import { rulesOfKind } from "../rules/rules-in-force.ts";
import { bentShape, type CostShape, shapeOf } from "../symbols/cost-shape.ts";
import { type ManaMask, maskOf, SNOW } from "../symbols/mask.ts";
import type { Source, Supply } from "../symbols/way.ts";
import { WORTH } from "../symbols/worth.ts";
import { mayBeHelped, withHelpers } from "./helpers.ts";
import { holdersOf } from "./holders.ts";
import type { PaymentProblem, PoolUnit } from "./leaf.ts";
import { maySpend, maySpendUnit, type Purpose, spendableAs } from "./purpose.ts";
import { type Capacity, capacityOf, judge } from "./quick.ts";
import { isSolvable } from "./solver.ts";
import { supplyOf } from "./supply.ts";
import { SupplyIndex } from "./supply-index.ts";
import { usableAmong } from "./usable.ts";
import { victimsWithout } from "./victims.ts";

/**
 * What a player could pay for at one moment: pool and sources, computed once for many costs. Valid only
 * while the state doesn't change.
 */
export interface ManaOutlook {
  readonly state: GameState;
  readonly seat: Seat;
  /** Objects with something to activate, mana abilities that could be used among them, and what these come to. */
  readonly holders: readonly ManaHolder[];
  readonly usable: readonly UsableManaAbility[];
  readonly supply: Supply;
  readonly capacity: Capacity;
  /** Some of it may be spent on certain things only. */
  readonly hasRiders: boolean;
  readonly spendRules: boolean;
  /** Cached results: of the search, by the required symbols, and an index of the sources. */
  readonly answers: { bySymbols: Map<string, boolean> | null; index: SupplyIndex | null };
}

/** What a payment must leave alone and may count on. */
export interface PaymentTerms {
  /** Objects that another part of the same cost taps, or that can't be used for another reason. */
  readonly except?: ReadonlySet<ObjectId> | null;
  /** Objects that another part of the same cost takes away: they may be tapped for mana before, but not sacrificed for it. */
  readonly gone?: ReadonlySet<ObjectId> | null;
  /** Counters that other parts of the same cost remove. */
  readonly counters?: readonly RemovedCounters[];
  /** Life that another part of the same cost takes. */
  readonly life?: number;
}

export interface RemovedCounters {
  readonly object: ObjectId;
  readonly kind: string;
  readonly amount: number;
}

/** What a part removes from these objects. */
export function removedFrom(
  state: GameState,
  context: Context,
  part: Extract<PaidCost, { kind: "removeCounters" }>,
  objects: readonly ObjectId[],
): RemovedCounters[] {
  const amount = countersNeeded(state, context, part);
  return objects.map((object) => ({ object, kind: part.counter, amount }));
}

export function outlookOf(state: GameState, seat: Seat): ManaOutlook {
  return new Outlook(state, seat);
}

/** The outlook as it is for a state that differs in nothing but a card shown as the spell it would be. */
export function outlookIn(state: GameState, outlook: ManaOutlook): ManaOutlook {
  if (state === outlook.state) return outlook;
  const { seat, holders, usable, supply, capacity, hasRiders, spendRules, answers } = outlook;
  return { state, seat, holders, usable, supply, capacity, hasRiders, spendRules, answers };
}

/** Mana is computed when a cost is checked, which is rarely needed. */
class Outlook implements ManaOutlook {
  readonly state: GameState;
  readonly seat: Seat;
  readonly holders: readonly ManaHolder[];
  readonly usable: readonly UsableManaAbility[];
  readonly answers: ManaOutlook["answers"] = { bySymbols: null, index: null };
  #supply: Supply | null = null;
  #capacity: Capacity | null = null;
  #hasRiders: boolean | null = null;
  #spendRules: boolean | null = null;

  constructor(state: GameState, seat: Seat) {
    this.state = state;
    this.seat = seat;
    this.holders = holdersOf(state, seat);
    this.usable = usableAmong(state, seat, this.holders, null);
  }

  get supply(): Supply {
    this.#supply ??= supplyOf(this.state, this.seat, null, 8, this.usable);
    return this.#supply;
  }

  get capacity(): Capacity {
    this.#capacity ??= capacityOf(playerOf(this.state, this.seat).mana.map(maskOfUnit), this.supply);
    return this.#capacity;
  }

  get hasRiders(): boolean {
    this.#hasRiders ??=
      playerOf(this.state, this.seat).mana.some((unit) => unit.rider !== null) ||
      this.supply.sources.some(({ ways }) => ways.some((way) => way.rider !== null));
    return this.#hasRiders;
  }

  get spendRules(): boolean {
    this.#spendRules ??= rulesOfKind(this.state, "spendManaAsAnyColor").length > 0;
    return this.#spendRules;
  }
}

function maskOfUnit(unit: { readonly type: Parameters<typeof maskOf>[0]; readonly snow: boolean }): ManaMask {
  return maskOf(unit.type) | (unit.snow ? SNOW : 0);
}

/**
 * Whether a mana cost could be paid at all (CR 118.3, 601.2g). Usually decided by counting; the search runs only where
 * counting can't decide, and once for each different query.
 */
export function canPayMana(
  outlook: ManaOutlook,
  cost: readonly ManaSymbol[],
  purpose: Purpose,
  terms: PaymentTerms = {},
): boolean {
  if (cost.length === 0) return true;
  const shape = shapeOf(cost);
  const usual = isUsual(outlook, purpose, terms);
  if (usual) {
    const verdict = judge(outlook.capacity, shape);
    if (verdict !== "unsure") return verdict === "yes";
    const key = cost.join();
    const known = outlook.answers.bySymbols ?? new Map<string, boolean>();
    outlook.answers.bySymbols = known;
    let answer = known.get(key);
    if (answer === undefined) {
      answer = isSolvable(problemFor(outlook, shape, purpose, terms));
      known.set(key, answer);
    }
    return answer;
  }
  if (outlook.supply.sources.length > MANY && indexOf(outlook).paysAtOnce(shape, terms)) return true;
  const problem = problemFor(outlook, shape, purpose, terms);
  const masks = problem.pool.map(({ mask }) => mask | problem.alsoAs);
  const verdict =
    problem.alsoAs === 0 ? judge(capacityOf(masks, problem.supply), problem.cost) : ("unsure" as const);
  return verdict === "unsure" ? isSolvable(problem) : verdict === "yes";
}

/** With more sources than that it is worth knowing where they are. */
const MANY = 24;

function indexOf({ answers, supply }: ManaOutlook): SupplyIndex {
  answers.index ??= new SupplyIndex(supply.sources);
  return answers.index;
}

/** Nothing about the purpose changes what may be spent or used. */
function isUsual(outlook: ManaOutlook, purpose: Purpose, terms: PaymentTerms): boolean {
  if (outlook.hasRiders || outlook.spendRules || (terms.life ?? 0) > 0) return false;
  if (outlook.supply.sources.length <= MANY || indexOf(outlook).mayConcern(terms)) {
    if (isConcernedBy(outlook, terms)) return false;
  }
  if (purpose.kind !== "other" && purpose.anyType) return false;
  return !mayBeHelped(outlook.state, purpose);
}

/** Whether the objects that a payment must not use are among the sources of mana. */
function isConcernedBy(outlook: ManaOutlook, terms: PaymentTerms): boolean {
  if (terms.except && outlook.supply.sources.some((source) => isSpokenFor(source, terms.except ?? NOBODY)))
    return true;
  if (terms.counters?.some(({ object }) => outlook.supply.sources.some((one) => one.object === object)))
    return true;
  return terms.gone != null && withoutGone(outlook.supply.sources, terms.gone) !== outlook.supply.sources;
}

/** The whole problem of one payment. */
export function problemFor(
  { state, seat, supply }: Pick<ManaOutlook, "state" | "seat" | "supply">,
  cost: CostShape,
  purpose: Purpose,
  { except = null, gone = null, counters = [], life = 0 }: PaymentTerms,
  wants: readonly CostShape[] = [],
): PaymentProblem {
  let sources: readonly Source[] = supply.sources;
  if (except) sources = sources.filter(({ object }) => !except.has(object));
  if (gone || except) sources = withoutGone(sources, new Set([...(gone ?? []), ...(except ?? [])]));
  if (counters.length > 0) sources = withoutRemoved(sources, counters);
  sources = spendable(state, seat, sources, purpose);
  sources = withHelpers(state, seat, purpose, sources, except, gone);
  return {
    cost: bentShape(cost, purpose.bending ?? 0),
    pool: poolFor(state, seat, purpose),
    supply: { sources, life: Math.max(0, supply.life - life) },
    alsoAs: spendableAs(state, seat, purpose),
    wants,
  };
}

/** Ways that would use up what another part of the cost needs are left out, and so are such victims. */
function withoutGone(sources: readonly Source[], gone: ReadonlySet<ObjectId>): readonly Source[] {
  if (gone.size === 0 || !sources.some((source) => isConcerned(source, gone))) return sources;
  return sources.flatMap((source) => {
    const ways = source.ways.flatMap((way) => {
      if (gone.has(source.object) && way.worth >= WORTH.sacrificeSelf) return [];
      if (!way.victims) return [way];
      const victims = victimsWithout(way.victims, gone);
      return victims ? [{ ...way, victims }] : [];
    });
    return ways.length > 0 ? [{ ...source, ways }] : [];
  });
}

/** Ways that remove counters which another part of the cost removes are left out (CR 118.10). */
function withoutRemoved(sources: readonly Source[], removed: readonly RemovedCounters[]): readonly Source[] {
  return sources.flatMap((source) => {
    const ways = source.ways.filter(({ counters }) => {
      if (counters === null) return true;
      let left = counters.there - counters.amount;
      for (const { object, kind, amount } of removed)
        if (object === source.object && (kind === counters.kind || kind === "any" || counters.kind === "any"))
          left -= amount;
      return left >= 0;
    });
    return ways.length > 0 ? [{ ...source, ways }] : [];
  });
}

/** Whether a source, or one of those that could be used up for its mana, is among these. */
function isSpokenFor({ object, ways }: Source, objects: ReadonlySet<ObjectId>): boolean {
  return objects.has(object) || ways.some(({ victims }) => victims?.candidates.some((id) => objects.has(id)));
}
const NOBODY: ReadonlySet<ObjectId> = new Set();

function isConcerned({ object, ways }: Source, gone: ReadonlySet<ObjectId>): boolean {
  return ways.some(({ victims, worth }) =>
    victims === null
      ? worth >= WORTH.sacrificeSelf && gone.has(object)
      : gone.has(object) || victims.candidates.some((id) => gone.has(id)),
  );
}

function spendable(
  state: GameState,
  seat: Seat,
  sources: readonly Source[],
  purpose: Purpose,
): readonly Source[] {
  if (!sources.some(({ ways }) => ways.some((way) => way.rider !== null))) return sources;
  return sources.flatMap((source) => {
    const ways = source.ways.filter((way) => maySpend(state, seat, way.rider, source.object, purpose));
    return ways.length > 0 ? [{ ...source, ways }] : [];
  });
}

/** The mana in the pool that may be spent for a purpose; the others stand in their places as mana of no use. */
function poolFor(state: GameState, seat: Seat, purpose: Purpose): PoolUnit[] {
  return playerOf(state, seat).mana.map((unit) => ({
    mask: maySpendUnit(state, seat, unit, purpose) ? maskOfUnit(unit) : 0,
    restricted: unit.rider !== null,
  }));
}
