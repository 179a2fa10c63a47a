import { loadPool, rulesetById } from "@spellroom/cards";
import { safeChoice } from "@spellroom/protocol";
import { choose, type Decision, type GameEvent, type GameState, startGame } from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import { choiceFrom, eventViews, mightAct, openKeyBook, project } from "../src/index.ts";

const FACTS = { matchId: "m", seq: 1, connected: [true, true], bots: [], watchers: 0 };

/** A game in its first main phase; both decks hold nothing but these cards. */
function begun(...names: readonly string[]): GameState {
  const deck = Array.from({ length: 60 }, (_, at) =>
    loadPool().byName(names[at % names.length] ?? ""),
  ).filter((card) => card !== undefined);
  const players = [0, 1].map((seat) => ({ name: `P${seat}`, deck }));
  let { state } = startGame({ ruleset: rulesetById("full"), seed: "7".repeat(64), startingSeat: 0, players });
  for (const seat of [0, 1]) state = answered(state, seat, { kind: "confirm", yes: false });
  return state;
}

function answered(state: GameState, seat: number, choice: Parameters<typeof choose>[3]): GameState {
  const result = choose(state, seat, state.decision?.id ?? 0, choice);
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.state;
}

function act(state: GameState, wanted: (act: Extract<Decision, { kind: "act" }>["acts"][number]) => boolean) {
  const { decision } = state;
  const found = decision?.kind === "act" ? decision.acts.find(wanted) : undefined;
  if (!decision || !found) throw new Error("that can't be done now");
  return answered(state, decision.seat, { kind: "act", act: found.id, autoPay: true });
}

/** Everybody does nothing until that seat has priority in its main phase. */
function toMain(from: GameState, seat: number): GameState {
  let state = from;
  const there = () => state.turn.active === seat && state.turn.step === "precombatMain";
  for (let guard = 0; guard < 200 && !(there() && state.decision?.seat === seat); guard++) {
    const { decision } = state;
    if (decision?.kind === "attackers")
      state = answered(state, decision.seat, { kind: "attackers", attacks: [] });
    else if (decision?.kind === "pick")
      state = answered(state, decision.seat, {
        kind: "pick",
        values: decision.options.slice(0, decision.min).map(({ value }) => value),
      });
    else state = act(state, ({ kind }) => kind === "pass");
  }
  return state;
}

describe("a permanent whose characteristics differ from its card's", () => {
  it("is shown with what it has become, and one that is as printed without a word", () => {
    let state = act(toMain(begun("Mutavault"), 0), ({ kind }) => kind === "playLand");
    state = act(toMain(toMain(state, 1), 0), ({ kind }) => kind === "playLand");
    const looks = () =>
      Object.values(project(state, openKeyBook(2), FACTS).table.objects).flatMap(({ zone, changed }) =>
        zone === "battlefield" ? [changed] : [],
      );
    expect(looks()).toEqual([null, null]);
    state = act(state, (one) => one.kind === "activate" && !one.mana);
    while (state.stack.length > 0) state = act(state, ({ kind }) => kind === "pass");
    const [animated] = looks().filter((look) => look !== null);
    expect(animated?.typeLine).toContain("creature");
  });
});

describe("whether a seat might act, by public information", () => {
  it("depends on whether it holds cards, not on which", () => {
    const state = begun("Forest");
    const [own] = state.players;
    const hand = new Set(own?.hand);
    const empty: GameState = {
      ...state,
      players: state.players.map((player) => (player.seat === 0 ? { ...player, hand: [] } : player)),
      objects: state.objects.map((one) => (one && hand.has(one.id) ? { ...one, zone: "exile" } : one)),
    };
    const pass = { id: "pass", kind: "pass" } as const;
    const decision = { ...state.decision, kind: "act", seat: 0, acts: [pass] } as Extract<
      Decision,
      { kind: "act" }
    >;
    for (const held of [state, begun("Mutavault"), begun("Marrow Shards")])
      expect(mightAct(held, decision, true)).toBe(true);
    expect(mightAct(empty, decision, true)).toBe(false);
  });
});

describe("a payment of Phyrexian mana", () => {
  it("may be made by life although a land is untapped, and says how much life that is", () => {
    let state = act(toMain(begun("Plains", "Marrow Shards"), 0), ({ kind }) => kind === "playLand");
    const cast =
      state.decision?.kind === "act" ? state.decision.acts.find(({ kind }) => kind === "cast") : null;
    state = answered(state, 0, { kind: "act", act: cast?.id ?? "", autoPay: false });
    const { decision } = state;
    const shown = project(state, openKeyBook(2), FACTS).seats[0]?.decision;
    if (!decision || shown?.kind !== "pay") throw new Error("the seat is asked to pay");
    expect(shown).toMatchObject({ cost: ["W/P"], lifeForPhyrexian: true, lifeFromPool: 2 });
    expect(shown.proposal).toHaveLength(1);
    const translated = choiceFrom(decision, { kind: "pay", how: "fromPool" });
    if ("error" in translated) throw new Error(translated.error.message);
    state = answered(state, 0, translated.choice);
    const { objects, players } = project(state, openKeyBook(2), FACTS).table;
    expect(players[0]?.life).toBe(18);
    const plains = Object.values(objects).filter(({ zone }) => zone === "battlefield");
    expect(plains.map(({ tapped }) => tapped)).toEqual([false]);
  });
});

