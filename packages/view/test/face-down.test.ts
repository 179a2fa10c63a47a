import { loadPool, rulesetById } from "@spellroom/cards";
import {
  type DecisionBody,
  emptyContext,
  type GameObject,
  type GameState,
  type ObjectId,
  type Prompt,
  startGame,
} from "@spellroom/rules";
import { describe, expect, it } from "vitest";
import { eventViews, explainObject, openKeyBook, project } from "../src/index.ts";

const FACTS = { matchId: "m", seq: 1, connected: [true, true], bots: [], watchers: 0 };
const DECK = Array.from({ length: 60 }, () => {
  const card = loadPool().byName("Goblin Taskmaster");
  if (!card) throw new Error("not in the pool");
  return card;
});

/** A game in which one card of the second player lies face down; as an ability would be, where the kind says so. */
function withHidden(change: Partial<GameObject>): { readonly state: GameState; readonly id: ObjectId } {
  const { state } = startGame({
    ruleset: rulesetById("full"),
    seed: "5b".repeat(32),
    startingSeat: 0,
    players: ["A", "B"].map((name) => ({ name, deck: DECK })),
  });
  const [first, second] = state.players;
  const [id = -1, ...hand] = second?.hand ?? [];
  const hidden = state.objects[id];
  if (!first || !second || !hidden) throw new Error("no card to hide");
  const faceDown: GameObject = {
    ...hidden,
    zone: "battlefield",
    status: { ...hidden.status, faceDown: "morph" },
    ...change,
  };
  const zone = faceDown.zone === "stack" ? { stack: [id] } : { battlefield: [id] };
  return {
    id,
    state: {
      ...state,
      ...zone,
      players: [
        { ...first, hand: [], library: [] },
        { ...second, hand, library: [] },
      ],
      objects: state.objects.map((object) => (object?.id === id ? faceDown : object)),
    },
  };
}

function asked(state: GameState, seat: number, key: Prompt["key"], body: DecisionBody): GameState {
  return { ...state, decision: { id: 99, seat, prompt: { key, source: null }, ...body } };
}

/** Everything that the first player is sent. */
function sentToFirst(state: GameState): string {
  const { table, seats } = project(state, openKeyBook(2), FACTS);
  return JSON.stringify([table, seats[0]]);
}

const HASH = Object.keys(withHidden({}).state.definitions)[0] ?? "";

describe("a card that lies face down", () => {
  it("is shown to its controller", () => {
    const { state } = withHidden({});
    const [, own] = project(state, openKeyBook(2), FACTS).seats;
    expect(own?.known.map(({ card, of }) => [card.definition, of])).toEqual([[HASH, "p1"]]);
  });

  it("isn't shown to a player who chooses a target among others", () => {
    const { state, id } = withHidden({});
    const options = [{ value: 0, what: { kind: "object", object: id } as const }];
    for (const key of ["chooseTargets", "choose", "sacrifice", "chooseNewTargets"] as const)
      expect(sentToFirst(asked(state, 0, key, { kind: "pick", options, min: 1, max: 1 }))).not.toContain(
        HASH,
      );
  });

  it("isn't shown to who assigns combat damage to it or divides damage among others", () => {
    const { state, id } = withHidden({});
    const options = [{ value: 0, what: { kind: "object", object: id } as const, minimum: 0, maximum: 2 }];
    for (const key of ["assignCombatDamage", "divide"] as const)
      expect(sentToFirst(asked(state, 0, key, { kind: "distribute", options, total: 2 }))).not.toContain(
        HASH,
      );
  });

  it("isn't shown by an act that uses it", () => {
    const { state, id } = withHidden({});
    const act = { id: "x", kind: "activate", object: id, ability: "p0", mana: false, cost: [] } as const;
    expect(sentToFirst(asked(state, 0, "priority", { kind: "act", acts: [act] }))).not.toContain(HASH);
  });

  it("isn't revealed by a copy of it, to anyone (CR 707.2)", () => {
    const copied = {
      definition: HASH,
      face: 0,
      except: [],
      token: { kind: "token", name: "", colors: [], types: ["creature"], power: 2, toughness: 2 },
    } as const;
    const { state } = withHidden({ kind: "token", status: { ...FACE_UP }, copied });
    const { table, seats } = project(state, openKeyBook(2), FACTS);
    expect(table.objects.p1).toMatchObject({ card: null, faceDown: false, power: 2, changed: null });
    expect(JSON.stringify([table, seats.map(({ known }) => known)])).not.toContain(HASH);
  });

  it("is revealed to nobody else by the log's lines about it or its ability", () => {
    const { state, id } = withHidden({});
    const told = (object: ObjectId) => [
      { kind: "tapped", object, tapped: true } as const,
      { kind: "controlChanged", object, from: 1, to: 1 } as const,
      { kind: "resolved", object, seat: 1 } as const,
    ];
    const book = openKeyBook(2);
    for (const audience of [0, null])
      expect(JSON.stringify(eventViews(state, book, told(id), audience))).not.toContain(HASH);
    expect(JSON.stringify(eventViews(state, book, told(id), 1))).toContain(HASH);
  });

  it("is as unknown to its owner as to others when another player has exiled it and looks at it (CR 406.3)", () => {
    const { state, id } = withHidden({
      zone: "exile",
      status: { ...FACE_UP, faceDown: "exiled" },
      knownTo: [0],
    });
    const exiled: GameState = { ...state, battlefield: [], exile: [id] };
    const book = openKeyBook(2);
    const { seats } = project(exiled, book, FACTS);
    expect(seats.map(({ known }) => known.length)).toEqual([1, 0]);
    expect(explainObject(exiled, book, 1, "p1")).toEqual([]);
  });
});

const FACE_UP = { tapped: false, flipped: false, faceDown: null, phasedOut: false } as const;

describe("an ability on the stack", () => {
  const ability = (key: string, faceDown: GameObject["status"]["faceDown"]): Partial<GameObject> => ({
    kind: "ability",
    zone: "stack",
    status: { ...FACE_UP, faceDown },
    announcement: {
      source: null,
      ability: { kind: "triggered", body: { kind: "plain", targets: [], effects: [] }, key },
      modes: [],
      context: emptyContext(0, 1),
      via: null,
      castFrom: null,
      wasCast: false,
      manaSpent: {},
      paidOptions: [],
    },
  });

  it("reveals neither the card nor the number of the ability if its source was face down", () => {
    const { table, seats } = project(withHidden(ability("p0.0", "disguise")).state, openKeyBook(2), FACTS);
    expect(table.objects.p1).toMatchObject({ kind: "ability", card: null, ability: null, faceDown: false });
    expect(seats.flatMap(({ known }) => known)).toEqual([]);
  });

  it("never reveals when its source gained it: the engine's own name for it stays inside", () => {
    for (const key of ["g77.0", "delayed77", "floating:77"]) {
      const { table } = project(withHidden(ability(key, null)).state, openKeyBook(2), FACTS);
      expect(JSON.stringify(table)).not.toContain("77");
    }
  });
});
