/** The game of a drill, at the position in which it begins: nothing there has entered, everything lies where it was put. */
import { type CardPool, loadPool, rulesetById } from "@spellroom/cards";
import {
  definitionId,
  type Frame,
  freshObject,
  type GameObject,
  type GameState,
  initialState,
  type ObjectId,
  type PlayerState,
  resume,
  type Step,
} from "@spellroom/rules";
import { type DrillPosition, type DrillSide, OPPONENT, type PlacedCard, YOU } from "../drills/drill.ts";

export const DRILL_RULESET = rulesetById("full");
const SEED = "0".repeat(64);
/** What lies under the cards that a drill puts on a library. */
const LANDS = 24;
const LAND = "Forest";

/**
 * The state in which a drill begins, run until the first decision.
 * @param names of the players, in the order of their seats
 */
export function openDrillPosition(position: DrillPosition, names: readonly [string, string]): Step {
  const { active, seed = SEED } = position;
  const players = names.map((name) => ({ name, deck: [] }));
  const pile = new Pile(initialState({ ruleset: DRILL_RULESET, seed, players, startingSeat: active }));
  pile.side(YOU, position.you);
  pile.side(OPPONENT, position.opponent);
  return resume(beginningAt(pile.state(), position));
}

function beginningAt(state: GameState, { turn: number, active, step }: DrillPosition): GameState {
  if (step === "openingHands") {
    const frame: Frame = { kind: "begin", stage: "mulligan", seat: active, kept: [], again: [] };
    return { ...state, frames: [frame] };
  }
  const plan = DRILL_RULESET.steps.map((one) => one.step);
  const nextInOrder = active === YOU ? OPPONENT : YOU;
  return {
    ...state,
    turn: { ...state.turn, number, active, nextInOrder, plan, step, at: plan.indexOf(step) },
    frames: [{ kind: "turns", stage: "beginStep", action: 0 }],
  };
}

/** Puts objects straight into zones. */
class Pile {
  readonly #pool: CardPool = loadPool();
  readonly #start: GameState;
  readonly #objects: (GameObject | null)[];
  readonly #definitions: GameState["definitions"][string][] = [];
  readonly #battlefield: ObjectId[] = [];
  readonly #players: PlayerState[];

  constructor(start: GameState) {
    this.#start = start;
    this.#objects = [...start.objects];
    this.#players = [...start.players];
  }

  side(seat: number, { battlefield = [], hand = [], library = [] }: DrillSide): void {
    const player = this.#players[seat];
    if (player === undefined) throw new RangeError(`a drill has no seat ${seat}`);
    const put = (zone: "battlefield" | "hand" | "library", cards: readonly PlacedCard[]) =>
      cards.map((card) => this.#put(seat, zone, card));
    this.#battlefield.push(...put("battlefield", battlefield));
    const lands = Array.from({ length: LANDS }, () => LAND);
    this.#players[seat] = {
      ...player,
      hand: put("hand", hand),
      library: put("library", [...library, ...lands]),
    };
  }

  state(): GameState {
    return {
      ...this.#start,
      objects: this.#objects,
      definitions: Object.fromEntries(this.#definitions.map((card) => [definitionId(card), card])),
      players: this.#players,
      battlefield: this.#battlefield,
      nextCard: this.#objects.length,
      nextTimestamp: this.#objects.length,
    };
  }

  #put(seat: number, zone: "battlefield" | "hand" | "library", placed: PlacedCard): ObjectId {
    const { card: name, tapped } = typeof placed === "string" ? { card: placed, tapped: false } : placed;
    const card = this.#pool.byName(name);
    if (card === undefined) throw new RangeError(`the card pool has no ${name}`);
    this.#definitions.push(card);
    const id = this.#objects.length;
    const object = freshObject({
      id,
      card: id,
      kind: "card",
      definition: definitionId(card),
      owner: seat,
      zone,
      timestamp: id,
    });
    this.#objects.push({ ...object, status: { ...object.status, tapped } });
    return id;
  }
}
