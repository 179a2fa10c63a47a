import { automaticChoice, hasCome, type SeatAutomation, storedInputSchema } from "@spellroom/match";
import { type Automation, abilityName, USUAL_AUTOMATION } from "@spellroom/protocol";
import { emptyContext, type GameObject, type GameState, hashState, legalActs } from "@spellroom/rules";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { LiveMatch } from "../../src/match/play/live-match.ts";
import { answer, Listener, type MatchBench, openMatchBench } from "../support/match-bench.ts";

let bench: MatchBench;
beforeEach(async () => {
  bench = await openMatchBench();
});
afterEach(() => bench[Symbol.asyncDispose]());

const NO_STOPS: Automation = { ...USUAL_AUTOMATION, smart: false, stops: { own: {}, other: {} } };
const FIXED: Automation = { ...USUAL_AUTOMATION, smart: false };

async function entries(match: LiveMatch) {
  const record = await bench.journal.read(match.matchId, "start");
  return (record?.entries ?? []).map((entry) => storedInputSchema.parse(entry.input));
}

/** Answers until a seat has priority in that step. */
async function playTo(match: LiveMatch, step: string): Promise<number> {
  for (let count = 0; count < 200; count++) {
    const { decision, turn } = match.state;
    if (decision?.kind === "act" && turn.step === step) return decision.seat;
    await answer(match);
  }
  throw new Error(`never came to ${step}`);
}

describe("a seat's settings", () => {
  it("pass for it where it has set no stop, chained into one change that everyone is sent once", async () => {
    const match = await bench.begin();
    const active = await playTo(match, "upkeep");
    const listener = new Listener();
    match.audiences.add(listener);
    await match.execute(1 - active, { kind: "automation", request: NO_STOPS });
    const { length } = await entries(match);
    await match.execute(active, {
      kind: "automation",
      request: {
        ...NO_STOPS,
        stops: { own: { postcombatMain: "always" }, other: {} },
      },
    });
    expect(match.state.turn).toMatchObject({ step: "postcombatMain", active });
    expect(listener.told).toHaveLength(1);
    const passes = (await entries(match)).slice(length);
    expect(passes.length).toBeGreaterThan(3);
    expect(passes.every((input) => input.kind === "choose" && input.by === "automation")).toBe(true);
    const steps = listener.told[0]?.watchers.events.filter(({ kind }) => kind === "stepBegan") ?? [];
    expect(steps.length).toBeGreaterThan(2);
    const there = await bench.otherProcess().open(match.matchId, 1);
    expect(hashState(there.state)).toBe(hashState(match.state));
  });

  it("ask at every priority in full control, and without settings", async () => {
    const match = await bench.begin();
    const active = await playTo(match, "upkeep");
    await match.execute(active, { kind: "automation", request: { ...NO_STOPS, fullControl: true } });
    expect(match.state.turn.step).toBe("upkeep");
    expect(match.state.decision?.seat).toBe(active);
  });
});

describe("passing until something", () => {
  it("ends with the turn, and the passing seat is told until when", async () => {
    const match = await bench.begin();
    const active = await playTo(match, "precombatMain");
    const { number } = match.state.turn;
    const listener = new Listener();
    match.audiences.add(listener);
    await match.execute(active, { kind: "pass", request: { until: "endOfTurn" } });
    for (let count = 0; match.state.turn.number === number && count < 10; count++) await answer(match);
    expect(match.state.turn.number).toBe(number + 1);
    expect(listener.told.some(({ seats }) => seats[active]?.passing === "endOfTurn")).toBe(true);
    expect(match.reader.catchUp(active).snapshot.passing).toBeNull();
    const inputs = (await entries(match)).filter((input) => input.kind === "choose" && input.seat === active);
    expect(inputs.at(-1)).toMatchObject({ by: "automation" });
  });

  it("ends with what the player asked for", async () => {
    const match = await bench.begin();
    const active = await playTo(match, "precombatMain");
    const { state } = match;
    const { turn } = state;
    const next: GameState = { ...state, turn: { ...turn, number: turn.number + 1, active: 1 - active } };
    const come = (
      until: "endOfTurn" | "myTurn" | "somethingHappens" | "stackResolved",
      now: GameState,
      seat = active,
    ) => hasCome({ until, turn: turn.number }, now, seat);
    expect([come("endOfTurn", state), come("endOfTurn", next)]).toEqual([false, true]);
    expect([come("myTurn", next), come("myTurn", next, 1 - active)]).toEqual([false, true]);
    expect([come("stackResolved", state), come("somethingHappens", state)]).toEqual([true, false]);
  });
});

