import type { Zone } from "@spellroom/card-language";
import {
  type CardNumber,
  characteristics,
  type Entity,
  type GameObject,
  type GameState,
  type ObjectId,
  type Seat,
} from "@spellroom/rules";
import { unforeseen } from "./unforeseen.ts";

/** What can be seen of one card or token, wherever it is. Unlike the engine's objects it stays the same when it moves. */
export interface Thing {
  readonly card: CardNumber;
  readonly name: string;
  readonly isToken: boolean;
  readonly owner: Seat;
  zone: Zone | null;
  controller: Seat;
  tapped: boolean;
  counters: Record<string, number>;
  damage: number;
  deathtouched: boolean;
  power: number | null;
  toughness: number | null;
  keywords: Set<string>;
  types: readonly string[];
  readonly subtypes: readonly string[];
  readonly supertypes: readonly string[];
  readonly colors: readonly string[];
  readonly manaValue: number;
  attachedTo: CardNumber | null;
  /** Something would happen instead of its destruction. */
  regenerates: boolean;
  attacking: boolean;
  blocking: boolean;
  /** Its numbers, keywords and types are not foreseen; where it is still is. */
  blurred: boolean;
}

export interface Person {
  life: number;
  counters: Record<string, number>;
  /** From the top; `null` once it has been shuffled. */
  library: CardNumber[] | null;
}

/** Everything that the expectation and what happened are compared by. */
export interface World {
  readonly things: Map<CardNumber, Thing>;
  readonly people: Person[];
  readonly active: Seat;
}

/** What there is to be seen of a state. */
export function observe(state: GameState): World {
  const things = new Map<CardNumber, Thing>();
  for (const object of state.objects) {
    if (object && object.zone !== null && object.kind !== "ability" && object.kind !== "emblem")
      things.set(object.card, seen(state, object));
  }
  const people = state.players.map(
    (player): Person => ({
      life: player.life,
      counters: { ...player.counters },
      library: player.library.map((id) => cardOf(state, id)),
    }),
  );
  return { things, people, active: state.turn.active };
}

function seen(state: GameState, object: GameObject): Thing {
  const values = characteristics(state, object.id);
  const { attachedTo } = object;
  return {
    card: object.card,
    name: values.name,
    isToken: object.kind === "token",
    owner: object.owner,
    zone: object.zone,
    controller: values.controller,
    tapped: object.status.tapped,
    counters: { ...object.counters },
    damage: object.damage,
    deathtouched: object.deathtouched,
    power: values.power,
    toughness: values.toughness,
    keywords: new Set(values.keywords),
    types: values.types,
    subtypes: values.subtypes,
    supertypes: values.supertypes,
    colors: values.colors,
    manaValue: values.manaValue,
    attachedTo: attachedTo && "object" in attachedTo ? cardOf(state, attachedTo.object) : null,
    regenerates: object.marks.some((mark) => mark.startsWith("regenerat")),
    attacking: state.combat?.attackers.some((one) => one.object === object.id) ?? false,
    blocking: state.combat?.blockers.some((one) => one.object === object.id) ?? false,
    blurred: object.status.faceDown !== null || object.status.phasedOut,
  };
}

/** The card that an object is or was. */
export function cardOf(state: GameState, id: ObjectId): CardNumber {
  return state.objects[id]?.card ?? unforeseen("an object that there never was");
}

/** The thing that an object is, as long as it is that object still (CR 400.7). */
export function thingOf(world: World, state: GameState, id: ObjectId): Thing {
  const object = state.objects[id];
  const thing = object && object.zone !== null ? world.things.get(object.card) : undefined;
  return thing && thing.zone === object?.zone ? thing : unforeseen("an object that has gone");
}

export function isObject(entity: Entity): entity is { readonly object: ObjectId } {
  return "object" in entity;
}
