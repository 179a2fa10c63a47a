import type { StepName } from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import { defaultChoice } from "../../src/decisions/index.ts";
import {
  type Act,
  type Choice,
  characteristics,
  choose,
  concede,
  type Decision,
  type GameEvent,
  type GameState,
  type ObjectId,
  type Option,
  type PromptKey,
  type Seat,
} from "../../src/index.ts";
import { board, type Placing, type SeatSetup } from "./board.ts";
import { real, TestGame } from "./test-game.ts";

export { real } from "./test-game.ts";

type Names = readonly (string | Placing)[];
export interface DuelSetup {
  readonly battlefield?: Names;
  readonly hand?: Names;
  readonly library?: Names;
  readonly graveyard?: Names;
  readonly life?: number;
}

/** Who is meant: a card by name (the first of that name in play, else on the stack, else elsewhere), or a player. */
export type Who = string | { readonly player: Seat };

/** What a seat answers when it is asked something; the first whose prompt fits is taken and used up. */
interface Prepared {
  readonly prompt: PromptKey;
  readonly answer: (decision: Decision, duel: Duel) => Choice;
}

interface GameSetup {
  readonly A?: DuelSetup;
  readonly B?: DuelSetup;
  readonly ruleset?: string;
}

/** A's first main phase. */
function mainPhase(setup: GameSetup): GameState {
  const mountains = Array.from({ length: 20 }, () => real("Mountain"));
  const seat = (given: DuelSetup = {}): SeatSetup => ({
    ...(given.life === undefined ? {} : { life: given.life }),
    battlefield: cards(given.battlefield),
    hand: cards(given.hand),
    graveyard: cards(given.graveyard),
    library: given.library ? cards(given.library) : mountains,
  });
  const { state } = board({ A: seat(setup.A), B: seat(setup.B) });
  const ruleset = rulesetById(setup.ruleset ?? "full");
  const plan = ruleset.steps.map((one) => one.step);
  return {
    ...state,
    ruleset,
    turn: {
      ...state.turn,
      number: 1,
      active: 0,
      nextInOrder: 1,
      step: "precombatMain",
      plan,
      at: plan.indexOf("precombatMain"),
    },
    frames: [
      { kind: "turns", stage: "endStep", action: 0 },
      { kind: "priority", holder: 0, passed: [], checked: false },
    ],
  };
}

/**
 * A two-player game that a test plays through the public engine, from A's first main phase. Decisions that the test prepared no
 * choice for get the default one: pass, no attack, no block, keep, the fewest picks.
 */
export class Duel extends TestGame {
  readonly #prepared: [Prepared[], Prepared[]] = [[], []];

  constructor(setup: GameSetup) {
    super(mainPhase(setup));
  }

  life(seat: Seat): number {
    return this.state.players[seat]?.life ?? Number.NaN;
  }

