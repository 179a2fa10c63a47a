import { Decoder, Encoder } from "@colyseus/schema";
import { describe, expect, it } from "vitest";
import { applyTable, openTableSchema, readTable, TableSchema } from "../src/schema/index.ts";
import type { ObjectView, PublicTable } from "../src/table.ts";

const creature: ObjectView = {
  key: "p1",
  zone: "battlefield",
  position: 0,
  kind: "card",
  owner: 0,
  controller: 1,
  card: { definition: "aa", face: 0 },
  power: -1,
  toughness: 4,
  loyalty: null,
  damage: 2,
  tapped: true,
  faceDown: false,
  phasedOut: false,
  summoningSick: true,
  counters: { "+1/+1": 2 },
  changed: { colors: [], typeLine: ["creature", "Frog"], losesAbilities: true },
  attachedTo: null,
  attacking: { seat: 0 },
  blocking: [],
  blocked: true,
  source: null,
  ability: null,
  targets: [],
  x: null,
  modes: [],
  chosen: { color: "R" },
  components: [],
  level: 2,
};

function tableWith(objects: readonly ObjectView[], change: Partial<PublicTable> = {}): PublicTable {
  return {
    matchId: "m",
    seq: 1,
    turn: 3,
    turnsBefore: 4,
    active: 1,
    step: "declareBlockers",
    monarch: null,
    teams: { sharedTurns: true, sharedLife: true },
    day: null,
    players: [0, 1].map((seat) => ({
      seat,
      name: `Player ${seat}`,
      life: 20 - 30 * seat,
      counters: seat === 0 ? {} : { poison: 3 },
      handCount: 7,
      libraryCount: 53,
      mana: seat === 0 ? ["R", "C"] : [],
      mulligans: 0,
      lost: null,
      connected: true,
      handShown: seat === 1,
      team: seat,
      commanders: seat === 1 ? [{ card: { definition: "aa", face: 0 }, casts: 2, damage: [0, 7, 14] }] : [],
      topOfLibrary: null,
      bot: false,
    })),
    objects: Object.fromEntries(objects.map((object) => [object.key, object])),
    waiting: { seat: 0, prompt: "choosing" },
    result: null,
    watchers: 2,
    ...change,
  };
}

const aura: ObjectView = {
  ...creature,
  key: "p2",
  card: null,
  faceDown: true,
  tapped: false,
  attacking: null,
  blocked: false,
  power: null,
  toughness: null,
  changed: null,
  attachedTo: { key: "p1" },
  chosen: {},
  counters: {},
  level: null,
};
const spell: ObjectView = {
  ...aura,
  key: "p3",
  zone: "stack",
  faceDown: false,
  card: { definition: "bb", face: 1 },
  attachedTo: null,
  targets: [{ key: "p1" }, { seat: 1 }],
  x: 5,
  modes: [0, 2],
};

/** A connection: what the server encodes is decoded as a client would. */
function connect(table: PublicTable) {
  const state = openTableSchema(table);
  const encoder = new Encoder(state);
  const seen = new TableSchema();
  const decoder = new Decoder(seen);
  decoder.decode(encoder.encodeAll());
  encoder.discardChanges();
  const update = (next: PublicTable): number => {
    applyTable(state, next);
    const bytes = encoder.encode();
    encoder.discardChanges();
    decoder.decode(bytes);
    return bytes.length;
  };
  return { seen, update };
}

describe("the public table on the wire", () => {
  it("looks at no object again whose view is still the same, and at one that comes back under its key", () => {
    let looks = 0;
    const watched: ObjectView = {
      ...creature,
      get damage() {
        looks++;
        return 2;
      },
    };
    const target = openTableSchema(tableWith([watched, aura]));
    const first = looks;
    applyTable(target, tableWith([watched, { ...aura, damage: 3 }], { turn: 4 }));
    expect(looks).toBe(first);
    expect(readTable(target).objects.p2?.damage).toBe(3);
    applyTable(target, tableWith([aura]));
    applyTable(target, tableWith([watched, aura]));
    expect(looks).toBeGreaterThan(first);
    expect(readTable(target).objects.p1?.damage).toBe(2);
  });

  it("arrives as it was sent", () => {
    const table = tableWith([creature, aura, spell]);
    expect(readTable(connect(table).seen)).toEqual(table);
  });

  it("follows changes, arrivals and departures", () => {
    const { seen, update } = connect(tableWith([creature, spell]));
    const next = tableWith(
      [{ ...creature, tapped: false, damage: 0, changed: null, attacking: null }, aura],
      { seq: 2, result: { winners: [1], reason: "lastStanding" }, waiting: null },
    );
    update(next);
    expect(readTable(seen)).toEqual(next);
  });

  it("sends a few bytes when one permanent is tapped", () => {
    const { update } = connect(tableWith([{ ...creature, tapped: false }, aura, spell]));
    expect(update(tableWith([creature, aura, spell], { seq: 2 }))).toBeLessThan(24);
  });

  it("names each definition once, in the order in which it became public", () => {
    const { seen, update } = connect(tableWith([creature]));
    update(tableWith([creature, spell, { ...spell, key: "p4" }], { seq: 2 }));
    expect([...seen.definitions.entries()]).toEqual([
      ["0", "aa"],
      ["1", "bb"],
    ]);
  });
});
