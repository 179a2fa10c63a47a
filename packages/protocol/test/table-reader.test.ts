import { Decoder, Encoder, Reflection } from "@colyseus/schema";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { applyTable, openTableSchema, readTable, TableReader, TableSchema } from "../src/schema/index.ts";
import { OBJECT_WIRES, PLAYER_WIRES, TABLE_MAPS, TABLE_WIRES } from "../src/schema/table-fields.ts";
import type { ObjectView, PlayerView, PublicTable } from "../src/table.ts";
import { STEPS } from "../src/vocabulary.ts";

const card = fc.record({ definition: fc.constantFrom("aa", "bb", "cc", "dd"), face: fc.nat(1) });
const commander = fc.record({
  card: fc.record({ definition: fc.constantFrom("aa", "bb"), face: fc.constant(0) }),
  casts: fc.nat(9),
  damage: fc.array(fc.nat(21)),
});
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 2 });
const pointer = fc.oneof(fc.record({ seat: fc.nat(3) }), fc.record({ key: fc.constantFrom("p1", "p2") }));
const counts = fc.dictionary(fc.constantFrom("+1/+1", "charge", "poison"), fc.integer({ min: 1, max: 400 }));

const object: fc.Arbitrary<Omit<ObjectView, "key">> = fc.record({
  zone: fc.constantFrom("battlefield", "stack", "graveyard", "exile"),
  position: fc.nat(300),
  kind: fc.constantFrom("card", "token"),
  owner: fc.nat(3),
  controller: fc.nat(3),
  card: maybe(card),
  power: maybe(fc.integer({ min: -20, max: 999 })),
  toughness: maybe(fc.integer({ min: -20, max: 999 })),
  loyalty: maybe(fc.nat(20)),
  damage: fc.nat(300),
  tapped: fc.boolean(),
  faceDown: fc.boolean(),
  phasedOut: fc.boolean(),
  summoningSick: fc.boolean(),
  blocked: fc.boolean(),
  counters: counts,
  changed: maybe(fc.record({ name: fc.string({ unit: "grapheme" }), keywords: fc.array(fc.string()) })),
  attachedTo: maybe(pointer),
  attacking: maybe(pointer),
  blocking: fc.array(fc.constantFrom("p1", "p2", "p3")),
  source: maybe(fc.constantFrom("p1", "p2")),
  ability: maybe(fc.constantFrom("x1", "x2")),
  targets: fc.array(pointer, { maxLength: 3 }),
  x: maybe(fc.nat(30_000)),
  modes: fc.array(fc.nat(4), { maxLength: 3 }),
  chosen: fc.dictionary(fc.constantFrom("color", "name"), fc.string({ minLength: 1, maxLength: 300 })),
  components: fc.array(maybe(card), { maxLength: 3 }),
  level: maybe(fc.integer({ min: 1, max: 200 })),
});

const player: fc.Arbitrary<Omit<PlayerView, "seat">> = fc.record({
  name: fc.string({ unit: "grapheme", maxLength: 60 }),
  life: fc.integer({ min: -100_000, max: 2_000_000_000 }),
  counters: counts,
  handCount: fc.nat(70),
  libraryCount: fc.nat(60_000),
  mana: fc.array(fc.constantFrom("W", "C"), { maxLength: 300 }),
  mulligans: fc.nat(7),
  lost: maybe(fc.constantFrom("life", "library", "poison")),
  connected: fc.boolean(),
  bot: fc.boolean(),
  handShown: fc.boolean(),
  team: maybe(fc.nat(3)),
  topOfLibrary: maybe(card),
  commanders: fc.array(commander, { maxLength: 2 }),
});

