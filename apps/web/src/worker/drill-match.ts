/** A drill as a match of this device: moves that miss its point are not carried out, but answered with the reason. */
import {
  type MatchSetup,
  NOTHING_OFFERED,
  NOTHING_TO_TAKE_BACK,
  openPosition,
  storeSetup,
} from "@spellroom/match";
import { type PassUntil, USUAL_AUTOMATION, type WireChoice } from "@spellroom/protocol";
import { type Drill, type Lesson, type Move, type Scene, YOU } from "../drills/drill.ts";
import type { CardPrinter } from "./card-printer.ts";
import { moveOf, nameOf } from "./drill-moves.ts";
import { openDrillOpponent } from "./drill-opponent.ts";
import { DRILL_RULESET, openDrillPosition } from "./drill-position.ts";
import type { PracticeGame } from "./kept-game.ts";
import type { PracticeRequest, Told } from "./messages.ts";
import type { BotWorld } from "./practice-bot.ts";
import { PracticeMatch } from "./practice-match.ts";
import { answerRequest } from "./practice-requests.ts";

export interface DrillParts {
  readonly printer: CardPrinter;
  readonly tell: (told: Told) => void;
  readonly teach: (lesson: Lesson) => void;
  readonly later: BotWorld["later"];
}

/** Why a move isn't carried out that no drill speaks of by itself. */
export const PASSES_TOO_FAR = "passesTooFar";

export class DrillMatch {
  readonly match: PracticeMatch;
  readonly #drill: Drill;
  readonly #teach: (lesson: Lesson) => void;
  #settings: Scene["settings"];
  #lesson: Lesson = { done: 0, why: null, mistakes: 0 };

  constructor(drill: Drill, names: readonly [string, string], { printer, tell, teach, later }: DrillParts) {
    this.#drill = drill;
    this.#teach = teach;
    this.#settings = { ...USUAL_AUTOMATION, ...drill.settings };
    this.match = new PracticeMatch(gameOf(drill, names), {
      printer,
      keep: () => this.#follow(),
      tell: (told) => {
        tell(told);
        this.#follow();
      },
      later: (work) => void later(work, 0),
      bot: (match) => openDrillOpponent(drill.opponent, match, later),
    });
  }

  get lesson(): Lesson {
    return this.#lesson;
  }

  open(): void {
    this.match.automations.set(YOU, this.#settings);
    this.match.open();
    this.#teach(this.#lesson);
  }

  stop(): void {
    this.match.stop();
  }

  /** A request of the table; whatever isn't a right move leaves the game as it is. */
  ask(request: PracticeRequest): unknown {
    const { name } = request;
    if (name === "offer") return { ok: false, error: NOTHING_TO_TAKE_BACK };
    if (name === "repeatable") return { ok: true, sequences: [] };
    if (name === "proposeShortcut") return { ok: false, error: NOTHING_OFFERED };
    if (isRequest(request, "choose")) {
      const move = this.#moveOf(request.body.choice);
      if (move !== null && !this.#allows(move)) return this.#unchanged;
    }
    if (isRequest(request, "pass") && isPassing(request.body) && !this.#allows({ do: "passUntil" }))
      return this.#unchanged;
    if (isRequest(request, "automation")) this.#settings = request.body;
    const reply = answerRequest(this.match, request);
    this.#follow();
    return reply;
  }

  /** An answer to a question of the drill itself. */
  answer(answer: string): void {
    const step = this.#step;
    if (step === undefined || !("answers" in step)) return;
    if (answer === step.right) this.#learn({ done: this.#lesson.done + 1, why: null });
    else this.#refuse(answer);
  }

  get #step(): Drill["steps"][number] | undefined {
    return this.#drill.steps[this.#lesson.done];
  }

  get #unchanged() {
    return { ok: true, seq: this.match.views.seq } as const;
  }

  #moveOf(choice: WireChoice): Move | null {
    const { state } = this.match.position;
    return state.decision?.seat === YOU ? moveOf(state, state.decision, choice) : null;
  }

  /** Whether a move is carried out. Once everything is done, or while a question is open, none is. */
  #allows(move: Move): boolean {
    const step = this.#step;
    if (step === undefined || "answers" in step) return false;
    const why = move.do === "passUntil" ? PASSES_TOO_FAR : step.judge(move, this.#scene());
    if (why !== null) this.#refuse(why);
    else if (this.#lesson.why !== null) this.#learn({ why: null });
    return why === null;
  }

  #refuse(why: string): void {
    this.#learn({ why, mistakes: this.#lesson.mistakes + 1 });
  }

  /** Advances past all steps that are done. */
  #follow(): void {
    const scene = this.#scene();
    for (
      let step = this.#step;
      step !== undefined && "isDone" in step && step.isDone(scene);
      step = this.#step
    )
      this.#learn({ done: this.#lesson.done + 1, why: null });
  }

  #learn(change: Partial<Lesson>): void {
    this.#lesson = { ...this.#lesson, ...change };
    this.#teach(this.#lesson);
  }

  #scene(): Scene {
    const { state } = this.match.position;
    const { turn, players, decision, battlefield, stack, objects } = state;
    const named = (ids: readonly number[]): string[] => ids.map((id) => nameOf(state, id));
    const controlled = (ids: readonly number[], seat: number) =>
      named(ids.filter((id) => objects[id]?.controller === seat));
    return {
      turn: turn.number,
      active: turn.active,
      step: turn.step,
      life: players.map(({ life }) => life),
      asked: decision?.seat === YOU ? decision.kind : null,
      settings: this.#settings,
      cardsIn: (zone, seat) => {
        if (zone === "battlefield") return controlled(battlefield, seat);
        return zone === "stack" ? controlled(stack, seat) : named(players[seat]?.[zone] ?? []);
      },
    };
  }
}

function isRequest<Name extends PracticeRequest["name"]>(
  request: PracticeRequest,
  name: Name,
): request is PracticeRequest<Name> {
  return request.name === name;
}

function isPassing({ until }: { readonly until: PassUntil | null }): boolean {
  return until !== null;
}

function gameOf({ position }: Drill, names: readonly [string, string]): PracticeGame {
  const { state, events } = openDrillPosition(position, names);
  const players = names.map((name) => ({ name, deck: [] }));
  const terms = { ruleset: DRILL_RULESET, seed: state.seed, players, bestOf: 1, fair: false } as const;
  const setup: MatchSetup = { ...terms, sideboards: players.map(() => []) };
  const seats = names.map((name, seat) => ({ name, bot: seat === YOU ? null : "novice", deck: null }));
  const { position: first } = openPosition(setup);
  return {
    wish: { format: "", seats },
    setup,
    stored: storeSetup(setup, DRILL_RULESET),
    position: { ...first, state },
    inputs: [],
    from: 0,
    history: [{ state, events, at: 0 }],
  };
}
