import type { Ability, CardDefinition, Effect, StepName, TargetClause } from "@spellroom/card-language";
import { rulesetById } from "@spellroom/cards";
import {
  type Characteristics,
  type Choice,
  characteristics,
  choose,
  concede,
  type Decision,
  type Entity,
  type GameEvent,
  type GameObject,
  type ObjectId,
  type OptionContent,
  plainCost,
  type Refusal,
  type Ruleset,
  type Seat,
} from "../../src/index.ts";
import { board, type Placing, type SeatSetup } from "../support/board.ts";
import { card } from "../support/cards.ts";
import { real, TestGame } from "../support/test-game.ts";

export { real } from "../support/test-game.ts";

/** A sorcery that costs nothing and does this. */
export function spell(
  name: string,
  effects: readonly Effect[],
  targets: readonly TargetClause[] = [],
  type: "sorcery" | "instant" = "instant",
): CardDefinition {
  const ability: Ability = { kind: "spell", body: { kind: "plain", targets, effects } };
  return card(name, { types: [type], manaCost: ["0"], abilities: [ability] });
}

export const CREATURE_TARGET: TargetClause = {
  id: "t1",
  what: { kind: "object", filter: { of: [{ kind: "type", type: "creature" }] } },
};
export const ANY_TARGET: TargetClause = { id: "t1", what: { kind: "any" } };
export const PLAYER_TARGET: TargetClause = { id: "t1", what: { kind: "player", player: "any" } };

export type SeatLetter = "A" | "B" | "C" | "D";
export type Setup = Partial<Record<SeatLetter, SeatSetup>>;

/** A game through the public engine, from seat A's first main phase of turn 5, spoken to by the names of cards. */
export class Play extends TestGame {
  /** What is asked now, as `"kind key"`, with the seat. */
  get asked(): string {
    const { kind, prompt, seat } = this.decision;
    return `${"ABCD"[seat]} ${kind} ${prompt.key}`;
  }

  answer(choice: Choice): Refusal | null {
    const { seat, id } = this.decision;
    const result = choose(this.state, seat, id, choice);
    if (!result.ok) return result.refusal;
    this.take(result);
    return null;
  }

  /** Answers, or fails with the refusal. */
  say(choice: Choice): this {
    const before = this.state.decision ? this.asked : "nothing";
    const refusal = this.answer(choice);
    if (refusal) throw new Error(`${before}: ${JSON.stringify(choice)} refused: ${JSON.stringify(refusal)}`);
    return this;
  }

  nameOf(id: ObjectId): string {
    const object = this.state.objects[id];
    return object ? characteristics(this.state, id).name : `gone ${id}`;
  }

  /** What the open question offers, in words. */
  options(): string[] {
    const { decision } = this;
    if (!("options" in decision)) return [];
    return decision.options.map(({ what }) => this.#wordFor(what));
  }

  #wordFor(what: OptionContent): string {
    switch (what.kind) {
      case "object":
        return this.nameOf(what.object);
      case "player":
        return "ABCD"[what.player] ?? "";
      case "word":
        return what.word;
      case "cost":
        return plainCost(what.cost);
      case "mode":
        return `mode ${what.mode}`;
      case "number":
        return String(what.number);
      case "ability":
        return `ability of ${this.nameOf(what.source)}`;
    }
  }

