import fc from "fast-check";
import { expect, it } from "vitest";
import { DEFLATED } from "../../src/match/views/packed-text.ts";

it("text that is packed comes back as it was, whatever characters it has", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme", maxLength: 2_000 }), (text) => {
      expect(DEFLATED.unpack(DEFLATED.pack(text))).toBe(text);
    }),
  );
});

it("packed text takes a byte for each of its characters, and much fewer of them where lines are alike", () => {
  const lines = Array.from(
    { length: 100 },
    (_, at) => `[${at % 2},${at},{"kind":"act","act":0}]\nÆther`,
  ).join("\n");
  const packed = DEFLATED.pack(lines);
  expect([...packed].every((character) => character.charCodeAt(0) < 256)).toBe(true);
  expect(packed.length).toBeLessThan(lines.length / 4);
});
