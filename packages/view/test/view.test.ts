import { loadPool, rulesetById } from "@spellroom/cards";
import { choose, type GameState, startGame } from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import { openKeyBook, project, tidyKeys } from "../src/index.ts";

const FACTS = { matchId: "m", seq: 1, connected: [true, true], bots: [], watchers: 0 };

function begun(
  seed: string,
  names: readonly string[] = ["Forest", "Grizzly Bears", "Llanowar Elves"],
): GameState {
  const deck = Array.from({ length: 60 }, (_, at) => {
    const card = loadPool().byName(names[at % names.length] ?? "");
    if (!card) throw new Error("not in the pool");
    return card;
  });
  const setup = {
    ruleset: rulesetById("full"),
    seed,
    startingSeat: 0,
    players: [0, 1].map((seat) => ({ name: `P${seat}`, deck })),
  };
  let { state } = startGame(setup);
  for (const seat of [0, 1]) {
    const kept = choose(state, seat, state.decision?.id ?? 0, { kind: "confirm", yes: false });
    if (!kept.ok) throw new Error("could not keep");
    state = kept.state;
  }
  return state;
}

describe("what an audience sees", () => {
  it("is its own hand and nobody else's", () => {
    const state = begun("1f".repeat(32));
    const { seats, table } = project(state, openKeyBook(2), FACTS);
    expect(seats.map((own) => own.hand.length)).toEqual([7, 7]);
    expect(table.players.map((player) => [player.handCount, player.libraryCount])).toEqual([
      [7, 53],
      [7, 53],
    ]);
    expect(Object.keys(table.objects)).toEqual([]);
    expect(JSON.stringify(table)).not.toContain(seats[0]?.hand[0]?.card.definition ?? "?");
  });

  it("never has an engine id, the seed or an act's own name in it", () => {
    const state = begun("2e".repeat(32));
    const { seats, table } = project(state, openKeyBook(2), FACTS);
    const sent = JSON.stringify([table, seats]);
    expect(sent).not.toContain("2e2e2e2e");
    expect(sent).not.toMatch(/cast:\d|activate:\d/);
  });

  it("is the same public table for two games that differ only in what is hidden", () => {
    const one = project(
      begun("33".repeat(32), ["Forest", "Grizzly Bears", "Llanowar Elves"]),
      openKeyBook(2),
      FACTS,
    );
    const other = project(begun("44".repeat(32), ["Forest", "Shock", "Giant Growth"]), openKeyBook(2), FACTS);
    expect(one.table).toEqual(other.table);
  });

  it("forgets the names of cards that went out of sight", () => {
    const state = begun("55".repeat(32));
    const book = openKeyBook(2);
    const before = project(state, book, FACTS).seats[0]?.hand.map((card) => card.key);
    expect(before).toEqual(["s1", "s2", "s3", "s4", "s5", "s6", "s7"]);
    tidyKeys(state, book, [
      { seat: 0, hand: [], known: [], decision: null },
      { seat: 1, hand: [], known: [], decision: null },
    ]);
    expect(project(state, book, FACTS).seats[0]?.hand[0]?.key).toBe("s8");
  });
});