describe("a pick under a rule", () => {
  it("says which options may be picked together, and these are the safe choice", () => {
    const state = begun("Forest");
    const hand = state.players[0]?.hand.slice(0, 3) ?? [];
    const decision: Decision = {
      id: 9,
      seat: 0,
      prompt: { key: "chooseTargets", source: null },
      kind: "pick",
      options: hand.map((object) => ({ value: object, what: { kind: "object", object } })),
      min: 2,
      max: 2,
      together: { rule: "differentControllers" },
      least: [hand[0] ?? -1, hand[2] ?? -1],
    };
    const shown = project({ ...state, decision }, openKeyBook(2), FACTS).seats[0]?.decision;
    if (!shown) throw new Error("the seat is asked");
    expect(shown).toMatchObject({ kind: "pick", least: [0, 2] });
    expect(choiceFrom(decision, safeChoice(shown))).toEqual({
      choice: { kind: "pick", values: decision.least },
    });
  });
});

describe("an attack", () => {
  const state = begun("Forest");
  const [first = -1, second = -1] = state.players[0]?.hand ?? [];
  const defender = { player: 1 } as const;

  it("that is the least allowed names the creature that must attack, wherever it stands among the candidates", () => {
    const candidates = [first, second].map((object) => ({
      object,
      defenders: [defender],
      must: object === second,
    }));
    const decision: Decision = {
      id: 9,
      seat: 0,
      prompt: { key: "declareAttackers", source: null },
      kind: "attackers",
      candidates,
      required: 1,
      least: [{ object: second, defender }],
    };
    const [seat] = project({ ...state, decision }, openKeyBook(2), FACTS).seats;
    expect(seat?.decision).toMatchObject({ kind: "attackers", least: [[1, 0]] });
  });

  it("is in the log with every attacker and what it attacks", () => {
    const attackers = [first, second].map((object) => ({ object, defender }));
    const [told] = eventViews(state, openKeyBook(2), [{ kind: "attackersDeclared", seat: 0, attackers }], 0);
    expect(told).toMatchObject({
      kind: "attackers",
      seat: 0,
      attacks: [{ defender: { seat: 1 } }, { defender: { seat: 1 } }],
    });
  });
});

describe("what happens to a permanent, a player or the game", () => {
  const state = act(toMain(begun("Forest"), 0), ({ kind }) => kind === "playLand");
  const [object = -1] = state.battlefield;
  const land = { key: expect.stringMatching(/^p/), card: { face: 0 } };

  it.each<[GameEvent, object]>([
    [
      { kind: "attached", object, to: { object } },
      { kind: "attached", what: land, to: land },
    ],
    [
      { kind: "attached", object, to: { player: 1 } },
      { what: land, to: { seat: 1 } },
    ],
    [
      { kind: "attached", object, to: null },
      { what: land, to: null },
    ],
    [
      { kind: "tapped", object, tapped: false },
      { kind: "tapped", what: land, tapped: false },
    ],
    [
      { kind: "countersChanged", on: { object }, counter: "charge", change: -2 },
      { kind: "counters", on: land, counter: "charge", change: -2 },
    ],
    [{ kind: "countersChanged", on: { player: 1 }, counter: "poison", change: 1 }, { on: { seat: 1 } }],
    [
      { kind: "controlChanged", object, from: 0, to: 1 },
      { kind: "control", what: land, seat: 1 },
    ],
    [
      { kind: "faceChanged", object, what: "phasedOut" },
      { kind: "face", what: land, change: "phasedOut" },
    ],
    [
      { kind: "lifeChanged", seat: 1, change: -3, life: 17, cause: "damage" },
      { kind: "life", seat: 1, change: -3, life: 17 },
    ],
    [
      { kind: "manaAdded", seat: 0, mana: ["G"], source: object },
      { kind: "manaAdded", seat: 0, mana: ["G"], source: land },
    ],
    [
      { kind: "manaLost", seat: 0, count: 2, burned: false },
      { kind: "manaLost", seat: 0, count: 2, burned: false },
    ],
    [
      { kind: "coinFlipped", seat: 1, won: true },
      { what: "coin", seat: 1, sides: 2, result: 1 },
    ],
    [
      { kind: "coinFlipped", seat: 1, won: false },
      { what: "coin", seat: 1, sides: 2, result: 0 },
    ],
    [
      { kind: "dieRolled", seat: 0, sides: 20, result: 13 },
      { what: "die", sides: 20, result: 13 },
    ],
    [
      { kind: "keywordAction", action: "enterRoom", seat: 1, object, amount: 1, room: "Oubliette" },
      { kind: "keywordAction", action: "enterRoom", seat: 1, name: "Oubliette" },
    ],
    [
      {
        kind: "keywordAction",
        action: "completeDungeon",
        seat: 1,
        object: null,
        amount: 1,
        dungeon: "Undercity",
      },
      { kind: "keywordAction", action: "completeDungeon", seat: 1, name: "Undercity" },
    ],
    [
      { kind: "monarchChanged", seat: 1 },
      { kind: "monarch", seat: 1 },
    ],
    [
      { kind: "dayNightChanged", to: "night" },
      { kind: "dayNight", to: "night" },
    ],
    [
      { kind: "extraTurn", seat: 1 },
      { kind: "extraTurn", seat: 1 },
    ],
  ])("is in the log as it was: %o", (event, told) => {
    expect(eventViews(state, openKeyBook(2), [event], 1)).toMatchObject([told]);
  });

  it("reports a payment that was taken back only to the player who took it back", () => {
    const told = (audience: number | null) =>
      eventViews(state, openKeyBook(2), [{ kind: "rewound", seat: 1 }], audience);
    expect([told(1).length, told(0), told(null)]).toEqual([1, [], []]);
  });
});
