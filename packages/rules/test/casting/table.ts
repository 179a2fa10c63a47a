import { answerPayment, runPayment } from "../../src/change/costs/index.ts";
import { answerEffects } from "../../src/change/effects/answers.ts";
import { answerHappen, runHappen } from "../../src/change/events/index.ts";
import { answerManaAbility, runManaAbility } from "../../src/change/mana/index.ts";
import { keepAnswer } from "../../src/change/targets/index.ts";
import { runEffects } from "../../src/engine/run-effects.ts";
import {
  type Act,
  type Choice,
  type Decision,
  explainAct,
  fork,
  type GameObject,
  type GameState,
  type Intent,
  inheritCache,
  legalActs,
  type ObjectId,
  type OptionContent,
  plainCost,
  type Reason,
  type Refusal,
  type Ruleset,
  type Seat,
} from "../../src/index.ts";
import { runAnnounce, startAct } from "../../src/play/casting/index.ts";
import { type Game, topFrame } from "../../src/state/access.ts";
import { type Board, board } from "../support/board.ts";
import { smallRuleset } from "../support/ruleset.ts";

const steps: Ruleset["steps"] = (["upkeep", "precombatMain", "declareAttackers", "end"] as const).map(
  (step) => ({ step, actions: [], priority: "always", main: step === "precombatMain" }),
);

/** A player with priority over a board made by hand, and the frames that casting and paying put on top of it. */
export class Table {
  readonly board: Board;
  readonly g: Game;

  constructor(made: Board, state: GameState | null = null) {
    this.board = made;
    if (state) {
      this.g = { state, events: [] };
      return;
    }
    Object.assign(made.state, { ruleset: { ...smallRuleset, steps } });
    made.state.turn = { ...made.state.turn, number: 5 };
    made.state.frames = [{ kind: "priority", holder: 0, passed: [], checked: true }];
    this.g = { state: made.state, events: [] };
  }

  /** The same situation once more, to try something in. */
  again(): Table {
    const copy = fork(this.state);
    inheritCache(this.state, copy);
    return new Table(this.board, copy);
  }

  get state(): GameState {
    return this.g.state;
  }

  get decision(): Decision | null {
    return this.state.decision;
  }

  /** Whose priority it is. */
  holder(seat: Seat): this {
    this.state.frames = [{ kind: "priority", holder: seat, passed: [], checked: true }];
    return this;
  }

  acts(seat: Seat = 0): Act[] {
    return legalActs(this.state, seat);
  }

  /** The acts in words: `"cast Lightning Bolt"`, `"cast Capsize via flashback"`, `"activate Forest Forest"`, `"land Forest"`. */
  words(seat: Seat = 0): string[] {
    return this.acts(seat).map((act) => this.word(act));
  }

  word(act: Act): string {
    switch (act.kind) {
      case "pass":
        return "pass";
      case "playLand":
        return `land ${this.nameOf(act.object)}`;
      case "cast": {
        const via = act.via === null ? "" : ` via ${act.via}`;
        return `cast ${this.nameOf(act.object)}${act.face > 0 ? ` face ${act.face}` : ""}${via}`;
      }
      case "activate":
        return `activate ${this.nameOf(act.object)} ${act.ability}`;
      case "special":
        return `${act.action} ${this.nameOf(act.object)}`;
    }
  }

  nameOf(id: ObjectId): string {
    const object = this.state.objects[id] ?? this.state.lastKnown[id]?.object;
    const definition = object ? this.state.definitions[object.definition] : undefined;
    return definition?.name ?? `object ${id}`;
  }

  /** Begins an act given in words and goes on until somebody is asked or it is done. */
  do(word: string, { autoPay = true, seat = 0 }: { autoPay?: boolean; seat?: Seat } = {}): this {
    const act = this.acts(seat).find((one) => this.word(one) === word);
    if (!act) throw new Error(`${word} is not among ${this.words(seat).join(", ")}`);
    return this.begin(act, { autoPay, seat });
  }

