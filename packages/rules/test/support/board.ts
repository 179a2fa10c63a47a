import type { CardDefinition, Modification, Zone } from "@spellroom/card-language";
import {
  type Characteristics,
  type Context,
  type ContinuousEffect,
  characteristics,
  definitionId,
  emptyContext,
  freshObject,
  type GameObject,
  type GameState,
  initialState,
  noteChange,
  type ObjectId,
  type Seat,
  writeObjects,
} from "../../src/index.ts";
import { smallRuleset } from "./ruleset.ts";

/** A card put directly somewhere, with what its record should hold besides. `on` names what it is attached to. */
export interface Placed {
  readonly card: CardDefinition;
  readonly as?: Partial<Omit<GameObject, "id" | "definition" | "zone">>;
  readonly on?: string;
  readonly called?: string;
}
export type Placing = CardDefinition | Placed;

export type SeatSetup = Partial<Record<Zone, readonly Placing[]>> & { readonly life?: number };

const SEATS = ["A", "B", "C", "D"] as const;
type SeatName = (typeof SEATS)[number];

/** A game state made by hand, with names for its objects. */
export class Board {
  readonly state: GameState;
  readonly #ids = new Map<string, ObjectId>();

  constructor(state: GameState) {
    this.state = state;
  }

  name(name: string, id: ObjectId): void {
    if (!this.#ids.has(name)) this.#ids.set(name, id);
  }

  /** The object of a name; where several cards have it, the first that was put down. */
  id(name: string): ObjectId {
    const id = this.#ids.get(name);
    if (id === undefined) throw new Error(`no ${name} on this board`);
    return id;
  }

  object(name: string): GameObject {
    const object = this.state.objects[this.id(name)];
    if (!object) throw new Error(`${name} has gone`);
    return object;
  }

  values(name: string): Characteristics {
    return characteristics(this.state, this.id(name));
  }

  /** Power and toughness as they are printed. */
  pt(name: string): string {
    const { power, toughness } = this.values(name);
    return `${power}/${toughness}`;
  }

  keywords(name: string): string[] {
    return [...this.values(name).keywords].sort();
  }

  context(name: string): Context {
    return emptyContext(this.id(name), this.values(name).controller);
  }

  change(name: string, change: Partial<GameObject>): void {
    const id = this.id(name);
    writeObjects(this.state)[id] = { ...this.object(name), ...change };
    noteChange(this.state, id);
  }

  put(placing: Placing, seat: Seat, zone: Zone): ObjectId {
    const placed = "card" in placing ? placing : { card: placing };
    const { state } = this;
    const definition = definitionId(placed.card);
    if (!state.definitions[definition])
      state.definitions = { ...state.definitions, [definition]: placed.card };
    const id = state.objects.length;
    const host = placed.on === undefined ? null : { object: this.id(placed.on) };
    writeObjects(state).push({
      ...freshObject({
        id,
        card: state.nextCard++,
        kind: "card",
        definition,
        owner: seat,
        zone,
        timestamp: state.nextTimestamp++,
      }),
      attachedTo: host,
      ...placed.as,
    });
    this.name(placed.called ?? placed.card.name, id);
    if (zone === "hand" || zone === "library" || zone === "graveyard" || zone === "outside") {
      state.players = state.players.map((player) =>
        player.seat === seat ? { ...player, [zone]: [...(player[zone] ?? []), id] } : player,
      );
    } else {
      state[zone] = [...state[zone], id];
    }
    return id;
  }

  /** Takes an object from the battlefield as if it had never had a next zone. */
  remove(name: string): void {
    const id = this.id(name);
    this.state.battlefield = this.state.battlefield.filter((other) => other !== id);
    this.change(name, { zone: null });
  }

  /** An effect of a resolved spell on certain objects. */
  effect(names: readonly string[], ...modifications: readonly Modification[]): ContinuousEffect {
    return this.effectBy(names[0] ?? "", 0, names, modifications);
  }

  effectBy(
    source: string,
    controller: Seat,
    names: readonly string[],
    modifications: readonly Modification[],
  ): ContinuousEffect {
    const from = this.id(source);
    const effect: ContinuousEffect = {
      timestamp: this.state.nextTimestamp++,
      objects: names.map((name) => this.id(name)),
      modifications,
      context: emptyContext(from, controller),
      lasting: { duration: "endOfTurn", seat: controller, source: from, since: this.state.turn.number },
    };
    this.state.effects = [...this.state.effects, effect];
    return effect;
  }

  end(effect: ContinuousEffect): void {
    this.state.effects = this.state.effects.filter((other) => other !== effect);
  }
}

/** A board with cards put directly into zones; timestamps grow in the order they are written, seat A first. */
export function board(setup: Partial<Record<SeatName, SeatSetup>>): Board {
  const seats = SEATS.filter((name) => setup[name]);
  const count = Math.max(2, seats.length === 0 ? 0 : SEATS.indexOf(seats[seats.length - 1] ?? "B") + 1);
  const state = initialState({
    ruleset: smallRuleset,
    seed: "0".repeat(64),
    startingSeat: 0,
    players: SEATS.slice(0, count).map((name) => ({ name, deck: [] })),
  });
  state.turn = { ...state.turn, number: 1, step: "precombatMain" };
  const made = new Board(state);
  for (const [seat, name] of SEATS.entries()) {
    const { life, ...zones } = setup[name] ?? {};
    if (life !== undefined)
      state.players = state.players.map((player) => (player.seat === seat ? { ...player, life } : player));
    for (const zone of ZONES) for (const placing of zones[zone] ?? []) made.put(placing, seat, zone);
  }
  return made;
}

const ZONES: readonly Zone[] = [
  "command",
  "battlefield",
  "graveyard",
  "hand",
  "library",
  "exile",
  "stack",
  "outside",
];
