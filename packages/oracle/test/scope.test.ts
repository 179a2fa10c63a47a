import { describe, expect, it } from "vitest";
import { Scope } from "../src/scope.ts";

function fresh(): Scope {
  return new Scope(
    {
      name: "Test Card",
      nouns: ["creature"],
      subtypes: [],
      spell: false,
      paidWords: [],
      justChosen: [],
      attached: [],
    },
    { wording: new Map(), uses: { binds: new Set(), links: new Set() }, known: undefined },
  );
}

/** Everything that reading can add to a scope. */
function goOn(c: Scope): void {
  c.clause++;
  c.addTarget({ what: { kind: "object", filter: { of: [] } } });
  c.mentionObject(() => ({ kind: "bound", name: c.name("found") }), ["card"]);
  c.mentionPlayer(() => ({ kind: "event" }));
  c.mentionAmount(() => 3);
  c.mentionLost("lost");
  c.choices = [...c.choices, { kind: "draw", who: { kind: "you" }, amount: 1 }];
  c.places = new Map([...c.places, ["found", ["library"]]]);
  c.inBranch(() => c.mentionObject(() => ({ kind: "bound", name: "made" }), ["creature"]));
  c.x = () => 2;
  c.clause++;
  c.mentionObject(() => ({ kind: "bound", name: "made" }), ["creature"]);
  c.it();
}

describe("a fork of a scope", () => {
  it("knows everything that was known", () => {
    const c = fresh();
    goOn(c);
    expect(c.fork()).toEqual(c);
    for (const field of Object.keys(c)) {
      if (field === "self" || field === "shared") continue;
      const known = { field };
      Reflect.set(c, field, known);
      expect(Reflect.get(c.fork(), field), field).toBe(known);
    }
  });

  it("keeps what it reads to itself", () => {
    const c = fresh();
    goOn(c);
    const before = { ...c };
    const held = new Map(Object.entries(c).map(([field, value]) => [field, structure(value)]));
    goOn(c.fork());
    expect({ ...c }).toEqual(before);
    for (const [field, value] of Object.entries(c)) {
      if (field !== "shared") expect(structure(value), field).toEqual(held.get(field));
    }
  });

  it("notes wordings and used names where the scope itself does", () => {
    const c = fresh();
    const node = c.fork().say({ kind: "you" }, { as: "they" });
    expect(c.wording.get(node)).toEqual({ as: "they" });
  });
});

/** The members of a collection as they are now. */
function structure(value: unknown): unknown {
  if (value instanceof Map || value instanceof Set || Array.isArray(value)) return [...value];
  return value;
}
