import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Amount } from "../src/amount.ts";
import { canonical, canonicalJson, canonicalPart, definitionHash } from "../src/canonical.ts";
import type { Effect } from "../src/effect.ts";
import type { Filter } from "../src/filter.ts";
import { cardSchema, schemas } from "../src/language.ts";
import { parseCard } from "../src/parse.ts";
import type { Predicate } from "../src/predicate.ts";
import { documentsOf } from "./support/arbitrary.ts";
import { burn, card, creature, instant, SAMPLES } from "./support/cards.ts";
import { changed } from "./support/document.ts";

const SEED = 20261121;

const red: Predicate = { kind: "color", color: "R" };
const white: Predicate = { kind: "color", color: "W" };
const artifact: Predicate = { kind: "type", type: "artifact" };
const not = (of: Predicate): Predicate => ({ kind: "not", of });
const any = (...of: Predicate[]): Predicate => ({ kind: "any", of });
const all = (...of: Predicate[]): Predicate => ({ kind: "all", of });
const x: Amount = { kind: "x" };
const sum = (...of: Amount[]): Amount => ({ kind: "sum", of });

function filtered(filter: Filter): string {
  return JSON.stringify(canonicalPart(schemas.filter, filter));
}

function amount(value: Amount): Amount {
  return canonicalPart(schemas.signedAmount, value);
}

describe("documents that mean the same are equal in canonical form", () => {
  it.each<[string, Filter, Filter]>([
    ["predicates in another order", { of: [red, artifact] }, { of: [artifact, red] }],
    ["a predicate twice", { of: [red, red] }, { of: [red] }],
    ["the battlefield said and unsaid", { zones: ["battlefield"], of: [red] }, { of: [red] }],
    [
      "zones in another order",
      { zones: ["graveyard", "hand"], of: [] },
      { zones: ["hand", "graveyard"], of: [] },
    ],
    ["a nested and", { of: [all(red, all(artifact, white))] }, { of: [white, red, artifact] }],
    ["a nested or", { of: [any(red, any(white, artifact))] }, { of: [any(artifact, white, red)] }],
    ["an or of one", { of: [any(red)] }, { of: [red] }],
    ["a double negation", { of: [not(not(red))] }, { of: [red] }],
    ["a negated and of one", { of: [not(all(not(red)))] }, { of: [red] }],
  ])("%s", (_, a, b) => {
    expect(filtered(a)).toBe(filtered(b));
  });

  it.each<[string, Amount, Amount]>([
    ["a nested sum", sum(x, sum(1, x), 2), sum(3, x, x)],
    ["a sum of numbers", sum(1, sum(2, 3)), 6],
    ["a sum of one", sum(x), x],
    ["nothing added", sum(x, 0), x],
    ["nothing taken away", { kind: "difference", of: x, minus: 0 }, x],
    ["once", { kind: "times", factor: 1, of: x }, x],
    ["twice, the other way round", { kind: "times", factor: x, of: 2 }, { kind: "times", factor: 2, of: x }],
    ["the greatest of one", { kind: "most", of: [x, x] }, x],
    ["the greatest of numbers", { kind: "most", of: [2, x, 5] }, { kind: "most", of: [5, x] }],
  ])("%s", (_, a, b) => {
    expect(amount(a)).toEqual(amount(b));
  });

  it("a card with its keys, colors, types and defaults written otherwise", () => {
    const plain = card({
      name: "Test",
      types: ["artifact", "creature"],
      subtypes: ["Golem", "Wall"],
      power: 1,
      toughness: 1,
    });
    const [face] = plain.faces;
    const other = {
      faces: [
        {
          ...face,
          toughness: 1,
          abilities: [],
          supertypes: [],
          subtypes: ["Wall", "Golem"],
          types: ["creature", "artifact"],
          name: "Test",
        },
      ],
      layout: "normal",
      name: "Test",
      version: 1,
    };
    const parsed = parseCard(other);
    expect(parsed.ok && canonicalJson(parsed.value)).toBe(canonicalJson(plain));
    expect(parsed.ok && definitionHash(parsed.value)).toBe(definitionHash(plain));
  });

  it("a cost with its parts and its mana in another order", () => {
    const first = canonicalPart(schemas.costs, [{ kind: "tap" }, { kind: "mana", mana: ["G", "1", "X"] }]);
    const second = canonicalPart(schemas.costs, [{ kind: "mana", mana: ["X", "1", "G"] }, { kind: "tap" }]);
    expect(first).toEqual(second);
    expect(first[0]).toEqual({ kind: "mana", mana: ["X", "1", "G"] });
  });

  it("one target, said or unsaid", () => {
    const one = changed(burn, "faces.0.abilities.0.body.targets.0.count", { min: 1, max: 1 });
    const parsed = parseCard(one);
    expect(parsed.ok && canonicalJson(parsed.value)).toBe(canonicalJson(burn));
  });
});

