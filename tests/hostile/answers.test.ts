import type { WireChoice } from "@spellroom/protocol";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Packed } from "../support/wire/msgpack.ts";
import { asPacked, asReply, startTestServer, Table, type TestServer } from "./support/table.ts";

let running: TestServer;
let table: Table;
beforeAll(async () => {
  running = await startTestServer();
});
afterAll(() => running[Symbol.asyncDispose]());
beforeEach(async () => {
  table = await Table.open(running.server);
  return () => table.close();
});

function nested(depth: number): Packed {
  return depth === 0 ? 1 : [nested(depth - 1)];
}

const MALFORMED: readonly (readonly [string, Packed])[] = [
  ["nothing", undefined],
  ["null", null],
  ["a number", 7],
  ["a text", "choose"],
  ["a list", [1, 2, 3]],
  ["an empty object", {}],
  ["a decision that is a text", { decision: "1", choice: { kind: "confirm", yes: true } }],
  ["a decision that is no whole number", { decision: 1.5, choice: { kind: "confirm", yes: true } }],
  ["a negative decision", { decision: -1, choice: { kind: "confirm", yes: true } }],
  ["no choice", { decision: 1 }],
  ["a choice of an unknown kind", { decision: 1, choice: { kind: "everything" } }],
  ["a choice that inherits its kind", { decision: 1, choice: { __proto__: { kind: "confirm", yes: true } } }],
  ["a field too many", { decision: 1, choice: { kind: "confirm", yes: true }, seat: 1 }],
  ["a field too many in the choice", { decision: 1, choice: { kind: "confirm", yes: true, seat: 1 } }],
  ["a negative index", { decision: 1, choice: { kind: "pick", options: [-1] } }],
  ["an index that is a text", { decision: 1, choice: { kind: "pick", options: ["0"] } }],
  ["far too many indexes", { decision: 1, choice: { kind: "order", options: Array<number>(1_001).fill(0) } }],
  ["an infinite number", { decision: 1, choice: { kind: "number", number: Number.POSITIVE_INFINITY } }],
  ["a number that is none", { decision: 1, choice: { kind: "number", number: Number.NaN } }],
  ["a name without letters", { decision: 1, choice: { kind: "name", name: "" } }],
  ["lists in lists", nested(500)],
];

describe("an answer that is not of the protocol's form", () => {
  it.each(MALFORMED)("is refused as malformed and changes nothing: %s", async (_, payload) => {
    const before = table.hash;
    const reply = await table.choose(table.question.seat, payload);
    expect(reply).toMatchObject({ ok: false, error: { code: "malformed" } });
    expect(table.hash).toBe(before);
  });

  it("is refused in every other request too", async () => {
    const room = table.room(0);
    for (const payload of [null, 5, {}, { key: "" }, { key: "s1", more: 1 }, { key: "x".repeat(41) }]) {
      const { value } = await room.request("explain", payload);
      expect(value).toMatchObject({ ok: false, error: { code: "malformed" } });
    }
  });
});

describe("an answer that comes at the wrong time or from the wrong seat", () => {
  it("is refused when the other seat is asked", async () => {
    const { seat, decision } = table.question;
    const before = table.hash;
    const reply = await table.choose(1 - seat, {
      decision: decision.id,
      choice: { kind: "confirm", yes: true },
    });
    expect(reply).toMatchObject({ ok: false, error: { code: "notYourDecision" } });
    expect(table.hash).toBe(before);
  });

  it("is refused when its question is not the open one", async () => {
    const { seat, decision } = table.question;
    const before = table.hash;
    for (const wrong of [decision.id + 1, decision.id + 1_000, 0]) {
      const reply = await table.choose(seat, { decision: wrong, choice: { kind: "confirm", yes: true } });
      expect(reply).toMatchObject({ ok: false, error: { code: "staleDecision" } });
    }
    expect(table.hash).toBe(before);
  });

  it("is refused for a question that was answered long ago", async () => {
    const { seat, decision, choice } = await table.playOn();
    await table.playUntil((question) => question.seat === seat && question.decision.id > decision.id);
    await table.playOn();
    const before = table.hash;
    const reply = await table.choose(seat, { decision: decision.id, choice: asPacked(choice) });
    expect(reply).toMatchObject({ ok: false, error: { code: "staleDecision" } });
    expect(table.hash).toBe(before);
  });

  it("is refused once the game is over, and so is giving up", async () => {
    const { seat, decision } = table.question;
    expect(asReply((await table.room(seat).request("concede", {})).value)).toMatchObject({ ok: true });
    const before = table.hash;
    const reply = await table.choose(seat, { decision: decision.id, choice: { kind: "confirm", yes: true } });
    expect(reply).toMatchObject({ ok: false, error: { code: "gameOver" } });
    expect(asReply((await table.room(1 - seat).request("concede", {})).value)).toMatchObject({
      ok: false,
      error: { code: "gameOver" },
    });
    expect(table.hash).toBe(before);
  });
});

