import { loadPool, rulesetById } from "@spellroom/cards";
import { characteristics, choose, type GameState, startGame } from "@spellroom/rules";
import { defaultChoice } from "@spellroom/rules/decisions";
import { openKeyBook, project, tidyKeys } from "@spellroom/view";
import { describe, expect, it } from "vitest";

const FACTS = { matchId: "m", seq: 1, connected: [true, true], bots: [], watchers: 0 };
const DECK = ["Brainstorm", "Evolving Wilds", "Island"].flatMap((name) => {
  const card = loadPool().byName(name);
  if (!card) throw new Error(`${name} is not in the pool`);
  return Array.from({ length: 20 }, () => card);
});

/** A game whose players are shown every state, as a server shows it. */
class Shown {
  state: GameState;
  readonly book = openKeyBook(2);

  constructor() {
    this.state = startGame({
      ruleset: rulesetById("full"),
      seed: "7a".repeat(32),
      startingSeat: 0,
      players: ["A", "B"].map((name) => ({ name, deck: DECK })),
    }).state;
    this.show();
  }

  show() {
    const projection = project(this.state, this.book, FACTS);
    tidyKeys(this.state, this.book, projection.seats);
    return projection;
  }

  /** Does the first act of that kind with a card of that name, if A may; else what is asked is answered with the least. */
  step(kind: "cast" | "playLand" | "activate" | null, name: string): boolean {
    const { decision } = this.state;
    if (!decision) throw new Error("the game is over");
    const acts = decision.kind === "act" && decision.seat === 0 ? decision.acts : [];
    const act = acts.find(
      (one) =>
        one.kind === kind &&
        characteristics(this.state, one.object).name === name &&
        !("mana" in one && one.mana),
    );
    const choice = act ? { kind: "act" as const, act: act.id, autoPay: true } : defaultChoice(decision);
    const search = decision.kind === "pick" && decision.prompt.key === "search";
    const [found] = search ? decision.options : [];
    const answer = found ? { kind: "pick" as const, values: [found.value] } : choice;
    const result = choose(this.state, decision.seat, decision.id, answer);
    if (!result.ok) throw new Error(JSON.stringify(result.refusal));
    this.state = result.state;
    this.show();
    return act !== undefined;
  }

  until(kind: "cast" | "playLand" | "activate", name: string): void {
    for (let guard = 0; !this.step(kind, name); guard++)
      if (guard > 500) throw new Error(`no ${kind} ${name}`);
  }

  /** Until nothing is on the stack and A has priority. */
  settle(): void {
    for (let guard = 0; guard < 100; guard++) {
      const { decision, stack } = this.state;
      if (stack.length === 0 && decision?.kind === "act" && decision.seat === 0) return;
      this.step(null, "");
    }
  }
}

/** Everything that leaves the server for the two seats and the watchers, after the same history. */
function sent(shown: Shown, state: GameState): string {
  return JSON.stringify(project(state, structuredClone(shown.book), FACTS));
}

describe("a card put back with Brainstorm and shuffled away (CR 400.2, 401, 103.3)", () => {
  it("V01: can't be found again: nothing that is sent to anyone depends on where it is", () => {
    const shown = new Shown();
    shown.until("playLand", "Evolving Wilds");
    shown.until("playLand", "Island");
    shown.until("cast", "Brainstorm");
    shown.settle();
    shown.until("activate", "Evolving Wilds");
    shown.settle();
    expect(shown.show().seats.map((seat) => seat.known)).toEqual([[], []]);
    const [player, other] = shown.state.players;
    if (!player || !other) throw new Error("no players");
    const turned = { ...player, library: [...player.library.slice(5), ...player.library.slice(0, 5)] };
    const elsewhere: GameState = { ...shown.state, players: [turned, other] };
    expect(sent(shown, elsewhere)).toBe(sent(shown, shown.state));
    expect(sent(shown, shown.state)).not.toContain("7a7a7a7a");
  });
});
