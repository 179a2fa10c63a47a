import type { Body, Cost, Effect, EventPattern, ManaRider } from "@spellroom/card-language";
import { type Context, emptyContext } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import type { CurrentAbility } from "../../state/object.ts";
import { countersNeeded, countersOn, manaIn, paidParts, pickFor } from "../costs/cost-parts.ts";
import { lifeIn, payableLife } from "../costs/payable.ts";
import type { Pick } from "../costs/pick.ts";
import { ANNOUNCING } from "../costs/unpayable.ts";
import type { CurrentManaAbility, ManaHolder, UsableManaAbility } from "../kept/mana-holder.ts";
import { characteristics } from "../layers/index.ts";
import { shapeOf } from "../symbols/cost-shape.ts";
import { SNOW } from "../symbols/mask.ts";
import type { Source, Supply, Victims, Way } from "../symbols/way.ts";
import { WORTH } from "../symbols/worth.ts";
import { mayPayCosts, tapsItself } from "./abilities.ts";
import { manaAbilityCost, manaAbilityCostsChange } from "./ability-cost.ts";
import { objectWorth } from "./object-worth.ts";
import { type Yield, yieldsOfBody } from "./produced.ts";
import { tapBonus, tapChanges, tapsReplaced, tapTriggers } from "./tap-bonus.ts";
import { manaAbilitiesOf } from "./usable.ts";
import { mostTimes, victimsWithout } from "./victims.ts";

/**
 * What a player could activate mana abilities for while paying. `except` are objects that another part of the cost uses up; `slots` is
 * how much mana is wanted, which bounds how often a repeatable ability is counted.
 */
export function supplyOf(
  state: GameState,
  seat: Seat,
  except: ReadonlySet<ObjectId> | null = null,
  slots = 8,
  usable: readonly UsableManaAbility[] = manaAbilitiesOf(state, seat, except),
): Supply {
  const tapping = { triggers: tapTriggers(state), changes: tapChanges(state) };
  const isPlain =
    tapping.triggers.length === 0 && tapping.changes.length === 0 && !manaAbilityCostsChange(state);
  const sources: Source[] = [];
  let object = -1;
  let ways: Way[] = [];
  const close = (): void => {
    if (ways.length > 0) addSources(state, object, ways, slots, sources);
    ways = [];
  };
  for (const { object: id, current, plain } of usable) {
    if (!mayPayCosts(current.ability)) continue;
    if (id !== object) {
      close();
      if (plain && isPlain) sources.push(plainSource(state, seat, plain));
    }
    object = id;
    if (!plain || !isPlain) addWays(state, seat, id, current, except, ways, isPlain ? null : tapping);
  }
  close();
  return { sources, life: payableLife(state, seat, ANNOUNCING) };
}

/** What a plain holder produces, which is always the same. */
function plainSource(state: GameState, seat: Seat, holder: ManaHolder): Source {
  let { source } = holder;
  if (!source) {
    const ways: Way[] = [];
    for (const { current } of holder.mana) addWays(state, seat, holder.id, current, null, ways);
    const worth = objectWorth(state, holder.id, ways);
    source = { object: holder.id, worth, ways, simple: ways.every(isSimple) };
    holder.source = source;
  }
  return source;
}

function addSources(
  state: GameState,
  object: ObjectId,
  ways: readonly Way[],
  slots: number,
  into: Source[],
): void {
  const once = ways.filter((way) => !way.again);
  const worth = objectWorth(state, object, once);
  if (once.length > 0) into.push({ object, worth, ways: once, simple: once.every(isSimple) });
  for (const way of ways) {
    if (!way.again) continue;
    const copies = way.victims ? mostTimes(way.victims) : slots;
    for (let copy = 0; copy < Math.min(copies, slots); copy++)
      into.push({ object, worth: way.worth, ways: [way], simple: false });
  }
}

function isSimple(way: Way): boolean {
  return way.masks.length === 1 && way.inputs === null && way.victims === null;
}

function addWays(
  state: GameState,
  seat: Seat,
  object: ObjectId,
  current: CurrentManaAbility,
  except: ReadonlySet<ObjectId> | null,
  into: Way[],
  tapping: Tapping | null = null,
): void {
  const { ability, key } = current;
  const context = emptyContext(object, seat);
  const values = characteristics(state, object);
  const snow = values.supertypes.includes("snow") ? SNOW : 0;
  const traits = traitsOf(current);
  const cost = manaAbilityCost(state, seat, object, current);
  const mana = manaIn(state, context, cost);
  const victims = victimsOf(state, seat, object, current, cost, except);
  if (victims === undefined) return;
  const own = yieldsOfBody(state, context, ability.body);
  for (const masks of tapping && tapsItself(ability) ? tapped(state, seat, object, own, tapping) : own) {
    into.push({
      key,
      masks: snow ? masks.map((mask) => mask | SNOW) : masks,
      inputs: mana.length > 0 ? shapeOf(mana) : null,
      life: traits.life ? lifeIn(state, context, cost) : 0,
      victims,
      counters: traits.counters ? ownCounters(state, context, cost) : null,
      worth: traits.worth + (tapsItself(ability) ? tappingHarm(values.abilities) : 0),
      rider: traits.rider,
      again: traits.again,
    });
  }
}

/** What affects the mana produced by tapping. */
interface Tapping {
  readonly triggers: ReturnType<typeof tapTriggers>;
  readonly changes: ReturnType<typeof tapChanges>;
}