const KEYS = ["p1", "p2", "p3", "p4", "p5", "p400"];
const table: fc.Arbitrary<PublicTable> = fc
  .record({
    matchId: fc.uuid(),
    seq: fc.nat(3_000_000_000),
    turn: fc.nat(500),
    turnsBefore: fc.nat(500),
    active: fc.nat(3),
    step: fc.constantFrom("", ...STEPS),
    monarch: maybe(fc.nat(3)),
    day: maybe(fc.constantFrom("day", "night")),
    teams: maybe(fc.record({ sharedTurns: fc.boolean(), sharedLife: fc.boolean() })),
    players: fc.array(player, { minLength: 2, maxLength: 4 }),
    objects: fc.dictionary(fc.constantFrom(...KEYS), object),
    waiting: maybe(fc.record({ seat: fc.nat(3), prompt: fc.constant("choosing" as const) })),
    result: maybe(fc.record({ winners: fc.array(fc.nat(3)), reason: fc.constant("lastStanding" as const) })),
    watchers: fc.nat(60_000),
  })
  .map(({ players, objects, ...rest }) => ({
    ...rest,
    players: players.map((one, seat) => ({ ...one, seat })),
    objects: Object.fromEntries(Object.entries(objects).map(([key, one]) => [key, { ...one, key }])),
  }));

/** A room's table as the library writes it: for somebody who comes in now, and what has changed since the last frame. */
function roomOf(first: PublicTable) {
  const state = openTableSchema(first);
  const encoder = new Encoder(state);
  encoder.discardChanges();
  return {
    whole: () => encoder.encodeAll().slice(),
    /** One frame for all that happened since the last. */
    patch: (...then: readonly PublicTable[]) => {
      for (const next of then) applyTable(state, next);
      const bytes = encoder.encode().slice();
      encoder.discardChanges();
      return bytes;
    },
  };
}

describe("a client's table", () => {
  it("is what the room's is, and what the library would make of the same frames, whatever happens", () => {
    fc.assert(
      fc.property(
        table,
        fc.array(fc.array(table, { minLength: 1, maxLength: 3 }), { maxLength: 4 }),
        (first, then) => {
          const room = roomOf(first);
          const [reader, decoder] = [new TableReader(), new Decoder(new TableSchema())];
          const whole = room.whole();
          reader.whole(whole);
          decoder.decode(whole);
          expect(readTable(reader.table)).toEqual(readTable(decoder.state));
          for (const several of then) {
            const patch = room.patch(...several.map((one) => ({ ...one, players: one.players.slice(0, 2) })));
            reader.patch(patch);
            decoder.decode(patch);
            const seen = readTable(reader.table);
            expect(seen).toEqual(readTable(decoder.state));
            expect(seen.objects).toEqual(several.at(-1)?.objects);
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  it("is the room's for a client that joins late, and for one that reconnects", () => {
    fc.assert(
      fc.property(table, table, (first, next) => {
        const room = roomOf(first);
        const [again, late] = [new TableReader(), new TableReader()];
        again.whole(room.whole());
        room.patch({ ...next, players: first.players });
        again.whole(room.whole());
        late.whole(room.whole());
        const expected = { ...next, players: first.players };
        expect(readTable(again.table)).toEqual(expected);
        expect(readTable(late.table)).toEqual(expected);
      }),
      { numRuns: 50 },
    );
  });

  it("stands behind the code of its frame", () => {
    const [one] = fc.sample(table, 1);
    if (one === undefined) throw new Error("there is a table");
    const reader = new TableReader();
    reader.whole(Uint8Array.of(14, ...roomOf(one).whole()), 1);
    expect(readTable(reader.table)).toEqual(one);
  });

  it("has exactly the fields that the library's schema has, in its order", () => {
    const reflected = new Decoder(new Reflection());
    reflected.decode(Reflection.encode(new Encoder(new TableSchema())));
    const declared = [...reflected.state.types].map(({ fields }) =>
      [...fields].map(({ name, type }) => [name, type]),
    );
    const maps = TABLE_MAPS.map((name) => [name, "map"]);
    expect(declared).toContainEqual([...Object.entries(TABLE_WIRES), ...maps]);
    expect(declared).toContainEqual(Object.entries(PLAYER_WIRES));
    expect(declared).toContainEqual(Object.entries(OBJECT_WIRES));
  });

  it.each([
    ["nothing of the kind", [200, 200, 200]],
    ["a field that there is not", [0x80 + 40, 1]],
    ["a text that ends too early", [128, 0xa5, 65]],
  ])("is not changed by %s", (_what, bytes) => {
    expect(() => new TableReader().patch(Uint8Array.from(bytes))).toThrow(RangeError);
  });
});
