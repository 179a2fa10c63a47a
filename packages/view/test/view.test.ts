import { loadPool, rulesetById } from "@spellroom/cards";
import {
  type Choice,
  choose,
  type Decision,
  type GameEvent,
  type GameState,
  startGame,
} from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import { eventViews, openKeyBook, project, shownHands, tidyKeys } from "../src/index.ts";

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

  it("is a teammate's hand as well in a game of teams, and no opponent's (CR 810.5)", () => {
    const forest = loadPool().byName("Forest");
    if (!forest) throw new Error("not in the pool");
    const players = [0, 1, 2, 3].map((seat) => ({
      name: `P${seat}`,
      deck: Array.from({ length: 40 }, () => forest),
    }));
    const setup = { ruleset: rulesetById("twoHeadedGiant"), seed: "4d".repeat(32), startingSeat: 0, players };
    const { seats, table } = project(startGame(setup).state, openKeyBook(4), FACTS);
    const owners = seats.map(({ known }) => [...new Set(known.map(({ zone, owner }) => `${zone} ${owner}`))]);
    expect(owners).toEqual([["hand 1"], ["hand 0"], ["hand 3"], ["hand 2"]]);
    expect(seats.map(({ hand, known }) => [hand.length, known.length])).toEqual(seats.map(() => [7, 7]));
    expect(table.players.map(({ team }) => team)).toEqual([0, 0, 1, 1]);
    expect(table.teams).toEqual({ sharedTurns: true, sharedLife: true });
  });

  it("never has an engine id, the seed or an act's own name in it", () => {
    const state = begun("2e".repeat(32));
    const { seats, table } = project(state, openKeyBook(2), FACTS);
    const sent = JSON.stringify([table, seats]);
    expect(sent).not.toContain("2e2e2e2e");
    expect(sent).not.toMatch(/cast:\d|activate:\d/);
  });

  it("is each player's counters, together with speed, the city's blessing, an enduring story and how often the Ring tempted the player", () => {
    const state = begun("3c".repeat(32));
    const marks = ["speed", "speed", "citysBlessing", "enduringStory", "temptedByTheRing"];
    const [one, ...others] = state.players;
    if (one === undefined) throw new Error("nobody is there");
    const players = [{ ...one, marks, counters: { poison: 3 } }, ...others];
    const { table } = project({ ...state, players }, openKeyBook(2), FACTS);
    expect(table.players.map(({ counters }) => counters)).toEqual([
      { poison: 3, speed: 2, citysBlessing: 1, enduringStory: 1, ring: 1 },
      {},
    ]);
  });

  it("is a permanent's counters, and apart from them the level of a Class (CR 716.2b)", () => {
    const state = begun("3c".repeat(32));
    const [first] = state.players[0]?.hand ?? [];
    const object = first === undefined ? undefined : state.objects[first];
    if (!object) throw new Error("no card is there");
    const { id } = object;
    const shown = {
      ...object,
      zone: "battlefield" as const,
      marks: ["classLevel:2"],
      counters: { level: 1 },
    };
    const objects = state.objects.with(id, shown);
    const { table } = project({ ...state, objects, battlefield: [id] }, openKeyBook(2), FACTS);
    expect(Object.values(table.objects)).toMatchObject([{ counters: { level: 1 }, level: 2 }]);
    const none = { ...shown, marks: [] };
    const unmarked = { ...state, objects: state.objects.with(id, none), battlefield: [id] };
    expect(Object.values(project(unmarked, openKeyBook(2), FACTS).table.objects)).toMatchObject([
      { level: null },
    ]);
  });

  it("is how many turns had begun before the game was restarted (CR 724)", () => {
    const state = begun("3d".repeat(32));
    const restarted = { ...state, restarted: { times: 1, turns: 5, seats: [0, 1] } };
    const [fresh, again] = [state, restarted].map((one) => project(one, openKeyBook(2), FACTS).table);
    expect(fresh).toMatchObject({ turn: 1, turnsBefore: 0 });
    expect(again).toMatchObject({ turn: 1, turnsBefore: 5 });
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

  it("identifies printed abilities to choose from by their numbers, and nothing about how others are named", () => {
    const state = begun("4a".repeat(32));
    const source = state.players[0]?.hand[0] ?? -1;
    const keys = ["p1", `${source}:p0`, `${source}:p2.1:0`, `${source}:g7.0`, "floating:12"];
    const options = keys.map((key, value) => ({ value, what: { kind: "ability", source, key } as const }));
    const prompt = { key: "orderReplacements", source: null } as const;
    const decision = { id: 99, seat: 0, prompt, kind: "pick", options, min: 1, max: 1 } as const;
    const [own] = project({ ...state, decision }, openKeyBook(2), FACTS).seats;
    const told = own?.decision && "options" in own.decision ? own.decision.options : [];
    expect(told).toMatchObject(["p1", "p0", "p2.1", "other", "other"].map((ability) => ({ ability })));
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

/** Plays whatever can be played, and aims at objects before players. */
function eager(decision: Decision): Choice {
  switch (decision.kind) {
    case "act": {
      const act = decision.acts.find(({ kind }) => kind === "playLand" || kind === "cast");
      return { kind: "act", act: (act ?? decision.acts[0])?.id ?? "" };
    }
    case "pick": {
      const best = decision.options.find(({ what }) => what.kind === "object") ?? decision.options[0];
      return { kind: "pick", values: best ? [best.value] : [] };
    }
    case "attackers":
      return { kind: "attackers", attacks: [] };
    case "blockers":
      return { kind: "blockers", blocks: [] };
    case "pay":
      return { kind: "pay", how: "auto" };
    default:
      throw new Error(`nobody thought of being asked ${decision.kind}`);
  }
}

describe("what an audience is sent", () => {
  it("names a target that is gone by the time of telling", () => {
    let state = begun("66".repeat(32), ["Mountain", "Shock", "Goblin Piker"]);
    const book = openKeyBook(2);
    const told: GameEvent[] = [];
    const died = () => told.some((event) => event.kind === "moved" && event.from === "battlefield");
    while (!died()) {
      project(state, book, FACTS);
      const { decision } = state;
      if (decision === null) throw new Error("the game ended before anything died");
      const done = choose(state, decision.seat, decision.id, eager(decision));
      if (!done.ok) throw new Error(JSON.stringify(done.refusal));
      state = done.state;
      told.push(...done.events);
    }
    const views = eventViews(state, book, told, null);
    const aimed = views.flatMap((view) => (view.kind === "cast" ? view.targets : []));
    const hit = views.flatMap((view) => (view.kind === "damage" ? [view.to] : []));
    const shown = Object.keys(project(state, book, FACTS).table.objects);
    const gone = [...aimed, ...hit].filter((party) => "key" in party && !shown.includes(party.key ?? ""));
    expect(gone.length).toBeGreaterThan(1);
    expect(gone.filter((party) => "key" in party && party.card === null)).toEqual([]);
  });
});

describe("hands that are shown to watchers", () => {
  const state = begun("3c".repeat(32));
  const kinds = (seat: number) =>
    (state.players[seat]?.hand ?? []).map((id) => state.objects[id]?.definition).sort();

  it("are those whose owners allow it, and no others", () => {
    const shown = shownHands(state, openKeyBook(2), [1]);
    expect(shown.map(({ card }) => card.definition).sort()).toEqual(kinds(1));
    expect(new Set(shown.map(({ owner, zone }) => `${owner} ${zone}`))).toEqual(new Set(["1 hand"]));
    expect(shownHands(state, openKeyBook(2), [])).toEqual([]);
  });

  it("come in an order that doesn't reveal when the cards were drawn", () => {
    const [player] = state.players;
    const otherwise = {
      ...state,
      players: state.players.map((one) => ({ ...one, hand: one.hand.toReversed() })),
    };
    expect(player?.hand.length).toBe(7);
    expect(shownHands(otherwise, openKeyBook(2), [0])).toEqual(shownHands(state, openKeyBook(2), [0]));
  });

  it("have other names when they were hidden meanwhile", () => {
    const book = openKeyBook(2);
    const before = shownHands(state, book, [0]).map(({ key }) => key);
    expect(shownHands(state, book, [0]).map(({ key }) => key)).toEqual(before);
    shownHands(state, book, []);
    const after = shownHands(state, book, [0]).map(({ key }) => key);
    expect(after.filter((key) => before.includes(key))).toEqual([]);
  });
});
