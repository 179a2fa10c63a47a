import type { CardDefinition } from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import {
  characteristics,
  definitionId,
  freshObject,
  type GameObject,
  type GameState,
  initialState,
  type ObjectId,
  type PlayerState,
  type Seat,
} from "@spellroom/rules";
import type { CardSource } from "../game/card-source.ts";
import { sameName } from "./names.ts";
import type { PlacedCard, Scenario, SideSetup } from "./scenario.ts";
import { SEAT_OF } from "./scenario.ts";

/** Scenarios leave nothing that matters to chance. */
const SEED = "0".repeat(64);

/** Cards under what a scenario puts on top of a library. */
const LIBRARY = { card: "Mountain", count: 71 } as const;

/** The state a scenario begins in: before the first turn, when the cards of opening hands may be put onto the battlefield that say
 * so (CR 103.6), everything else already in its zone without having entered. */
export function setUp(scenario: Scenario, cards: CardSource): GameState {
  const full = rulesetById("full");
  const empty = initialState({
    ruleset: { ...full, startingHandSize: 0, turnLimit: scenario.stop.turn },
    seed: SEED,
    players: [
      { name: "A", deck: [] },
      { name: "B", deck: [] },
    ],
    startingSeat: 0,
  });
  const build = new Build(empty, cards);
  for (const name of ["A", "B"] as const) build.side(SEAT_OF[name], scenario.setup[name]);
  return withOwnCounters(build.state());
}

/**
 * Though nothing has entered, permanents have what they could hardly be there without: the counters that their own text gives
 * them as they enter, where it gives a fixed number unconditionally (CR 122.6a, 306.5b, 310.4b).
 */
function withOwnCounters(state: GameState): GameState {
  const objects = [...state.objects];
  for (const id of state.battlefield) {
    const object = objects[id];
    const counters = object ? ownCounters(state, id) : [];
    if (!object || counters.length === 0) continue;
    const all: Record<string, number> = { ...object.counters };
    for (const [counter, amount] of counters) all[counter] = (all[counter] ?? 0) + amount;
    objects[id] = { ...object, counters: all };
  }
  return { ...state, objects };
}

function ownCounters(state: GameState, id: ObjectId): readonly (readonly [string, number])[] {
  return characteristics(state, id).abilities.flatMap(({ ability }) => {
    if (ability.kind !== "static" || ability.condition) return [];
    return ability.effects.flatMap((effect) => {
      if (effect.kind !== "replacement" || effect.replacement.kind !== "enters") return [];
      const { what, with: entersWith, unless } = effect.replacement;
      if (what !== "this" || unless) return [];
      return (entersWith.counters ?? []).flatMap(({ counter, amount }) =>
        typeof amount === "number" ? [[counter, amount] as const] : [],
      );
    });
  });
}

function anyCard(cards: CardSource, name: string): CardDefinition {
  const found = cards.find(name);
  if (found.kind !== "playable") throw new RangeError(`${name} is not playable`);
  return found.card;
}

/** Puts objects straight into zones. */
class Build {
  readonly #start: GameState;
  readonly #cards: CardSource;
  readonly #objects: (GameObject | null)[];
  readonly #definitions: Record<string, CardDefinition>;
  readonly #battlefield: ObjectId[] = [];
  readonly #exile: ObjectId[] = [];
  readonly #command: ObjectId[] = [];
  readonly #players: PlayerState[];
  #nextCard: number;

  constructor(start: GameState, cards: CardSource) {
    this.#start = start;
    this.#cards = cards;
    this.#objects = [...start.objects];
    this.#definitions = { ...start.definitions };
    this.#players = [...start.players];
    this.#nextCard = start.nextCard;
  }

  side(seat: Seat, setup: SideSetup): void {
    const player = this.#players[seat];
    if (!player) throw new RangeError(`no seat ${seat}`);
    this.#battlefield.push(...this.#put(seat, "battlefield", setup.battlefield));
    this.#exile.push(...this.#put(seat, "exile", setup.exile));
    this.#command.push(...this.#put(seat, "command", setup.command));
    const hand = this.#put(seat, "hand", setup.hand);
    const graveyard = this.#put(seat, "graveyard", setup.graveyard);
    const onTop = this.#put(seat, "library", setup.library).reverse();
    const below = setup.emptyLibrary ? [] : this.#put(seat, "library", [{ ...LIBRARY, tapped: false }]);
    this.#players[seat] = {
      ...player,
      life: setup.life ?? player.life,
      hand,
      graveyard,
      library: [...onTop, ...below],
    };
  }

  state(): GameState {
    return {
      ...this.#start,
      objects: this.#objects,
      definitions: this.#definitions,
      players: this.#players,
      battlefield: this.#battlefield,
      exile: this.#exile,
      command: this.#command,
      nextCard: this.#nextCard,
      nextTimestamp: this.#objects.length,
      frames: [{ kind: "begin", stage: "openingActs", seat: SEAT_OF.A, kept: [], again: [] }],
    };
  }

  #put(seat: Seat, zone: NonNullable<GameObject["zone"]>, placed: readonly PlacedCard[]): ObjectId[] {
    return placed.flatMap((one) => {
      const card = anyCard(this.#cards, one.card);
      return Array.from({ length: one.count }, () => this.#add(seat, zone, card, one));
    });
  }

  #add(
    seat: Seat,
    zone: NonNullable<GameObject["zone"]>,
    card: CardDefinition,
    placed: PlacedCard,
  ): ObjectId {
    const id = this.#objects.length;
    const definition = definitionId(card);
    this.#definitions[definition] = card;
    const object = freshObject({
      id,
      card: this.#nextCard++,
      kind: "card",
      definition,
      owner: seat,
      zone,
      timestamp: id,
    });
    this.#objects.push(
      zone === "battlefield"
        ? { ...object, ...asPermanent(card, placed), status: { ...object.status, tapped: placed.tapped } }
        : object,
    );
    return id;
  }
}

/** Which face of a permanent is up, and its loyalty or defense. */
function asPermanent(card: CardDefinition, placed: PlacedCard): Pick<GameObject, "face" | "counters"> {
  const named = card.faces.findIndex((face) => sameName(face.name, placed.card));
  const face = Math.max(0, named);
  const { loyalty, defense } = card.faces[face] ?? {};
  return {
    face,
    counters: {
      ...(typeof loyalty === "number" ? { loyalty } : {}),
      ...(defense === undefined ? {} : { defense }),
    },
  };
}
