import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { stableText } from "../../src/state/hash-text.ts";

/** Any JSON, with every kind of letter. */
const json = fc.jsonValue({ stringUnit: "binary" });

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, entry]) => [key, turned(entry)]),
  );
}

describe("the text by which a definition is named", () => {
  it("is JSON of the same value", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(JSON.parse(stableText(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });

  it("does not depend on the order of keys, nor on those without a value", () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(stableText(turned(value))).toBe(stableText(value));
      }),
    );
    expect(stableText({ b: [1, { d: undefined, c: 'a "b"' }], a: null })).toBe(
      '{"a":null,"b":[1,{"c":"a \\"b\\""}]}',
    );
  });
});
