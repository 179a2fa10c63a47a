import { rulesetById } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { choose, type GameState, startGame } from "../../src/index.ts";
import { Duel, real } from "../support/duel.ts";

function begin(players: number, ruleset = "full") {
  const deck = Array.from({ length: 60 }, () => real("Forest"));
  return startGame({
    ruleset: rulesetById(ruleset),
    seed: "ab".repeat(32),
    startingSeat: 0,
    players: Array.from({ length: players }, (_, seat) => ({ name: `Player ${seat}`, deck })),
  }).state;
}

function answer(state: GameState, yes: boolean): GameState {
  const { decision } = state;
  if (!decision) throw new Error("nobody is asked");
  const choice =
    decision.kind === "confirm"
      ? { kind: "confirm" as const, yes }
      : decision.kind === "pick"
        ? {
            kind: "pick" as const,
            values: decision.options.slice(0, decision.min).map((option) => option.value),
          }
        : { kind: "act" as const, act: "pass" };
  const result = choose(state, decision.seat, decision.id, choice);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.state;
}

describe("the beginning of a game", () => {
  it("H01: two mulligans are a hand of seven of which two go to the bottom (103.5)", () => {
    let state = begin(2);
    for (let asked = 0; asked < 20 && state.turn.number === 0; asked++) {
      const mine = state.decision?.seat === 0 && state.decision.prompt.key === "mulligan";
      state = answer(state, mine && (state.players[0]?.mulligans ?? 0) < 2);
    }
    expect(state.players.map((player) => player.hand.length)).toEqual([5, 7]);
    expect(state.players[0]?.library).toHaveLength(55);
  });

  it("asks all players in turn order whether they take a mulligan, and then those who do take it together (103.5)", () => {
    let state = begin(3, "freeForAll");
    const asked: string[] = [];
    while (state.turn.number === 0 && state.decision) {
      const { seat } = state.decision;
      const taken = state.players.map(({ mulligans }) => mulligans);
      asked.push(`${seat} after ${taken.join(" ")}`);
      state = answer(state, seat !== 1 && taken[seat] === 0);
    }
    expect(asked).toEqual([
      "0 after 0 0 0",
      "1 after 0 0 0",
      "2 after 0 0 0",
      "0 after 1 0 1",
      "2 after 1 0 1",
    ]);
  });

  it("H01: with three players the first mulligan is free (103.5c)", () => {
    let state = begin(3, "freeForAll");
    for (let asked = 0; asked < 20 && state.turn.number === 0; asked++) {
      const mine = state.decision?.seat === 0 && state.decision.prompt.key === "mulligan";
      state = answer(state, mine && (state.players[0]?.mulligans ?? 0) < 1);
    }
    expect(state.players.map((player) => player.hand.length)).toEqual([7, 7, 7]);
  });

  it("H01: says with the question of a mulligan how many cards keeping puts on the bottom, and whether the next costs one", () => {
    const asked = (players: 2 | 3, mulligans: number) => {
      let state = players === 2 ? begin(2) : begin(3, "freeForAll");
      for (let count = 0; count < 30; count++) {
        const { decision } = state;
        const mine = decision?.seat === 0 && decision.prompt.key === "mulligan";
        if (mine && state.players[0]?.mulligans === mulligans) return decision.prompt;
        state = answer(state, mine);
      }
      throw new Error("the question never came");
    };
    expect([0, 1, 2].map((count) => asked(2, count).amount)).toEqual([0, 1, 2]);
    expect([0, 1, 2].map((count) => asked(3, count).amount)).toEqual([0, 0, 1]);
    expect([0, 1].map((count) => asked(3, count).detail)).toEqual(["free", undefined]);
    expect(asked(2, 0).detail).toBeUndefined();
  });

  it("H02: the starting player skips the first draw in a game of two only (103.8)", () => {
    const handAtDraw = (state: GameState): number => {
      let now = state;
      for (let asked = 0; asked < 40 && now.turn.step !== "precombatMain"; asked++) now = answer(now, false);
      return now.players[0]?.hand.length ?? 0;
    };
    expect(handAtDraw(begin(2))).toBe(7);
    expect(handAtDraw(begin(4, "freeForAll"))).toBe(8);
  });
});

describe("turns", () => {
  it("go through every step in order, with a draw and an untap", () => {
    const duel = new Duel({
      B: {
        battlefield: [
          {
            card: real("Island"),
            as: { status: { tapped: true, flipped: false, faceDown: null, phasedOut: false } },
          },
        ],
      },
    });
    duel.nextTurn();
    expect(duel.state.turn.active).toBe(1);
    duel.to("precombatMain", 1);
    expect(duel.state.players[1]?.hand).toHaveLength(1);
    expect(duel.toldOf("tapped").at(-1)).toMatchObject({ tapped: false });
  });

  it("skip blocks and damage when nobody attacks (508.8)", () => {
    const duel = new Duel({ A: { battlefield: ["Grizzly Bears"] } });
    duel.nextTurn();
    const steps = duel.toldOf("stepBegan").map((event) => event.step);
    expect(steps).toContain("declareAttackers");
    expect(steps).not.toContain("declareBlockers");
    expect(steps).not.toContain("combatDamage");
  });

  it("end with a discard down to seven cards (514.1)", () => {
    const duel = new Duel({ A: { hand: Array.from({ length: 9 }, () => "Forest") } });
    duel.nextTurn();
    expect(duel.state.players[0]?.hand).toHaveLength(7);
    expect(duel.count("Forest", "graveyard", 0)).toBe(2);
  });

  it("lose what was in a mana pool, and burn for it where the ruleset says so", () => {
    for (const [ruleset, life] of [
      ["full", 20],
      ["manaBurn", 19],
    ] as const) {
      const duel = new Duel({ A: { battlefield: ["Forest"] }, ruleset });
      const { decision } = duel;
      const act = decision.kind === "act" ? decision.acts.find((one) => one.kind === "activate") : undefined;
      const tapped = choose(duel.state, 0, decision.id, { kind: "act", act: act?.id ?? "" });
      if (!tapped.ok) throw new Error(JSON.stringify(tapped.refusal));
      duel.state = tapped.state;
      expect(duel.state.players[0]?.mana).toHaveLength(1);
      duel.nextTurn();
      expect(duel.state.players[0]?.mana).toEqual([]);
      expect(duel.life(0)).toBe(life);
    }
  });

  it("S01: after a spell has resolved the active player has priority (117.3b)", () => {
    const duel = new Duel({
      A: { battlefield: ["Grizzly Bears", "Forest"], hand: ["Giant Growth"] },
      B: { battlefield: ["Mountain"], hand: ["Lightning Bolt"] },
    });
    duel.cast(1, "Lightning Bolt", "Grizzly Bears").cast(0, "Giant Growth", "Grizzly Bears").resolveTop();
    expect(duel.decision).toMatchObject({ kind: "act", seat: 0 });
    duel.resolve();
    expect(duel.count("Grizzly Bears", "battlefield")).toBe(1);
    expect(duel.pt("Grizzly Bears")).toBe("5/5");
    duel.nextTurn();
    expect(duel.pt("Grizzly Bears")).toBe("2/2");
  });

  it("end for a player who concedes, at any time (104.3a)", () => {
    const duel = new Duel({});
    duel.concede(1);
    expect(duel.state.result).toEqual({ winners: [0], reason: "lastStanding" });
  });
});