describe("documents that mean different things stay different", () => {
  const draw: Effect = { kind: "draw", who: { kind: "you" }, amount: 1 };
  const mill: Effect = { kind: "mill", who: { kind: "you" }, amount: 1 };
  it.each([
    ["instructions in another order", instant([draw, mill]), instant([mill, draw])],
    [
      "options of a choice, which are chosen by number",
      instant([{ kind: "chooseOne", who: { kind: "you" }, options: [[draw], [mill]] }]),
      instant([{ kind: "chooseOne", who: { kind: "you" }, options: [[mill], [draw]] }]),
    ],
    [
      "to play for nothing and to play for its cost",
      instant([
        {
          kind: "mayPlay",
          who: { kind: "you" },
          what: { kind: "all", filter: { of: [] } },
          duration: "endOfTurn",
          act: "play",
          cost: [],
        },
      ]),
      instant([
        {
          kind: "mayPlay",
          who: { kind: "you" },
          what: { kind: "all", filter: { of: [] } },
          duration: "endOfTurn",
          act: "play",
        },
      ]),
    ],
    [
      "to have no subtypes and to keep them",
      creature({
        kind: "static",
        effects: [
          {
            kind: "modify",
            what: "this",
            modifications: [{ kind: "types", mode: "set", types: ["artifact"], subtypes: [] }],
          },
        ],
      }),
      creature({
        kind: "static",
        effects: [
          {
            kind: "modify",
            what: "this",
            modifications: [{ kind: "types", mode: "set", types: ["artifact"] }],
          },
        ],
      }),
    ],
    ["combat damage and damage that is not", combatTrigger(true), combatTrigger(false)],
  ])("%s", (_, a, b) => {
    expect(canonicalJson(a)).not.toBe(canonicalJson(b));
    expect(definitionHash(a)).not.toBe(definitionHash(b));
  });

  function combatTrigger(combat: boolean) {
    return creature({
      kind: "triggered",
      event: { kind: "dealsDamage", source: "this", combat },
      body: { kind: "plain", effects: [draw] },
    });
  }
});

describe("the canonical form", () => {
  it("is its own canonical form, whatever the document", () => {
    fc.assert(
      fc.property(documentsOf(cardSchema), (document) => {
        const once = canonicalJson(document);
        expect(canonicalJson(canonical(document))).toBe(once);
        expect(canonicalJson(cardSchema.parse(JSON.parse(once)))).toBe(once);
      }),
      { seed: SEED, numRuns: 400 },
    );
  });

  it("does not depend on the order of keys", () => {
    fc.assert(
      fc.property(documentsOf(cardSchema), (document) => {
        expect(JSON.stringify(canonicalPart(schemas.face, reversedKeys(document.faces[0])))).toBe(
          JSON.stringify(canonicalPart(schemas.face, document.faces[0])),
        );
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it("does not depend on the order of predicates", () => {
    fc.assert(
      fc.property(documentsOf(schemas.filter), (filter) => {
        expect(filtered({ ...filter, of: filter.of.toReversed() })).toBe(filtered(filter));
        expect(filtered({ ...filter, of: [all(...filter.of, red)] })).toBe(
          filtered({ ...filter, of: [red, ...filter.of] }),
        );
      }),
      { seed: SEED, numRuns: 200 },
    );
  });

  it("keeps a right card right", () => {
    for (const sample of SAMPLES) expect(parseCard(canonical(sample)).ok).toBe(true);
  });

  it("changes nothing in the document that it is made of", () => {
    const before = JSON.stringify(SAMPLES);
    SAMPLES.map(canonical);
    expect(JSON.stringify(SAMPLES)).toBe(before);
  });
});

function reversedKeys<T>(document: T): T {
  return Array.isArray(document) || typeof document !== "object" || document === null
    ? document
    : Object.assign(
        Object.create(Object.prototype),
        Object.fromEntries(
          Object.entries(document)
            .toReversed()
            .map(([key, value]) => [key, deep(value)]),
        ),
      );
}

function deep(value: unknown): unknown {
  return Array.isArray(value) ? value.map(deep) : reversedKeys(value);
}

describe("the hash of a definition", () => {
  it("is 128 bits in hexadecimal and told apart for every sample", () => {
    const hashes = SAMPLES.map(definitionHash);
    for (const hash of hashes) expect(hash).toMatch(/^[0-9a-f]{32}$/);
    expect(new Set(hashes).size).toBe(SAMPLES.length);
  });
});
