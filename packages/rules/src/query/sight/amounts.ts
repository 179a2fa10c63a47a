import type { Amount, Filter, ObjectRef, Stat } from "@spellroom/card-language";
import { assertNever, playerOf, zoneOf } from "../../state/access.ts";
import { commandersOf } from "../../state/commanders.ts";
import type { Context, EventFacts } from "../../state/context.ts";
import { classLevelIn } from "../../state/designations.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { amongOthers } from "../../state/ruleset.ts";
import { oneOfEachTotal } from "../../state/teams.ts";
import { manaSpentOn, timesKicked, timesPaid, timesTargeted } from "./announced.ts";
import { compares } from "./compare.ts";
import { devotionTo } from "./devotion.ts";
import { distinctAmong } from "./distinct.ts";
import { partySize } from "./party.ts";
import { countersOf, statOf } from "./predicates.ts";
import type { Sight } from "./sight.ts";
import { timesHappened } from "./times-happened.ts";

/** The number that an amount comes to now (CR 107, 608.2h). What can't be determined is 0 (CR 208.2a, 107.2). */
export function amountOf(sight: Sight, context: Context, amount: Amount): number {
  if (typeof amount === "number") return amount;
  switch (amount.kind) {
    case "x":
      return context.x;
    case "count":
      return sight.countMatching(context, amount.filter);
    case "event":
      return (amount.unreduced ? context.event?.unreduced : undefined) ?? context.event?.amount ?? 0;
    case "bound":
      return boundAmount(context, amount.name);
    case "countPlayers":
      return countPlayers(sight, context, amount);
    case "countRef":
      return countRef(sight, context, amount);
    case "stat":
    case "counters":
    case "classLevel":
      return amountOfObjects(sight, context, amount);
    case "playerCounters":
    case "life":
    case "startingLife":
    case "cardsIn":
      return amountOfPlayers(sight, context, amount);
    case "extreme":
    case "total":
    case "distinct":
    case "devotion":
    case "party":
      return amountAmong(sight, context, amount);
    case "commanderCasts":
      return commanderCasts(sight.state, context.controller);
    case "numberOfTargets":
      return timesTargeted(context);
    case "targetsBeyondFirst":
      return Math.max(0, timesTargeted(context) - 1);
    case "colorsSpent":
    case "manaSpent":
    case "timesKicked":
      return amountAnnounced(sight, context, amount);
    case "happened": {
      const facts = sight.happened(context, amount.event, amount.when);
      const total = (some: readonly EventFacts[]): number =>
        amount.sum ? some.reduce((sum, fact) => sum + fact.amount, 0) : timesHappened(amount.event, some);
      if (amount.of !== "onePlayer") return total(facts);
      const players = new Set(facts.map((fact) => fact.player));
      return Math.max(0, ...[...players].map((one) => total(facts.filter(({ player }) => player === one))));
    }
    default:
      return calculated(sight, context, amount);
  }
}

/** How often a player has cast commanders of their own from the command zone (CR 903.8). */
function commanderCasts(state: GameState, seat: Seat): number {
  const own = commandersOf(state).filter(({ owner }) => owner === seat);
  return own.reduce((sum, { casts }) => sum + casts, 0);
}

type Calculation = Extract<
  Amount,
  { kind: "sum" | "difference" | "times" | "half" | "most" | "atMost" | "ifCompare" }
>;

function calculated(sight: Sight, context: Context, amount: Calculation): number {
  const value = (part: Amount): number => sight.amountOf(context, part);
  switch (amount.kind) {
    case "sum":
      return amount.of.reduce<number>((sum, part) => sum + value(part), 0);
    case "difference":
      return value(amount.of) - value(amount.minus);
    case "times":
      return value(amount.factor) * value(amount.of);
    case "half":
      return amount.round === "up" ? Math.ceil(value(amount.of) / 2) : Math.floor(value(amount.of) / 2);
    case "most":
      return amount.of.reduce<number>((most, part) => Math.max(most, value(part)), Number.NEGATIVE_INFINITY);
    case "atMost":
      return Math.min(value(amount.of), amount.limit);
    case "ifCompare":
      return compares(value(amount.left), amount.compare, value(amount.right))
        ? value(amount.then)
        : value(amount.otherwise);
    default:
      return assertNever(amount);
  }
}

function boundAmount(context: Context, name: string): number {
  const binding = context.bindings[name];
  return binding?.amount ?? binding?.objects?.length ?? binding?.players?.length ?? 0;
}

function amountOfObjects(
  sight: Sight,
  context: Context,
  amount: Extract<Amount, { kind: "stat" | "counters" | "classLevel" }>,
): number {
  if (amount.kind === "stat") return totalStat(sight, refObjects(sight, context, amount.of), amount.stat);
  let total = 0;
  if (amount.kind === "classLevel") {
    for (const id of refObjects(sight, context, amount.of))
      total += classLevelIn(sight.object(id)?.marks ?? []) ?? 1;
    return total;
  }
  for (const id of refObjects(sight, context, amount.on))
    total += countersOf(sight.object(id)?.counters ?? {}, amount.counter);
  return total;
}

function refObjects(sight: Sight, context: Context, ref: ObjectRef): readonly ObjectId[] {
  return sight.objectsOf(context, ref);
}

function countRef(sight: Sight, context: Context, amount: Extract<Amount, { kind: "countRef" }>): number {
  const objects = sight.objectsOf(context, amount.ref);
  return amount.mostOfOne === true ? mostOfOne(sight, objects) : objects.length;
}