  /** The first object of a name: in play before the stack before other zones, the oldest first. */
  find(name: string): ObjectId {
    const { battlefield, stack, exile, players } = this.state;
    const zones = [
      battlefield,
      stack,
      ...players.map((player) => player.graveyard),
      exile,
      ...players.map((player) => player.hand),
    ];
    for (const id of zones.flat()) if (this.#nameOf(id) === name) return id;
    throw new Error(`there is no ${name}`);
  }

  count(name: string, zone: "battlefield" | "graveyard" | "hand" | "exile", seat?: Seat): number {
    const ids =
      zone === "battlefield" || zone === "exile"
        ? this.state[zone]
        : this.state.players.flatMap((player) => player[zone]);
    return ids.filter(
      (id) => this.#nameOf(id) === name && (seat === undefined || this.state.objects[id]?.owner === seat),
    ).length;
  }

  pt(name: string): string {
    return this.ptOf(this.find(name));
  }

  /** Prepares an answer: objects or players for picks (in any order), "yes"/"no", a number, or modes by number. */
  answer(seat: 0 | 1, prompt: PromptKey, ...what: readonly (Who | number | boolean)[]): this {
    this.#prepared[seat].push({ prompt, answer: (decision, duel) => duel.#choiceOf(decision, what) });
    return this;
  }

  attack(seat: 0 | 1, ...names: readonly string[]): this {
    this.#prepared[seat].push({
      prompt: "declareAttackers",
      answer: (decision, duel) => {
        if (decision.kind !== "attackers") throw new Error(`asked for ${decision.kind}`);
        const taken = new Set<ObjectId>();
        const attacks = names.map((name) => {
          const candidate = decision.candidates.find(
            (one) => duel.#nameOf(one.object) === name && !taken.has(one.object),
          );
          const defender = candidate?.defenders[0];
          if (!candidate || !defender) throw new Error(`${name} can't attack`);
          taken.add(candidate.object);
          return { object: candidate.object, defender };
        });
        return { kind: "attackers", attacks };
      },
    });
    return this;
  }

  block(seat: 0 | 1, ...pairs: readonly (readonly [blocker: string, attacker: string])[]): this {
    this.#prepared[seat].push({
      prompt: "declareBlockers",
      answer: (decision, duel) => {
        if (decision.kind !== "blockers") throw new Error(`asked for ${decision.kind}`);
        const blocks = pairs.map(([blocker, attacker]) => {
          const candidate = decision.candidates.find((one) => duel.#nameOf(one.object) === blocker);
          const blocked = candidate?.attackers.find((one) => duel.#nameOf(one) === attacker);
          if (!candidate || blocked === undefined) throw new Error(`${blocker} can't block ${attacker}`);
          return { object: candidate.object, attackers: [blocked] };
        });
        return { kind: "blockers", blocks };
      },
    });
    return this;
  }

  /** Passes priority back and forth until this seat has it. */
  toPriority(seat: Seat): this {
    for (let guard = 0; !(this.decision.kind === "act" && this.decision.seat === seat); guard++)
      this.#guarded(guard);
    return this;
  }

  /** Casts a card from the seat's hand (or another zone that allows it), paying automatically; picks are the targets in order. */
  cast(seat: 0 | 1, name: string, ...targets: readonly Who[]): this {
    this.toPriority(seat);
    const act = this.#actsNamed(name).find((one) => one.kind === "cast");
    if (!act) throw new Error(`${name} can't be cast now`);
    for (const target of targets) this.answer(seat, "chooseTargets", target);
    return this.#do(act).#settle();
  }

  /** Casts one part of a card of several, found by its whole name; answers for its choices are to be prepared before. */
  castFace(seat: 0 | 1, name: string, face: number): this {
    this.toPriority(seat);
    const { decision } = this;
    const acts = decision.kind === "act" ? decision.acts : [];
    const act = acts.find(
      (one) => one.kind === "cast" && one.face === face && this.#cardName(one.object) === name,
    );
    if (!act) throw new Error(`part ${face} of ${name} can't be cast now`);
    return this.#do(act).#settle();
  }

  /** Casts a card by a certain way; answers for its choices are to be prepared before. */
  castVia(seat: 0 | 1, name: string, via: string | null): this {
    this.toPriority(seat);
    const act = this.#actsNamed(name).find((one) => one.kind === "cast" && one.via === via);
    if (!act) throw new Error(`${name} can't be cast now by way of ${via}`);
    return this.#do(act).#settle();
  }

  play(seat: 0 | 1, name: string): this {
    this.toPriority(seat);
    const act = this.#actsNamed(name).find((one) => one.kind === "playLand");
    if (!act) throw new Error(`${name} can't be played now`);
    return this.#do(act);
  }

  activate(seat: 0 | 1, name: string, ...targets: readonly Who[]): this {
    this.toPriority(seat);
    const act = this.#actsNamed(name).find((one) => one.kind === "activate");
    if (!act) throw new Error(`${name} has no ability to activate now`);
    for (const target of targets) this.answer(seat, "chooseTargets", target);
    return this.#do(act).#settle();
  }

  canCast(seat: Seat, name: string): boolean {
    this.toPriority(seat);
    return this.#actsNamed(name).some((one) => one.kind === "cast");
  }

  /** Everybody passes until the stack is empty (or the game is over) and nothing more happens. */
  resolve(): this {
    this.#settle();
    for (
      let guard = 0;
      !this.state.result && (this.state.stack.length > 0 || this.decision.kind !== "act");
      guard++
    )
      this.#guarded(guard);
    return this;
  }

  /** The top of the stack resolves and nothing more. */
  resolveTop(): this {
    this.#settle();
    const top = this.state.stack.at(-1);
    for (let guard = 0; top !== undefined && this.state.stack.includes(top) && !this.state.result; guard++)
      this.#guarded(guard);
    return this.#settle();
  }

  /** Everybody passes until a step of a turn (of the active player `seat` where given) begins. */
  to(step: StepName, seat?: Seat): this {
    const from = this.state.turn.number;
    const there = (): boolean => {
      const { turn } = this.state;
      return (
        turn.step === step &&
        (seat === undefined || turn.active === seat) &&
        (turn.number > from || seat === undefined || turn.active === seat)
      );
    };
    for (let guard = 0; !this.state.result && (!there() || this.decision.kind !== "act"); guard++)
      this.#guarded(guard);
    return this;
  }

  /** Everybody passes until the next turn has begun. */
  nextTurn(): this {
    const { number } = this.state.turn;
    for (let guard = 0; !this.state.result && this.state.turn.number === number; guard++)
      this.#guarded(guard);
    return this;
  }

  concede(seat: Seat): this {
    return this.#take(concede(this.state, seat));
  }

  toldOf<K extends GameEvent["kind"]>(kind: K): Extract<GameEvent, { kind: K }>[] {
    return this.events.filter((event): event is Extract<GameEvent, { kind: K }> => event.kind === kind);
  }

  #nameOf(id: ObjectId): string {
    const object = this.state.objects[id];
    return object && object.kind !== "ability" ? characteristics(this.state, id).name : "";
  }

  #cardName(id: ObjectId): string {
    const object = this.state.objects[id];
    return (object && this.state.definitions[object.definition]?.name) ?? "";
  }

  #actsNamed(name: string): Act[] {
    const { decision } = this;
    if (decision.kind !== "act") return [];
    return decision.acts.filter(
      (act) =>
        act.kind !== "pass" && !(act.kind === "activate" && act.mana) && this.#nameOf(act.object) === name,
    );
  }

  #do(act: Act): this {
    return this.#take(
      choose(this.state, this.decision.seat, this.decision.id, { kind: "act", act: act.id, autoPay: true }),
    );
  }

  /** Answers every question until somebody has priority. */
  #settle(): this {
    for (let guard = 0; !this.state.result && this.decision.kind !== "act"; guard++) this.#guarded(guard);
    return this;
  }

  #guarded(guard: number): void {
    if (guard > 5_000) throw new Error(`no end in sight at ${JSON.stringify(this.decision).slice(0, 300)}`);
    const { decision } = this;
    const mine = this.#prepared[decision.seat === 0 ? 0 : 1];
    const at = mine.findIndex((one) => one.prompt === decision.prompt.key);
    const prepared = at < 0 ? undefined : mine.splice(at, 1)[0];
    const choice = prepared ? prepared.answer(decision, this) : defaultChoice(decision);
    this.#take(choose(this.state, decision.seat, decision.id, choice));
  }

  #take(result: ReturnType<typeof choose>): this {
    if (!result.ok) throw new Error(`refused: ${JSON.stringify(result.refusal)}`);
    this.take(result);
    return this;
  }

  #choiceOf(decision: Decision, what: readonly (Who | number | boolean)[]): Choice {
    const [first] = what;
    if (decision.kind === "pay") return { kind: "pay", how: first === false ? "cancel" : "auto" };
    if (decision.kind === "confirm") return { kind: "confirm", yes: first === true };
    if (decision.kind === "number" && typeof first === "number") return { kind: "number", number: first };
    if (decision.kind === "name" && typeof first === "string") return { kind: "name", name: first };
    if (decision.kind === "distribute")
      return { kind: "distribute", amounts: what.filter((one) => typeof one === "number") };
    if (decision.kind === "modes")
      return { kind: "modes", values: what.filter((one) => typeof one === "number") };
    if (decision.kind !== "pick") throw new Error(`no answer for ${decision.kind} (${decision.prompt.key})`);
    const taken = new Set<number>();
    const values = what.map((who) => {
      const option = decision.options.find((one) => !taken.has(one.value) && this.#isMeant(one, who));
      if (!option)
        throw new Error(
          `${JSON.stringify(who)} is not among ${JSON.stringify(decision.options.map((one) => one.what))}`,
        );
      taken.add(option.value);
      return option.value;
    });
    return { kind: "pick", values };
  }

  #isMeant(option: Option, who: Who | number | boolean): boolean {
    if (typeof who === "object") return option.what.kind === "player" && option.what.player === who.player;
    if (option.what.kind === "mode") return option.what.mode === who;
    if (option.what.kind === "object") return this.#nameOf(option.what.object) === who;
    if (option.what.kind === "ability") return this.#sourceName(option.what.source) === who;
    return option.what.kind === "word" && option.what.word === who;
  }

  #sourceName(id: ObjectId): string {
    const object = this.state.objects[id] ?? this.state.lastKnown[id]?.object;
    return object ? characteristics(this.state, id).name : "";
  }
}

function cards(names: Names = []): Placing[] {
  return names.map((name) => (typeof name === "string" ? real(name) : name));
}
