import { describe, expect, it } from "vitest";
import { packMessage, unpackMessage } from "../src/pack.ts";
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
    const hash = "360ee05f83e9acf93502e29f558b139c";
    const one = packMessage([hash]).length;
    expect(packMessage([hash, "short", hash, { [hash]: hash }]).length).toBeLessThan(one + 16);
    expect(unpackMessage(packMessage([hash, "short", hash, { [hash]: hash }]))).toEqual([
      hash,
      "short",
      hash,
      { [hash]: hash },
    ]);
  });

  it("leave out what is absent", () => {
    expect(unpackMessage(packMessage({ seq: 1, decision: undefined }))).toEqual({ seq: 1 });
  });

  it("take few bytes for the protocol's own words", () => {
    const update = {
      seq: 202,
      events: [{ kind: "stepBegan", step: "endOfCombat", seat: 1 }],
      decision: null,
    };
    expect(packMessage(update).length).toBeLessThan(JSON.stringify(update).length / 4);
  });

  it("have every word once, so that none is read as another", () => {
    expect(new Set(WORDS).size).toBe(WORDS.length);
  });

  it("that are cut short, or go on, or are no message are refused", () => {
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