describe("abilities on the stack", () => {
  /** An ability of the other player on the stack while a seat has priority and could do something. */
  async function withAbility(): Promise<{ readonly state: GameState; readonly name: string }> {
    const match = await bench.begin();
    const active = await playTo(match, "precombatMain");
    const { state } = match;
    const card = state.objects[state.players[active]?.hand[0] ?? -1];
    if (!card) throw new Error("an empty hand");
    const ability: GameObject = {
      ...card,
      id: state.objects.length,
      kind: "ability",
      zone: "stack",
      controller: 1 - active,
      announcement: {
        source: card.id,
        ability: { kind: "triggered", body: { kind: "plain", effects: [] }, key: "p1" },
        modes: [],
        context: emptyContext(card.id, 1 - active),
        via: null,
        castFrom: null,
        wasCast: false,
        manaSpent: {},
        paidOptions: [],
      },
    };
    const name = abilityName(card.definition, "p1");
    return { state: { ...state, objects: [...state.objects, ability], stack: [ability.id] }, name };
  }
  const choiceWith = (state: GameState, change: Partial<Automation>) =>
    automaticChoice(state, {
      settings: { ...USUAL_AUTOMATION, withoutMana: true, ...change },
      passing: null,
    });

  it("are asked about where something could be done, and yielded to by name", async () => {
    const { state, name } = await withAbility();
    expect(choiceWith(state, {})).toBeNull();
    expect(choiceWith(state, { yields: [name] })).toEqual({ kind: "act", act: 0 });
    expect(choiceWith(state, { yields: [name], fullControl: true })).toBeNull();
  });

  it("have their questions answered as the player said once for all", async () => {
    const { state, name } = await withAbility();
    const [source] = state.stack;
    const decision = {
      id: 1,
      seat: 0,
      prompt: { key: "may", source: source ?? null },
      kind: "confirm",
    } as const;
    const asking: GameState = { ...state, decision };
    expect(choiceWith(asking, {})).toBeNull();
    expect(choiceWith(asking, { answers: { [name]: false } })).toEqual({ kind: "confirm", yes: false });
  });

  it("that trigger together are put in the order offered, where the player leaves it to that or they are the same", async () => {
    const { state } = await withAbility();
    const source = state.objects.find((one) => one?.kind === "card")?.id ?? 0;
    const optionsOf = (...keys: readonly string[]) =>
      keys.map((key, value) => ({ value, what: { kind: "ability", source, key } as const }));
    const options = optionsOf("p0", "p1");
    const decision = {
      id: 1,
      seat: 0,
      prompt: { key: "orderTriggers", source: null },
      kind: "order",
      options,
    } as const;
    expect(choiceWith({ ...state, decision }, {})).toBeNull();
    const asOffered = { kind: "order", options: [0, 1] };
    expect(choiceWith({ ...state, decision }, { orderTriggers: true })).toEqual(asOffered);
    const twins = { ...decision, options: optionsOf("p0", "p0") };
    expect(choiceWith({ ...state, decision: twins }, {})).toEqual(asOffered);
    expect(choiceWith({ ...state, decision: twins }, { fullControl: true })).toBeNull();
  });

  it("are responded to by their own controller if the player wants to hold priority", async () => {
    const { state } = await withAbility();
    const [id = 0] = state.stack;
    const { decision } = state;
    const objects = state.objects.map((one) =>
      one?.id === id ? { ...one, controller: decision?.seat ?? 0 } : one,
    );
    expect(choiceWith({ ...state, objects }, {})).toEqual({ kind: "act", act: 0 });
    expect(choiceWith({ ...state, objects }, { holdPriority: true })).toBeNull();
  });
});

describe("what opponents can infer from whether a seat is asked", () => {
  /** The same table with another hand, library and deck order: whatever the seat holds is another card. */
  function withOtherSecrets(state: GameState, seat: number): GameState {
    const other = state.players[1 - seat]?.library.map((id) => state.objects[id]?.definition ?? "") ?? [];
    let at = 0;
    const objects = state.objects.map((object) => {
      if (!object || object.owner !== seat || (object.zone !== "hand" && object.zone !== "library"))
        return object;
      return { ...object, definition: other[at++ % other.length] ?? object.definition };
    });
    return { ...state, objects };
  }

  /** The state with the acts that there are with what the seat holds in it. */
  function asked(state: GameState): GameState {
    const { decision } = state;
    if (decision?.kind !== "act") throw new Error("nobody has priority");
    return { ...state, decision: { ...decision, acts: legalActs(state, decision.seat) } };
  }

  it.each([
    ["smart stops", USUAL_AUTOMATION],
    ["fixed stops", FIXED],
  ])(
    "is nothing of its hand: with any other one it is asked and passed just so, with %s",
    async (_name, given) => {
      const match = await bench.begin([
        { accountId: null, bot: null },
        { accountId: null, bot: null },
      ]);
      const settings: SeatAutomation = { settings: given, passing: null };
      let compared = 0;
      for (let count = 0; count < 160 && !match.isOver; count++) {
        const { state } = match;
        const { decision } = state;
        if (decision?.kind === "act") {
          const one = asked(state);
          const other = asked(withOtherSecrets(state, decision.seat));
          expect(automaticChoice(other, settings) === null).toBe(automaticChoice(one, settings) === null);
          compared++;
        }
        await playSome(match, count);
      }
      expect(compared).toBeGreaterThan(80);
    },
  );

  /** Plays lands and whatever comes first, so that there are boards to look at. */
  async function playSome(match: LiveMatch, count: number): Promise<void> {
    const { decision } = match.state;
    if (decision?.kind === "act" && count % 3 !== 0) {
      const at = decision.acts.findIndex((act) => act.kind === "playLand" || act.kind === "cast");
      if (at > 0) {
        const reply = await match.execute(decision.seat, {
          kind: "choose",
          request: {
            decision: decision.id,
            choice: { kind: "act", act: at, autoPay: true },
          },
        });
        if (reply.ok) return;
      }
    }
    await answer(match);
  }
});