/** How many of them the player owns who owns most. */
function mostOfOne(sight: Sight, objects: readonly ObjectId[]): number {
  const counts = new Map<Seat, number>();
  for (const id of objects) {
    const owner = sight.object(id)?.owner;
    if (owner !== undefined) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

function totalStat(sight: Sight, ids: readonly ObjectId[], stat: Stat): number {
  let total = 0;
  for (const id of ids) {
    const values = sight.read(id);
    if (values) total += statOf(sight, id, values, stat) ?? 0;
  }
  return total;
}

/** CR 103.4. */
function startingLife(state: GameState, seat: Seat): number {
  return playerOf(state, seat).startingLife ?? amongOthers(state.ruleset.startingLife);
}

function amountOfPlayers(
  sight: Sight,
  context: Context,
  amount: Extract<Amount, { kind: "playerCounters" | "life" | "startingLife" | "cardsIn" }>,
): number {
  const { state } = sight;
  if (amount.kind === "startingLife") return startingLife(state, context.controller);
  if (amount.kind === "life" && amount.which !== undefined) {
    const totals = sight.playersOf(context, amount.of).map((seat) => playerOf(state, seat).life);
    if (totals.length === 0) return 0;
    return amount.which === "least" ? Math.min(...totals) : Math.max(...totals);
  }
  if (amount.kind === "cardsIn" && amount.which !== undefined) {
    const counts = sight.playersOf(context, amount.of).map((seat) => cardsOf(sight, amount.zone, seat));
    if (counts.length === 0) return 0;
    return amount.which === "least" ? Math.min(...counts) : Math.max(...counts);
  }
  let total = 0;
  for (const seat of counted(sight, context, amount)) {
    const player = playerOf(state, seat);
    if (amount.kind === "life") total += player.life;
    else if (amount.kind === "playerCounters") total += player.counters[amount.counter] ?? 0;
    else total += cardsOf(sight, amount.zone, seat);
  }
  return total;
}

/** Of players who share what is counted, one (CR 810.9a, 810.10a). */
function counted(
  sight: Sight,
  context: Context,
  amount: Extract<Amount, { kind: "playerCounters" | "life" | "cardsIn" }>,
): readonly Seat[] {
  const seats = sight.playersOf(context, amount.of);
  const isShared =
    amount.kind === "life" || (amount.kind === "playerCounters" && amount.counter === "poison");
  return isShared ? oneOfEachTotal(sight.state, seats) : seats;
}

/** How many cards a player has in a zone; of one that all share, those that the player owns. */
function cardsOf(sight: Sight, zone: Extract<Amount, { kind: "cardsIn" }>["zone"], seat: Seat): number {
  if (zone === "hand" || zone === "library" || zone === "graveyard")
    return zoneOf(sight.state, zone, seat).length;
  return zoneOf(sight.state, zone, seat).filter((id) => sight.object(id)?.owner === seat).length;
}

function amountAmong(
  sight: Sight,
  context: Context,
  amount: Extract<Amount, { kind: "extreme" | "total" | "distinct" | "devotion" | "party" }>,
): number {
  switch (amount.kind) {
    case "extreme":
      return extreme(sight, context, amount.among, amount.stat, amount.which);
    case "total":
      return totalStat(sight, sight.objectsMatching(context, amount.among), amount.stat);
    case "distinct":
      return distinctAmong(sight, meant(sight, context, amount.among), amount.what);
    case "devotion":
      return devotionTo(sight, context.controller, amount.colors);
    case "party":
      return partySize(sight, context.controller);
    default:
      return assertNever(amount);
  }
}

/** What is described is where it is described to be; what has been spoken of counts as it last was (CR 608.2h). */
function meant(sight: Sight, context: Context, filter: Filter): readonly ObjectId[] {
  const [only, ...more] = filter.of;
  return only?.kind === "oneOf" && more.length === 0
    ? sight.objectsOf(context, only.ref)
    : sight.objectsMatching(context, filter);
}

function extreme(
  sight: Sight,
  context: Context,
  among: Filter,
  stat: Stat,
  which: "greatest" | "least",
): number {
  let best: number | null = null;
  for (const id of sight.objectsMatching(context, among)) {
    const values = sight.read(id);
    const value = values ? statOf(sight, id, values, stat) : null;
    if (value === null) continue;
    if (best === null || (which === "greatest" ? value > best : value < best)) best = value;
  }
  return best ?? 0;
}

/** What was settled as the source was cast (CR 601.2b, 601.2h). */
function amountAnnounced(
  sight: Sight,
  context: Context,
  amount: Extract<Amount, { kind: "colorsSpent" | "manaSpent" | "timesKicked" }>,
): number {
  if (amount.kind === "manaSpent") {
    const all = amount.of ? sight.objectsOf(context, amount.of) : [context.source];
    return all.reduce((sum, id) => sum + manaSpentOn(sight.object(id)), 0);
  }
  const object = sight.object(context.source);
  if (amount.kind === "timesKicked")
    return amount.keyword ? timesPaid(object, amount.keyword) : timesKicked(sight.state, object);
  const spent = Object.entries(object?.announcement?.manaSpent ?? {});
  return spent.filter(([type, count]) => type !== "C" && (count ?? 0) > 0).length;
}

/** Players, each asked for what must be so of them. */
function countPlayers(
  sight: Sight,
  context: Context,
  { players, where }: Extract<Amount, { kind: "countPlayers" }>,
): number {
  const all = sight.playersOf(context, players);
  if (!where) return all.length;
  return all.filter((player) => sight.holds({ ...context, each: { player } }, where)).length;
}