/** What an object that is tapped for mana in one of these ways gives, with everything that this triggers. */
function tapped(
  state: GameState,
  seat: Seat,
  object: ObjectId,
  ways: readonly Yield[],
  { triggers, changes }: Tapping,
): readonly Yield[] {
  return ways
    .flatMap((way) => tapsReplaced(state, changes, object, way))
    .map((way) => [...way, ...tapBonus(state, triggers, seat, object, way)]);
}

interface Traits {
  readonly worth: number;
  readonly life: boolean;
  readonly again: boolean;
  readonly rider: ManaRider | null;
  readonly picks: boolean;
  readonly counters: boolean;
}

const traits = new WeakMap<object, Traits>();

/** The cost of an ability other than mana, computed once for each ability. */
function traitsOf({ ability }: CurrentManaAbility): Traits {
  const known = traits.get(ability);
  if (known) return known;
  const effects = effectsIn(ability.body);
  let worth = effects.some(isDrawback) ? WORTH.pain : 0;
  let again = ability.limits?.timesEachTurn === undefined && ability.limits?.timesEver === undefined;
  let picks = false;
  let counters = false;
  for (const part of paidParts(ability.cost)) {
    if (part.kind === "tap" || part.kind === "untap") again = false;
    else if (part.kind === "payLife") worth += WORTH.pain;
    else if ("what" in part && part.what === "this") {
      again = false;
      worth += WORTH.sacrificeSelf;
    } else if (part.kind === "tapOthers") {
      picks = true;
      worth += WORTH.tapOther;
    } else if (part.kind === "removeCounters" || part.kind === "energy") {
      worth += WORTH.counters;
      again = false;
      counters ||= part.kind === "removeCounters" && part.from === "this";
    } else if (part.kind === "addCounters" && part.on === "this") worth += WORTH.counters;
    else if (part.kind === "mill") worth += WORTH.pain;
    else {
      picks = true;
      worth += WORTH.sacrificeOther;
    }
  }
  const rider = effects.find((effect) => effect.kind === "addMana")?.rider ?? null;
  const life = ability.cost.some((cost) => cost.kind === "payLife");
  const result: Traits = { worth, life, again, rider, picks, counters };
  traits.set(ability, result);
  return result;
}

/** Instructions other than adding mana that hurt the player. */
function isDrawback(effect: Effect): boolean {
  if (effect.kind === "addMana") return false;
  return (
    effect.kind !== "gainLife" && effect.kind !== "draw" && effect.kind !== "scry" && effect.kind !== "choose"
  );
}

const harms = new WeakMap<readonly CurrentAbility[], number>();

/** What a permanent's own abilities do to its controller whenever it becomes tapped, as far as that hurts. */
function tappingHarm(abilities: readonly CurrentAbility[]): number {
  const known = harms.get(abilities);
  if (known !== undefined) return known;
  const hurts = abilities.some(
    ({ ability }) =>
      ability.kind === "triggered" && isOwnTapping(ability.event) && effectsIn(ability.body).some(isDrawback),
  );
  const harm = hurts ? WORTH.pain : 0;
  harms.set(abilities, harm);
  return harm;
}

function isOwnTapping(event: EventPattern): boolean {
  if (event.kind === "anyOf") return event.of.some(isOwnTapping);
  return event.kind === "taps" && event.what === "this";
}

function effectsIn(body: Body): readonly Effect[] {
  return body.kind === "plain" ? body.effects : body.modes.flatMap(({ effects }) => effects);
}

function ownCounters(state: GameState, context: Context, costs: readonly Cost[]): Way["counters"] {
  for (const cost of paidParts(costs)) {
    if (cost.kind !== "removeCounters" || cost.from !== "this") continue;
    const there = countersOn(state.objects[context.source], cost.counter);
    return { kind: cost.counter, amount: countersNeeded(state, context, cost), there };
  }
  return null;
}

/** What an ability could use up; `null` if it uses up nothing else, `undefined` if it can't be paid. */
function victimsOf(
  state: GameState,
  seat: Seat,
  object: ObjectId,
  current: CurrentManaAbility,
  total: readonly Cost[],
  except: ReadonlySet<ObjectId> | null,
): Way["victims"] | undefined {
  if (!traitsOf(current).picks) return null;
  const context = emptyContext(object, seat);
  const tapsThis = tapsItself(current.ability);
  for (const [part, cost] of paidParts(total).entries()) {
    const pick = pickFor(state, seat, { ...context, ...ANNOUNCING }, cost);
    if (!pick || pick.min === 0) continue;
    const taken = new Set(except);
    if (tapsThis && cost.kind === "tapOthers") taken.add(object);
    return victimsWithout(leastMissedFirst(state, part, pick), taken) ?? undefined;
  }
  return null;
}

function leastMissedFirst(state: GameState, part: number, { candidates, min, total }: Pick): Victims {
  const worth = candidates.map((id) => objectWorth(state, id, []));
  const order = [...candidates.keys()].toSorted((one, other) => (worth[one] ?? 0) - (worth[other] ?? 0));
  return {
    part,
    count: min,
    candidates: order.flatMap((at) => candidates[at] ?? []),
    total: total ? { limit: total.limit, values: order.map((at) => total.values[at] ?? 0) } : null,
  };
}
