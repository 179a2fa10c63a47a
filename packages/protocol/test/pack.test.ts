import { describe, expect, it } from "vitest";
import { packMessage, unpackMessage } from "../src/index.ts";
import { SHAPES } from "../src/shapes.ts";
import { WORDS } from "../src/words.ts";

describe("packed messages", () => {
  it.each([
    0,
    127,
    128,
    -1,
    -128,
    2 ** 31,
    2 ** 50,
    Number.MAX_SAFE_INTEGER,
    -Number.MAX_SAFE_INTEGER,
    1.5,
    -0,
    1e300,
  ])("hold the number %d", (number) => {
    expect(unpackMessage(packMessage(number))).toBe(number);
  });

  it("hold a text that comes again once", () => {
    const text = "a text that is as long as a content hash";
    const one = packMessage([text]).length;
    const again = [text, "short", text, { [text]: text }];
    expect(packMessage(again).length).toBeLessThan(one + 16);
    expect(unpackMessage(packMessage(again))).toEqual(again);
  });

  it("hold the name of an object in two bytes more than its number needs at most, and read it as it was", () => {
    for (const [key, length] of [
      ["p7", 2],
      ["s7", 2],
      ["p1000", 3],
    ] as const) {
      expect(packMessage(key)).toHaveLength(length);
      expect(unpackMessage(packMessage(key))).toBe(key);
    }
  });

  it("are as long with a content hash twice as with two of them", () => {
    const hash = "360ee05f83e9acf93502e29f558b139c";
    const other = "00ffd1b12be6a1c3beb8b9fa1d3f6e2a";
    for (const hashes of [
      [hash, hash],
      [hash, other],
    ]) {
      expect(packMessage(hashes)).toHaveLength(1 + 2 * 17);
      expect(unpackMessage(packMessage(hashes))).toEqual(hashes);
    }
    const almost = [hash.toUpperCase(), hash.slice(1), `${hash}0`, { [hash]: hash }];
    expect(unpackMessage(packMessage(almost))).toEqual(almost);
  });

  it("leave out what is absent", () => {
    expect(unpackMessage(packMessage({ events: [], decision: undefined }))).toEqual({ events: [] });
  });

  it("take few bytes for the protocol's own words", () => {
    const update = {
      seq: 202,
      events: [{ kind: "stepBegan", step: "endOfCombat", seat: 1 }],
      decision: null,
    };
    expect(packMessage(update).length).toBeLessThan(JSON.stringify(update).length / 4);
  });

  it("hold every known shape without the names of its fields", () => {
    for (const { kind, fields } of SHAPES) {
      const values = Object.fromEntries(fields.map((field, at) => [field, at]));
      const record = kind === null ? values : { ...values, kind };
      const packed = packMessage(record);
      expect(packed.length).toBeLessThanOrEqual(fields.length + 2);
      expect(unpackMessage(packed)).toEqual(record);
    }
  });

  it("never take a record for one of another shape", () => {
    const records = [
      { "key card": 1 },
      { kind: "stepBegan", "step seat": 1 },
      { "kind=stepBegan": 1, step: 2, seat: 3 },
      { kind: 1, step: 2, seat: 3 },
      { kind: "no kind of ours", step: 2, seat: 3 },
      { kind: "stepBegan", step: "untap", seat: 1, more: true },
      { kind: "stepBegan", step: "untap" },
      { kind: null },
    ];
    for (const record of records) expect(unpackMessage(packMessage(record))).toEqual(record);
  });

  it("hold every word of the list in two bytes", () => {
    for (const word of WORDS.filter(({ length }) => length > 1)) {
      expect(packMessage(word)).toHaveLength(2);
      expect(unpackMessage(packMessage(word))).toBe(word);
    }
  });

  it("have every shape once", () => {
    expect(new Set(SHAPES.map((shape) => JSON.stringify(shape))).size).toBe(SHAPES.length);
  });

  it("have every word once, so that none is read as another", () => {
    expect(new Set(WORDS).size).toBe(WORDS.length);
  });

  it("that speak of a text that didn't come before are refused", () => {
    const text = "a text that is as long as a content hash";
    const whole = packMessage([text, text]);
    expect(unpackMessage(whole)).toEqual([text, text]);
    expect(() => unpackMessage(Uint8Array.of(...whole.subarray(0, -1), 1))).toThrow("no text 1 before");
  });

  it("that are truncated, too long or malformed are refused", () => {
    const whole = packMessage({
      seq: 1,
      events: [{ kind: "drew", seat: 0, count: 2 }],
      note: "a longer text than most",
    });
    for (let length = 0; length < whole.length; length++)
      expect(() => unpackMessage(whole.subarray(0, length))).toThrow(RangeError);
    expect(() => unpackMessage(Uint8Array.of(...whole, 0))).toThrow("goes on after its end");
  });
});