describe("an answer that was not offered", () => {
  it("is refused when it is of another kind than the question", async () => {
    const { seat, decision } = await table.playUntil((question) => question.decision.kind === "act");
    const before = table.hash;
    const others: readonly WireChoice[] = [
      { kind: "confirm", yes: true },
      { kind: "pick", options: [0] },
      { kind: "attackers", attacks: [] },
      { kind: "pay", how: "auto" },
      { kind: "name", name: "Forest" },
    ];
    for (const choice of others) {
      const reply = await table.choose(seat, { decision: decision.id, choice: asPacked(choice) });
      expect(reply).toMatchObject({ ok: false, error: { code: "wrongKind" } });
    }
    expect(table.hash).toBe(before);
  });

  it("is refused when its index is beyond what was offered", async () => {
    const { seat, decision } = await table.playUntil((question) => question.decision.kind === "act");
    const before = table.hash;
    const reply = await table.choose(seat, { decision: decision.id, choice: { kind: "act", act: 9_999 } });
    expect(reply).toMatchObject({ ok: false, error: { code: "notOffered" } });
    expect(table.hash).toBe(before);
  });

  it("is refused when its parts don't go together", async () => {
    const { seat, decision } = await table.playUntil(
      (question) => question.decision.kind === "pick" && question.decision.prompt === "discardToHandSize",
    );
    const before = table.hash;
    const pick = (options: readonly number[]) =>
      table.choose(seat, { decision: decision.id, choice: { kind: "pick", options } });
    for (const options of [[], [0, 1, 2, 3, 4]])
      expect(await pick(options)).toMatchObject({ ok: false, error: { code: "illegalCombination" } });
    expect(await pick([0, 0])).toMatchObject({ ok: false, error: { code: "notOffered" } });
    expect(table.hash).toBe(before);
  });
});

describe("an answer that was taken", () => {
  it("gets the same reply when it comes again, also after the game went on", async () => {
    const { seat, decision, choice, reply } = await table.playOn();
    expect(reply.ok).toBe(true);
    const payload = { decision: decision.id, choice: asPacked(choice) };
    const after = table.hash;
    expect(await table.choose(seat, payload)).toEqual(reply);
    expect(table.hash).toBe(after);
    if (table.question.seat !== seat) await table.playOn();
    expect(await table.choose(seat, payload)).toEqual(reply);
  });

  it("is taken once when it comes many times at once", async () => {
    const { seat, decision } = await table.playUntil((question) => question.decision.kind === "act");
    const payload = { decision: decision.id, choice: { kind: "act", act: 0 } };
    const replies = await Promise.all(Array.from({ length: 20 }, () => table.choose(seat, payload)));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(replies[0]?.ok).toBe(true);
    const record = await running.server.foundation.journal.read(table.matchId, "start");
    const entries = record?.entries.filter(({ input }) =>
      JSON.stringify(input).includes(`"decision":${decision.id},`),
    );
    expect(entries).toHaveLength(1);
  });

  it("can't be contradicted", async () => {
    const { seat, decision } = await table.playUntil((question) => question.decision.kind === "confirm");
    const say = (yes: boolean) =>
      table.choose(seat, { decision: decision.id, choice: { kind: "confirm", yes } });
    expect(await say(false)).toMatchObject({ ok: true });
    const after = table.hash;
    expect(await say(true)).toMatchObject({ ok: false, error: { code: "contradictsEarlierAnswer" } });
    expect(table.hash).toBe(after);
  });
});

describe("a request that no room knows", () => {
  it.each(["*", "", "__proto__", "constructor", "toString", "hasOwnProperty", "nonsense", "x".repeat(300)])(
    "is answered, and its sender stays: %s",
    async (type) => {
      const before = table.hash;
      const answer = await table.room(0).request(type, { anything: true });
      expect(answer.kind).toBe("response");
      expect(table.room(0).isOpen).toBe(true);
      expect(table.hash).toBe(before);
    },
  );
});

describe("a stranger's key", () => {
  it("explains nothing", async () => {
    for (const key of ["p9999", "s9999", "0", "__proto__", "constructor"]) {
      const { value } = await table.room(0).request("explain", { key });
      expect(value).toEqual({ ok: true, reasons: [] });
    }
  });
});
