import { ClientState } from "@colyseus/core";
import { Decoder } from "@colyseus/schema";
import type { PublicTable } from "@spellroom/protocol";
import { applyTable, openTableSchema, readTable, TableSchema } from "@spellroom/protocol/schema";
import { describe, expect, it } from "vitest";
import { TableSerializer } from "../../src/rooms/table-serializer.ts";

const CODE = 1;

function tableOf(matchId: string, change: Partial<PublicTable> = {}): PublicTable {
  return {
    matchId,
    seq: 1,
    turn: 1,
    turnsBefore: 0,
    active: 0,
    step: "upkeep",
    monarch: null,
    teams: null,
    day: null,
    players: [],
    objects: {},
    waiting: null,
    result: null,
    watchers: 0,
    ...change,
  };
}

/** A room's table, and a client whose connection takes nothing yet: frames wait as they were handed over. */
function room(matchId: string) {
  const state = openTableSchema(tableOf(matchId));
  const serializer = new TableSerializer();
  serializer.reset(state);
  serializer.applyPatches([]);
  const waiting: Uint8Array[] = [serializer.getFullState()];
  const client = { state: ClientState.JOINED, raw: (frame: Uint8Array) => void waiting.push(frame) };
  return {
    serializer,
    waiting,
    show: (change: Partial<PublicTable>) => {
      applyTable(state, tableOf(matchId, change));
      return serializer.applyPatches([client]);
    },
    /** What the client makes of the frames once they reach it. */
    read: () => {
      const decoder = new Decoder(new TableSchema());
      for (const frame of waiting) decoder.decode(frame.subarray(CODE));
      return readTable(decoder.state);
    },
  };
}

describe("the frames of a room's table", () => {
  it("reach a connection that could not take them at once as they were sent, whatever was sent since", () => {
    const one = room("one");
    one.show({ turn: 7 });
    one.show({ turn: 7, watchers: 300 });
    one.show({ turn: 7, watchers: 300, active: 1 });
    expect(one.read()).toEqual(tableOf("one", { turn: 7, watchers: 300, active: 1 }));
  });

  it("are a room's own, although all rooms write into the same buffer", () => {
    const rooms = ["one", "two", "three"].map(room);
    for (const [at, each] of rooms.entries()) each.show({ seq: 2, turn: 10 + at });
    for (const [at, each] of rooms.entries()) each.show({ seq: 3, turn: 10 + at, watchers: at });
    expect(rooms.map((each) => each.read())).toEqual(
      ["one", "two", "three"].map((matchId, at) => tableOf(matchId, { seq: 3, turn: 10 + at, watchers: at })),
    );
  });

  it("bring newcomers the table as it is then", () => {
    const one = room("one");
    one.show({ seq: 2, turn: 7 });
    one.waiting.splice(0, Number.POSITIVE_INFINITY, one.serializer.getFullState());
    expect(one.read()).toEqual(tableOf("one", { seq: 2, turn: 7 }));
  });

  it("are none where nothing has changed, and none for clients who are not in yet", () => {
    const one = room("one");
    expect(one.show({})).toBe(false);
    const before = one.waiting.length;
    one.serializer.applyPatches([]);
    expect(one.waiting).toHaveLength(before);
  });

  it("may be larger than the buffer", () => {
    const one = room("one");
    const winners = Array.from({ length: 40_000 }, (_, at) => at);
    const other = room("other");
    one.show({ result: { winners, reason: "lastStanding" } });
    other.show({ seq: 5 });
    expect(one.read().result?.winners).toEqual(winners);
    expect(other.read().seq).toBe(5);
  });
});
