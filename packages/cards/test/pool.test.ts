import { describe, expect, it } from "vitest";
import { loadPool, makePool } from "../src/index.ts";

const pool = loadPool();

/** Every string of a document with its path. */
function strings(value: unknown, path = ""): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => strings(part, `${path}.${key}`));
}

describe("the shipped pool", () => {
  it("holds more than five thousand different cards, in order of their names", () => {
    const names = pool.all.map((card) => card.name);
    expect(names.length).toBeGreaterThan(5_000);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual([...names].sort((a, b) => (a < b ? -1 : 1)));
  });

  it("records for each card how its definition was made", () => {
    expect(new Set(pool.entries.map((entry) => entry.provenance))).toEqual(new Set(["written", "compiled"]));
    expect(pool.entries.map((entry) => entry.definition)).toEqual(pool.all);
  });

  it("stores no rules text: no string is longer than a name or reads like a sentence", () => {
    const long = pool.all.flatMap((card) => {
      const names = [card.name, ...card.faces.map((face) => face.name)];
      return strings(card, card.name).filter(
        ([, text]) =>
          text.length > 60 || (!names.includes(text) && (text.length > 32 || /[.:—•]|\{/.test(text))),
      );
    });
    expect(long).toEqual([]);
  });

  it("finds a card by its exact name and no other", () => {
    expect(pool.byName("Lightning Bolt")?.faces[0].manaCost).toEqual(["R"]);
    expect(pool.byName("lightning bolt")).toBeUndefined();
    expect(pool.byName("Lightning Bolts")).toBeUndefined();
  });

  it("finds a card by a name as people type it", () => {
    expect(pool.lookUp("  lightning   BOLT ")?.name).toBe("Lightning Bolt");
    expect(pool.lookUp("Elspeth, Sun’s Champion")?.name).toBe("Elspeth, Sun's Champion");
    expect(pool.lookUp("lightning")).toBeUndefined();
  });

  it("is the same object at every call", () => {
    expect(loadPool()).toBe(pool);
  });

  it("has a fingerprint that changes with any card", () => {
    const [first, ...others] = pool.entries;
    expect(pool.hash()).toMatch(/^[0-9a-f]{64}$/);
    expect(makePool(pool.entries).hash()).toBe(pool.hash());
    expect(makePool(others).hash()).not.toBe(pool.hash());
    expect(makePool([...others, ...(first === undefined ? [] : [first])]).hash()).toBe(pool.hash());
  });

  it("refuses two cards of one name", () => {
    const [first] = pool.entries;
    if (first === undefined) throw new Error("the pool is empty");
    expect(() => makePool([first, first])).toThrow(first.definition.name);
  });
});

describe("a card with two faces", () => {
  const face = { manaCost: null, types: ["land"] } as const;
  const both = makePool([
    {
      provenance: "written",
      definition: {
        version: 1,
        name: "Near Shore // Far Shore",
        layout: "modal_dfc",
        faces: [
          { ...face, name: "Near Shore" },
          { ...face, name: "Far Shore" },
        ],
      },
    },
  ]);

  it("is found by its whole name, by either face, and however the slashes are typed", () => {
    for (const name of ["Near Shore // Far Shore", "Near Shore", "Far Shore"]) {
      expect(both.byName(name)).toBe(both.all[0]);
    }
    for (const name of ["near shore/far shore", "NEAR SHORE /// FAR SHORE", "far shore"]) {
      expect(both.lookUp(name)).toBe(both.all[0]);
    }
  });
});
