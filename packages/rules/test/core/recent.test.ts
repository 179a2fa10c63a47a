import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Recent } from "../../src/state/recent.ts";

describe("what was found of late", () => {
  it("is what was last kept under a key, or nothing, whatever came between", () => {
    const keys = Array.from({ length: 9 }, (_, at) => ({ at }));
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.constantFrom(...keys), fc.nat()), { maxLength: 60 }), (kept) => {
        const recent = new Recent<object, number>(4);
        const all = new Map<object, number>();
        for (const [key, value] of kept) {
          recent.set(key, value);
          all.set(key, value);
          expect(recent.get(key)).toBe(value);
          for (const one of keys) expect([undefined, all.get(one)]).toContain(recent.get(one));
        }
      }),
    );
  });

  it("holds as many keys as it is made for", () => {
    const keys = Array.from({ length: 5 }, (_, at) => ({ at }));
    const recent = new Recent<object, number>(3);
    for (const key of keys) recent.set(key, key.at);
    expect(keys.map((key) => recent.get(key))).toEqual([undefined, undefined, 2, 3, 4]);
  });
});
