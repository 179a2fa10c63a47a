import type { Comparison, ObjectRef, PlayerRef, Stat, Zone } from "@spellroom/card-language";
import type { CardNumber, Context, GameState, Seat } from "@spellroom/rules";
import type { Answers } from "./answers.ts";
import { unforeseen } from "./unforeseen.ts";
import { isObject, type Person, type Thing, thingOf, type World } from "./world.ts";

/** The result of an instruction, for those that refer to it. */
export interface Outcome {
  readonly things: readonly Thing[];
  readonly amount: number;
  readonly did: boolean;
}

/** Everything that the words of a text are understood by while the expectation carries it out. */
export interface Sight {
  readonly world: World;
  /** As it was before the resolution, for what the announcement refers to. */
  readonly state: GameState;
  readonly context: Context;
  /** Put before the ids of target clauses of a mode. */
  readonly prefix: string;
  readonly answers: Answers;
  readonly outcomes: Map<string, Outcome>;
  readonly each: Seat | null;
}

export function person(world: World, seat: Seat): Person {
  return world.people[seat] ?? unforeseen("a player that there isn't");
}

export function inZone(world: World, zone: Zone): Thing[] {
  return [...world.things.values()].filter((thing) => thing.zone === zone);
}

export function compared(left: number, how: Comparison, right: number): boolean {
  switch (how) {
    case "=":
      return left === right;
    case "!=":
      return left !== right;
    case "<":
      return left < right;
    case "<=":
      return left <= right;
    case ">":
      return left > right;
    case ">=":
      return left >= right;
  }
}

export function stat(thing: Thing, which: Stat): number {
  if (thing.blurred && which !== "manaValue") unforeseen("a number that is not foreseen");
  switch (which) {
    case "power":
      return thing.power ?? 0;
    case "toughness":
      return thing.toughness ?? 0;
    case "manaValue":
      return thing.manaValue;
    case "loyalty":
      return thing.counters.loyalty ?? 0;
    default:
      return unforeseen(`the number ${which}`);
  }
}

export function countersOn(thing: Thing, counter: string): number {
  if (counter !== "any") return thing.counters[counter] ?? 0;
  return Object.values(thing.counters).reduce((sum, one) => sum + one, 0);
}

/** The things that a reference refers to. */
export function thingsIn(sight: Sight, ref: ObjectRef): Thing[] {
  const { world, state, context } = sight;
  switch (ref.kind) {
    case "this":
      return [thingOf(world, state, context.source)];
    case "target":
      return targets(sight, ref.target)
        .filter(isObject)
        .map(({ object }) => thingOf(world, state, object));
    case "attached": {
      const host = thingOf(world, state, context.source).attachedTo;
      return host === null ? unforeseen("nothing it is attached to") : [thingFor(world, host)];
    }
    case "event":
      return (context.event?.objects[ref.role] ?? []).map((id) => thingOf(world, state, id));
    case "bound":
      return [...(sight.outcomes.get(ref.name)?.things ?? unforeseen(`what ${ref.name} stands for`))];
    default:
      return unforeseen(`the reference ${ref.kind}`);
  }
}

export function thingFor(world: World, card: CardNumber): Thing {
  return world.things.get(card) ?? unforeseen("a card that there isn't");
}

export function targets(sight: Sight, clause: string) {
  const { targets: all } = sight.context;
  return all[`${sight.prefix}${clause}`] ?? all[clause] ?? [];
}

/** The players that a reference refers to, in seat order. */
export function playersIn(sight: Sight, ref: PlayerRef): Seat[] {
  const seats = sight.world.people.map((_, seat) => seat);
  const you = sight.context.controller;
  switch (ref.kind) {
    case "you":
      return [you];
    case "opponents":
    case "otherPlayers":
      return seats.filter((seat) => seat !== you);
    case "allPlayers":
      return seats;
    case "active":
      return [sight.world.active];
    case "target":
      return targets(sight, ref.target).flatMap((one) => ("player" in one ? [one.player] : []));
    case "event": {
      const { event } = sight.context;
      return event?.player === null || event === null ? unforeseen("no player of the event") : [event.player];
    }
    case "controller":
      return [...new Set(thingsIn(sight, ref.of).map(({ controller }) => controller))];
    case "owner":
      return [...new Set(thingsIn(sight, ref.of).map(({ owner }) => owner))];
    case "each":
      return sight.each === null ? unforeseen("nobody it is at") : [sight.each];
    default:
      return unforeseen(`the player ${ref.kind}`);
  }
}