  #values(names: readonly string[]): number[] {
    const { decision } = this;
    if (!("options" in decision)) throw new Error(`${this.asked} has no options`);
    const words = this.options();
    const taken = new Set<number>();
    return names.map((name) => {
      const at = words.findIndex((word, index) => word === name && !taken.has(index));
      const option = decision.options[at];
      if (!option) throw new Error(`${this.asked}: ${name} is not among ${words.join(", ")}`);
      taken.add(at);
      return option.value;
    });
  }

  pick(...names: readonly string[]): this {
    const { kind } = this.decision;
    if (kind === "modes") return this.say({ kind: "modes", values: this.#values(names) });
    if (kind === "order") return this.say({ kind: "order", values: this.#values(names) });
    return this.say({ kind: "pick", values: this.#values(names) });
  }

  /** Picks what must not be taken. @returns why, or nothing if it was taken */
  refuses(...names: readonly string[]): Refusal["kind"] | undefined {
    return this.answer({ kind: "pick", values: this.#values(names) })?.kind;
  }

  yes(yes = true): this {
    return this.say({ kind: "confirm", yes });
  }

  no(): this {
    return this.yes(false);
  }

  divide(...amounts: readonly number[]): this {
    return this.say({ kind: "distribute", amounts });
  }

  /** Puts the cards named on each pile, in order. */
  arrange(...piles: readonly (readonly string[])[]): this {
    const flat = this.#values(piles.flat());
    const sizes = piles.map((pile) => pile.length);
    const values = sizes.map((size, at) => {
      const before = sizes.slice(0, at).reduce((sum, one) => sum + one, 0);
      return flat.slice(before, before + size);
    });
    return this.say({ kind: "arrange", piles: values });
  }

  #act(find: (act: Extract<Decision, { kind: "act" }>["acts"][number]) => boolean, what: string): this {
    const { decision } = this;
    if (decision.kind !== "act") throw new Error(`asked ${this.asked}, not for an act (${what})`);
    const act = decision.acts.find(find);
    if (!act) throw new Error(`${this.asked}: can't ${what}`);
    return this.say({ kind: "act", act: act.id, autoPay: true });
  }

  /** Casts a card and chooses targets in order: names of objects or letters of seats. */
  cast(name: string, ...targets: readonly (string | readonly string[])[]): this {
    this.#act((act) => act.kind === "cast" && this.nameOf(act.object) === name, `cast ${name}`);
    return this.choose(...targets);
  }

  activate(name: string, ...targets: readonly (string | readonly string[])[]): this {
    this.#act(
      (act) => act.kind === "activate" && !act.mana && this.nameOf(act.object) === name,
      `activate ${name}`,
    );
    return this.choose(...targets);
  }

  choose(...targets: readonly (string | readonly string[])[]): this {
    for (const target of targets) {
      if (this.decision.kind === "act") break;
      this.pick(...(typeof target === "string" ? [target] : target));
    }
    return this;
  }

  land(name: string): this {
    return this.#act((act) => act.kind === "playLand" && this.nameOf(act.object) === name, `play ${name}`);
  }

  /** Whether the one who has priority may cast this, or do something else with it. */
  canCast(name: string): boolean {
    const { decision } = this;
    return (
      decision.kind === "act" &&
      decision.acts.some((act) => act.kind === "cast" && this.nameOf(act.object) === name)
    );
  }

  /** What may be done now besides passing, each as its kind and the object's name. */
  acts(): string[] {
    const { decision } = this;
    if (decision.kind !== "act") return [];
    return decision.acts.flatMap((act) =>
      act.kind === "pass"
        ? []
        : [`${act.kind === "activate" && act.mana ? "mana" : act.kind} ${this.nameOf(act.object)}`],
    );
  }

  /** Does a special action or uses a mana ability, as `acts` words it. */
  do(what: string, ...targets: readonly (string | readonly string[])[]): this {
    const at = this.acts().indexOf(what);
    const found = this.decision.kind === "act" ? this.decision.acts.filter((one) => one.kind !== "pass") : [];
    return this.#act((act) => act === found[at], what).choose(...targets);
  }

  concede(seat: SeatLetter): this {
    const result = concede(this.state, "ABCD".indexOf(seat));
    if (!result.ok) throw new Error(`${seat} can't concede: ${JSON.stringify(result.refusal)}`);
    this.take(result);
    return this;
  }

  pass(): this {
    return this.#act((act) => act.kind === "pass", "pass");
  }

  /** Everybody passes until the top of the stack has begun to resolve. */
  resolve(): this {
    const top = this.state.stack[this.state.stack.length - 1];
    while (this.state.stack.includes(top ?? -1) && this.state.decision?.kind === "act") this.pass();
    return this;
  }

  /** Everybody passes until the stack is empty or somebody is asked something else. */
  resolveAll(): this {
    while (this.state.stack.length > 0 && this.state.decision?.kind === "act") this.pass();
    return this;
  }

  /**
   * Everybody passes until that step; nobody attacks or blocks on the way.
   * @throws Error if somebody is asked anything else before, or the step doesn't come
   */
  to(step: StepName, turn = this.state.turn.number): this {
    for (let count = 0; count < 300; count++) {
      const { turn: now } = this.state;
      if (now.step === step && now.number >= turn) return this;
      const { kind } = this.decision;
      if (kind === "act") this.pass();
      else if (kind === "attackers" && step !== "declareAttackers")
        this.say({ kind: "attackers", attacks: [] });
      else if (kind === "blockers") this.say({ kind: "blockers", blocks: [] });
      else throw new Error(`asked ${this.asked} before the ${step} step of turn ${turn}`);
    }
    throw new Error(`the ${step} step of turn ${turn} doesn't come`);
  }

  /** To the declaration of attackers, and declares these; a second word after a slash says what is attacked. */
  attack(...names: readonly string[]): this {
    this.toAttackers();
    return this.say(this.attacks(...names));
  }

  toAttackers(): this {
    while (this.decision.kind === "act" && !this.state.combat?.attackersDeclared) this.pass();
    if (this.decision.kind !== "attackers") throw new Error(`asked ${this.asked}, not for attackers`);
    return this;
  }

  attacks(...names: readonly string[]): Choice {
    const { decision } = this;
    if (decision.kind !== "attackers") throw new Error(`asked ${this.asked}`);
    const taken = new Set<ObjectId>();
    const attacks = names.map((name) => {
      const [attacker = "", defended] = name.split("/");
      const candidate = decision.candidates.find(
        ({ object }) => !taken.has(object) && this.nameOf(object) === attacker,
      );
      if (!candidate) throw new Error(`${attacker} can't attack`);
      taken.add(candidate.object);
      const defender = candidate.defenders.find((one) => !defended || this.#entityName(one) === defended);
      if (!defender) throw new Error(`${attacker} can't attack ${defended}`);
      return { object: candidate.object, defender };
    });
    return { kind: "attackers", attacks };
  }

  #entityName(entity: Entity): string {
    return "player" in entity ? ("ABCD"[entity.player] ?? "") : this.nameOf(entity.object);
  }

  /** To the declaration of blockers, and declares these: `"Blocker>Attacker"`, several attackers with `+`. */
  block(...blocks: readonly string[]): this {
    while (this.decision.kind === "act" && !this.state.combat?.blockersDeclared) this.pass();
    return this.say(this.blocks(...blocks));
  }

  blocks(...names: readonly string[]): Choice {
    const { decision } = this;
    if (decision.kind !== "blockers") throw new Error(`asked ${this.asked}, not for blockers`);
    const taken = new Set<ObjectId>();
    const blocks = names.map((name) => {
      const [blocker = "", attackers = ""] = name.split(">");
      const candidate = decision.candidates.find(
        ({ object }) => !taken.has(object) && this.nameOf(object) === blocker,
      );
      if (!candidate) throw new Error(`${blocker} can't block`);
      taken.add(candidate.object);
      const ids = attackers.split("+").map((attacker) => {
        const id = candidate.attackers.find((one) => this.nameOf(one) === attacker);
        if (id === undefined) throw new Error(`${blocker} can't block ${attacker}`);
        return id;
      });
      return { object: candidate.object, attackers: ids };
    });
    return { kind: "blockers", blocks };
  }

  /** Everybody passes through combat damage. */
  fight(): this {
    while (this.decision.kind === "act" && this.state.turn.step !== "endOfCombat") this.pass();
    return this;
  }

  life(seat: SeatLetter): number {
    return this.state.players["ABCD".indexOf(seat)]?.life ?? 0;
  }

  #names(ids: readonly ObjectId[]): string[] {
    return ids.map((id) => this.nameOf(id));
  }

  hand(seat: SeatLetter): string[] {
    return this.#names(this.state.players["ABCD".indexOf(seat)]?.hand ?? []);
  }

  graveyard(seat: SeatLetter): string[] {
    return this.#names(this.state.players["ABCD".indexOf(seat)]?.graveyard ?? []);
  }

  library(seat: SeatLetter, count = 5): string[] {
    return this.#names(this.state.players["ABCD".indexOf(seat)]?.library.slice(0, count) ?? []);
  }

  exile(): string[] {
    return this.#names(this.state.exile);
  }

  /** Names of the permanents that a seat controls. */
  battlefield(seat: SeatLetter): string[] {
    const number: Seat = "ABCD".indexOf(seat);
    return this.#names(
      this.state.battlefield.filter((id) => characteristics(this.state, id).controller === number),
    );
  }

  stack(): string[] {
    return this.state.stack.map((id) => {
      const announcement = this.state.objects[id]?.announcement;
      return announcement?.ability ? `ability of ${this.nameOf(announcement.source ?? id)}` : this.nameOf(id);
    });
  }

  id(name: string): ObjectId {
    const found = this.state.battlefield.find((id) => this.nameOf(id) === name);
    if (found === undefined) throw new Error(`no ${name} on the battlefield`);
    return found;
  }

  object(name: string): GameObject {
    const object = this.state.objects[this.id(name)];
    if (!object) throw new Error(`no ${name}`);
    return object;
  }

  values(name: string): Characteristics {
    return characteristics(this.state, this.id(name));
  }

  manaValue(id: ObjectId): number {
    return characteristics(this.state, id).manaValue;
  }

  typesOf(id: ObjectId): readonly string[] {
    return characteristics(this.state, id).types;
  }

  pt(name: string): string {
    return this.ptOf(this.id(name));
  }

  has(name: string, keyword: Parameters<ReadonlySet<string>["has"]>[0]): boolean {
    return characteristics(this.state, this.id(name)).keywords.has(keyword);
  }

  told(kind: GameEvent["kind"]): number {
    return this.events.filter((event) => event.kind === kind).length;
  }
}

/** A game with cards put directly into zones, by the rules given, else by those for so many players; a library has enough Mountains below what is listed, unless it is listed empty. */
export function play(setup: Setup, rules?: Ruleset): Play {
  const mountains: Placing[] = Array.from({ length: 12 }, () => real("Mountain"));
  const seats = Object.keys(setup).sort();
  const filled: Setup = {};
  for (const name of ["A", "B", ...seats.filter((seat) => seat > "B")] as SeatLetter[]) {
    const own = setup[name] ?? {};
    const below = own.library?.length === 0 ? [] : mountains;
    filled[name] = { ...own, library: [...(own.library ?? []), ...below] };
  }
  const { state } = board(filled);
  const ruleset = rules ?? rulesetById(seats.length > 2 ? "freeForAll" : "full");
  const plan = ruleset.steps.map(({ step }) => step);
  const { teams } = ruleset;
  const nextInOrder = teams?.sharedTurns ? teams.size : 1;
  return new Play({
    ...state,
    ruleset,
    turn: { ...state.turn, number: 5, active: 0, nextInOrder, plan, at: plan.indexOf("precombatMain") },
    frames: [
      { kind: "turns", stage: "endStep", action: 0 },
      { kind: "priority", holder: 0, passed: [], checked: false },
    ],
  });
}
