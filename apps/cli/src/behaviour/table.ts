import type { CardDefinition, Zone } from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import {
  definitionId,
  freshObject,
  type GameObject,
  type GameState,
  initialState,
  type ObjectId,
  resume,
  type Seat,
} from "@spellroom/rules";
import { LANDS, permanentsFor, SPELLS } from "./props.ts";

/** Where the card that is looked into begins. */
export type Start = Extract<Zone, "hand" | "battlefield" | "graveyard">;

const LIFE = 60;
const TURN = 5;

export interface Table {
  readonly state: GameState;
  /** The card that is looked into; it keeps its number wherever it goes. */
  readonly card: number;
}

/** A table in the middle of a game, with something of every kind on both sides; seat 0 has priority in its main phase. */
export function setTable(card: CardDefinition, start: Start, seed: number): Table {
  const ruleset = rulesetById("full");
  const empty = initialState({
    ruleset: { ...ruleset, startingHandSize: 0 },
    seed: seed.toString(16).padStart(64, "0"),
    players: ["A", "B"].map((name) => ({ name, deck: [] })),
    startingSeat: 0,
  });
  const table = new Setting(empty);
  const number = table.put(card, 0, start);
  const props = permanentsFor(card);
  for (const seat of [0, 1]) {
    for (const one of [...LANDS, ...props]) table.put(one, seat, "battlefield");
    for (const one of [...SPELLS, ...props]) table.put(one, seat, "graveyard");
    for (const one of [...SPELLS, ...props.slice(0, 2), ...LANDS.slice(0, 1)]) table.put(one, seat, "hand");
    for (let times = 0; times < 3; times++)
      for (const one of [...SPELLS, ...props, ...LANDS]) table.put(one, seat, "library");
  }
  return { state: resume(table.state(ruleset.steps.map(({ step }) => step))).state, card: number };
}

/** Puts cards straight into zones. */
class Setting {
  readonly #start: GameState;
  readonly #objects: (GameObject | null)[];
  readonly #definitions: Record<string, CardDefinition>;
  readonly #zones: Record<string, ObjectId[]> = {};
  #nextCard: number;

  constructor(start: GameState) {
    this.#start = start;
    this.#objects = [...start.objects];
    this.#definitions = { ...start.definitions };
    this.#nextCard = start.nextCard;
  }

  put(card: CardDefinition, seat: Seat, zone: Zone): number {
    const id = this.#objects.length;
    const definition = definitionId(card);
    this.#definitions[definition] = card;
    const number = this.#nextCard++;
    const object = freshObject({
      id,
      card: number,
      kind: "card",
      definition,
      owner: seat,
      zone,
      timestamp: id,
    });
    const { loyalty, defense } = card.faces[0];
    const counters: Record<string, number> = {};
    if (zone === "battlefield" && typeof loyalty === "number") counters.loyalty = loyalty;
    if (zone === "battlefield" && defense !== undefined) counters.defense = defense;
    this.#objects.push({ ...object, counters });
    this.#list(zone, seat).push(id);
    return number;
  }

  #list(zone: Zone, seat: Seat): ObjectId[] {
    const key = zone === "battlefield" ? zone : `${zone}:${seat}`;
    const list = this.#zones[key] ?? [];
    this.#zones[key] = list;
    return list;
  }

  state(plan: GameState["turn"]["plan"]): GameState {
    const start = this.#start;
    return {
      ...start,
      objects: this.#objects,
      definitions: this.#definitions,
      players: start.players.map((player) => ({
        ...player,
        life: LIFE,
        hand: this.#list("hand", player.seat),
        graveyard: this.#list("graveyard", player.seat),
        library: this.#list("library", player.seat),
      })),
      battlefield: this.#list("battlefield", 0),
      nextCard: this.#nextCard,
      nextTimestamp: this.#objects.length,
      turn: {
        ...start.turn,
        number: TURN,
        active: 0,
        nextInOrder: 1,
        plan,
        at: plan.indexOf("precombatMain"),
        step: "precombatMain",
      },
      frames: [
        { kind: "turns", stage: "endStep", action: 0 },
        { kind: "priority", holder: 0, passed: [], checked: false },
      ],
    };
  }
}
