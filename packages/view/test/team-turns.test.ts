import { loadPool, rulesetById } from "@spellroom/cards";
import { choose, type Decision, type GameEvent, type GameState, startGame } from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import { eventViews, mightAct, openKeyBook, project } from "../src/index.ts";

const FACTS = { matchId: "m", seq: 1, connected: [true, true, true, true], bots: [], watchers: 0 };

function answered(state: GameState, choice: Parameters<typeof choose>[3]): GameState {
  const { decision } = state;
  const result = choose(state, decision?.seat ?? -1, decision?.id ?? -1, choice);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.state;
}

function asked(state: GameState): Extract<Decision, { kind: "act" }> {
  if (state.decision?.kind !== "act") throw new Error("nobody may act");
  return state.decision;
}

function pass(state: GameState): GameState {
  return answered(state, { kind: "act", act: "pass" });
}

/** The first main phase of seats 0 and 1, in which seat 1 has priority; all decks hold nothing but that card. */
function teammateActs(name: string): GameState {
  const card = loadPool().byName(name);
  if (!card) throw new Error("not in the pool");
  const players = [0, 1, 2, 3].map((seat) => ({
    name: `P${seat}`,
    deck: Array.from({ length: 40 }, () => card),
  }));
  const ruleset = rulesetById("twoHeadedGiant");
  let { state } = startGame({ ruleset, seed: "6b".repeat(32), startingSeat: 0, players });
  while (state.decision?.kind === "confirm") state = answered(state, { kind: "confirm", yes: false });
  while (!(state.turn.step === "precombatMain" && asked(state).seat === 1)) state = pass(state);
  return state;
}

describe("the turn of a team (CR 805.4a)", () => {
  it("lets the player who isn't the primary one play a land, as far as everyone can see", () => {
    const state = teammateActs("Forest");
    expect(mightAct(state, asked(state), false)).toBe(true);
  });

  it("shows which creatures of that player are too new to attack", () => {
    let state = teammateActs("Ornithopter");
    const cast = asked(state).acts.find(({ kind }) => kind === "cast");
    state = answered(state, { kind: "act", act: cast?.id ?? "", autoPay: true });
    while (state.stack.length > 0) state = pass(state);
    const creatures = Object.values(project(state, openKeyBook(4), FACTS).table.objects).filter(
      ({ zone }) => zone === "battlefield",
    );
    expect(creatures.map(({ controller, summoningSick }) => [controller, summoningSick])).toEqual([
      [1, true],
    ]);
  });
});

describe("what a team declares together (CR 805.10b, 805.10d)", () => {
  const state = teammateActs("Forest");
  const [first = -1, second = -1] = state.players[2]?.hand ?? [];
  const told = (event: GameEvent) =>
    eventViews(state, openKeyBook(4), [event], null).map((view) =>
      view.kind === "attackers"
        ? [view.kind, view.seat, view.attacks.length]
        : view.kind === "blockers" && [view.kind, view.seat, view.blocks.length],
    );

  it("is told of each attacking player for themselves", () => {
    const attackers = [
      { object: first, defender: { player: 0 }, by: 3 },
      { object: second, defender: { player: 1 } },
    ];
    const event = { kind: "attackersDeclared", seat: 2, attackers } as const;
    expect(told(event)).toEqual([
      ["attackers", 3, 1],
      ["attackers", 2, 1],
    ]);
  });

  it("is told of the player who blocks, though another was attacked", () => {
    const blockers = [{ object: first, attackers: [second], by: 3 }];
    expect(told({ kind: "blockersDeclared", seat: 2, blockers })).toEqual([["blockers", 3, 1]]);
  });

  it("is told of the player attacked where nobody blocks", () => {
    expect(told({ kind: "blockersDeclared", seat: 2, blockers: [] })).toEqual([["blockers", 2, 0]]);
  });
});
