/** Whole games, begun and played by the rules engine, for members of which a scenario of two players can't tell. */
import type { CardDefinition } from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import {
  type Choice,
  choose,
  concede,
  type Decision,
  type GameSetup,
  type GameState,
  startGame,
  whatLacks,
} from "@spellroom/rules";

/** A game of copies of one card, and what must hold of it in the end. */
export interface GameTrial {
  readonly name: string;
  /** The card of which each deck is made, and a commander that plays along. */
  readonly card: CardDefinition;
  readonly isCommander?: boolean;
  readonly players?: number;
  readonly play: (game: WholeGame) => void;
  readonly holds: (state: GameState) => boolean;
}

const DECK = 20;
const MOST_QUESTIONS = 200;

/** Plays the game with its card changed; whether what must hold does. */
export function outcomeOf(
  { card, isCommander, players = 2, play, holds }: GameTrial,
  change: (card: CardDefinition) => CardDefinition,
): boolean {
  const changed = change(card);
  const lacks = whatLacks(card);
  if (lacks.length > 0) throw new Error(`${card.name}: ${lacks.join(", ")}`);
  const deck = Array.from({ length: DECK }, () => changed);
  const full = rulesetById(players > 2 ? "freeForAll" : "full");
  const game = new WholeGame({
    ruleset: isCommander ? { ...full, commander: { damageToLose: 21 } } : full,
    seed: "0".repeat(64),
    startingSeat: 0,
    players: Array.from({ length: players }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      deck,
      ...(isCommander ? { commanders: [changed] } : {}),
    })),
  });
  play(game);
  return holds(game.state);
}

/** Answers by what is asked; everything else is passed, declined or left out. */
export class WholeGame {
  state: GameState;

  constructor(setup: GameSetup) {
    this.state = startGame(setup).state;
  }

  /** Goes on until the first player has priority in the first main phase with nothing on the stack. */
  toMain(): this {
    return this.#until(
      ({ turn, stack, decision }) =>
        turn.step === "precombatMain" &&
        stack.length === 0 &&
        decision?.kind === "act" &&
        decision.seat === 0,
    );
  }

  /** Casts the first card that is offered, or the first as that face or in that way, and lets it resolve; none where none is. */
  cast({ face, via }: { readonly face?: number; readonly via?: string } = {}): this {
    const { decision } = this.state;
    const act = (decision?.kind === "act" ? decision.acts : []).find(
      (one) =>
        one.kind === "cast" &&
        (face === undefined || one.face === face) &&
        (via === undefined || one.via === via),
    );
    if (!act) return this;
    this.#answer({ kind: "act", act: act.id, autoPay: true });
    return this.#until(({ stack, frames }) => stack.length === 0 && frames.length <= 2);
  }

  /** The first creature that may attack attacks the next player. */
  attack(): this {
    this.#until(({ decision }) => decision?.kind === "attackers");
    const { decision } = this.state;
    const candidate = decision?.kind === "attackers" ? decision.candidates[0] : undefined;
    const defender = candidate?.defenders.find((one) => "player" in one && one.player === 1);
    if (!candidate || !defender) return this;
    this.#answer({ kind: "attackers", attacks: [{ object: candidate.object, defender }] });
    return this.#until(({ turn }) => turn.step === "postcombatMain" || turn.step === "end");
  }

  /** A player concedes, and what triggers resolves. */
  concede(seat: number): this {
    const result = concede(this.state, seat, "concede");
    if (result.ok) this.state = result.state;
    return this.#until(({ stack, frames }) => stack.length === 0 && frames.length <= 2);
  }

  #until(isThere: (state: GameState) => boolean): this {
    for (let asked = 0; this.state.decision && !isThere(this.state) && asked < MOST_QUESTIONS; asked++)
      this.#answer(usual(this.state.decision));
    return this;
  }

  #answer(choice: Choice): void {
    const { decision } = this.state;
    if (!decision) return;
    const result = choose(this.state, decision.seat, decision.id, choice);
    if (!result.ok) throw new Error(`${decision.prompt.key}: ${JSON.stringify(result.refusal)}`);
    this.state = result.state;
  }
}

/** A player who may do something in the middle of an instruction does it; hands are kept, and priority is passed. */
function usual(decision: Decision): Choice {
  switch (decision.kind) {
    case "act":
      return { kind: "act", act: "pass" };
    case "confirm":
      return { kind: "confirm", yes: decision.prompt.key !== "mulligan" };
    case "pick":
      return {
        kind: "pick",
        values: decision.options.slice(0, Math.max(decision.min, 1)).map(({ value }) => value),
      };
    case "attackers":
      return { kind: "attackers", attacks: [] };
    case "blockers":
      return { kind: "blockers", blocks: [] };
    default:
      throw new Error(`nobody is meant to be asked ${decision.prompt.key} (${decision.kind})`);
  }
}