  begin(act: Act, { autoPay = true, seat = 0 }: { autoPay?: boolean; seat?: Seat } = {}): this {
    const rewind = fork(this.state);
    inheritCache(this.state, rewind);
    startAct(this.g, seat, act, autoPay, rewind);
    return this.run();
  }

  run(): this {
    for (let steps = 0; steps < 1_000; steps++) {
      if (this.state.decision) return this;
      const frame = topFrame(this.state);
      switch (frame?.kind) {
        case "announce":
          runAnnounce(this.g, frame);
          break;
        case "payment":
          runPayment(this.g, frame);
          break;
        case "manaAbility":
          runManaAbility(this.g, frame);
          break;
        case "happen":
          runHappen(this.g, frame);
          break;
        case "effects":
          runEffects(this.g, frame);
          break;
        default:
          return this;
      }
    }
    throw new Error(`no end in ${topFrame(this.state)?.kind}`);
  }

  answer(choice: Choice): Refusal | null {
    const { decision } = this.state;
    const frame = topFrame(this.state);
    if (!decision || !frame) throw new Error("nothing is asked");
    this.state.decision = null;
    const refusal = this.hand(frame, decision, choice);
    if (refusal) this.state.decision = decision;
    else this.run();
    return refusal;
  }

  private hand(frame: NonNullable<ReturnType<typeof topFrame>>, decision: Decision, choice: Choice) {
    switch (frame.kind) {
      case "announce":
        return keepAnswer(this.g, frame, decision, choice);
      case "payment":
        return answerPayment(this.g, frame, decision, choice);
      case "manaAbility":
        return answerManaAbility(this.g, frame, decision, choice);
      case "happen":
        return answerHappen(this.g, frame, decision, choice);
      case "effects":
        return answerEffects(this.g, frame, decision, choice);
      default:
        throw new Error(`a ${frame.kind} frame asks nothing here`);
    }
  }

  /** Picks options by the names of objects, `"player 1"`, or words. */
  pick(...names: readonly string[]): Refusal | null {
    const { decision } = this.state;
    if (decision?.kind !== "pick") throw new Error(`asked ${decision?.kind}, not for a pick`);
    const left = decision.options.slice();
    const values = names.map((name) => {
      const at = left.findIndex((option) => this.optionName(option.what) === name);
      const [option] = at < 0 ? [] : left.splice(at, 1);
      if (!option) throw new Error(`${name} is not among ${this.options().join(", ")}`);
      return option.value;
    });
    return this.answer({ kind: "pick", values });
  }

  /** What the open question offers, in words. */
  options(): string[] {
    const { decision } = this.state;
    if (!decision || !("options" in decision)) return [];
    return decision.options.map((option) => this.optionName(option.what));
  }

  private optionName(what: OptionContent): string {
    if (what.kind === "cost") return plainCost(what.cost);
    if ("object" in what && typeof what.object === "number") return this.nameOf(what.object);
    if ("player" in what) return `player ${String(what.player)}`;
    if ("word" in what) return String(what.word);
    return "mode" in what ? `mode ${String(what.mode)}` : what.kind;
  }

  explain(seat: Seat, intent: Intent): Reason | null {
    return explainAct(this.state, seat, intent);
  }

  id(name: string): ObjectId {
    return this.board.id(name);
  }

  object(name: string): GameObject {
    return this.board.object(name);
  }

  isTapped(name: string): boolean {
    return this.object(name).status.tapped;
  }

  /** Names of what is on the stack, bottom first. */
  stack(): string[] {
    return this.state.stack.map((id) => this.nameOf(id));
  }

  top(): GameObject {
    const id = this.state.stack[this.state.stack.length - 1];
    const object = id === undefined ? null : this.state.objects[id];
    if (!object) throw new Error("the stack is empty");
    return object;
  }

  names(ids: readonly ObjectId[]): string[] {
    return ids.map((id) => this.nameOf(id));
  }

  pool(seat: Seat = 0): string {
    return (this.state.players[seat]?.mana ?? []).map((unit) => unit.type).join("");
  }

  life(seat: Seat): number {
    return this.state.players[seat]?.life ?? 0;
  }
}

export function table(setup: Parameters<typeof board>[0]): Table {
  return new Table(board(setup));
}
