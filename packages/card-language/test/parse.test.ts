import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { describeCardError } from "../src/check/card-error.ts";
import { MAX_VALUES } from "../src/check/size.ts";
import { emblemDefinition } from "../src/emblem.ts";
import { cardSchema } from "../src/language.ts";
import { MAX_CARD_TEXT, parseCard, parseCardText, parseDefinition } from "../src/parse.ts";
import { documentsOf } from "./support/arbitrary.ts";
import { burn, creature, SAMPLES, trickster } from "./support/cards.ts";
import { changed } from "./support/document.ts";

const SEED = 20261120;

function errorsOf(document: unknown): readonly string[] {
  const parsed = parseCard(document);
  return parsed.ok ? [] : parsed.error.map(describeCardError);
}

describe("a card document", () => {
  it.each(SAMPLES.map((card) => [card.name, card] as const))("is read as it is written: %s", (_, card) => {
    expect(errorsOf(card)).toEqual([]);
    expect(parseCardText(JSON.stringify(card))).toEqual({ ok: true, value: card });
  });

  it("of any shape that the language has survives being written and read", () => {
    fc.assert(
      fc.property(documentsOf(cardSchema), (card) => {
        expect(cardSchema.parse(JSON.parse(JSON.stringify(card)))).toEqual(card);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it("never makes the reader throw, whatever it is", () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.anything()), (document) => {
        expect(parseCard(document).ok).toBe(false);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });

  it("with a part replaced by anything is read or refused, never thrown at", () => {
    const paths = ["faces.0.abilities.2.body.effects.0.what", "faces.0.abilities.1.cost.0", "faces.0.types"];
    fc.assert(
      fc.property(fc.constantFrom(...paths), fc.jsonValue(), (path, value) => {
        const parsed = parseCard(changed(trickster, path, value));
        if (!parsed.ok) expect(parsed.error.length).toBeGreaterThan(0);
      }),
      { seed: SEED, numRuns: 300 },
    );
  });
});

describe("a document of the wrong shape is refused with path and expectation", () => {
  const amount = "faces.0.abilities.0.body.effects.0.amount";
  it.each([
    ["an unknown key", "faces.0.colour", "R", 'faces.0.colour: expected no key of this name, found "colour"'],
    ["a missing key", "faces.0.manaCost", undefined, "faces.0.manaCost: expected a list, found nothing"],
    [
      "a wrong member of a union",
      "faces.0.abilities.0.body.effects.0.kind",
      "dealDamages",
      /^faces\.0\.abilities\.0\.body\.effects\.0\.kind: expected one of \d+ values, such as "dealDamage", .*, found "dealDamages"$/,
    ],
    ["text for an amount", amount, "3", `${amount}: expected a number or an object, found "3"`],
    ["a negative amount", amount, -1, `${amount}: expected at least 0, found -1`],
    ["half a point of damage", amount, 0.5, `${amount}: expected a whole number or an object, found 0.5`],
    [
      "a wrong part of an amount",
      amount,
      { kind: "count", filter: { of: [{ kind: "type", type: "creatures" }] } },
      /amount\.filter\.of\.0\.type: expected one of \d+ values, such as "creature".*found "creatures"$/,
    ],
    [
      "a key of another member",
      amount,
      { kind: "x", of: 3 },
      `${amount}.of: expected no key of this name, found "of"`,
    ],
    ["no mana symbol", "faces.0.manaCost.0", "P", /expected a mana symbol such as .*, found "P"$/],
    ["a repeated card type", "faces.0.types", ["instant", "instant"], /expected a list without repetition/],
    [
      "an empty list",
      "faces.0.abilities.0.body.effects",
      [],
      /expected a list of at least 1, found an empty list/,
    ],
    ["a name with a line break", "name", "Test\nSpell", /^name: expected text without control characters/],
    ["another version", "version", 2, "version: expected version 1 of the language, found 2"],
    ["no version", "version", undefined, "version: expected version 1 of the language, found nothing"],
  ])("%s", (_, path, value, expected) => {
    const errors = errorsOf(changed(burn, path, value));
    expect(errors).toHaveLength(1);
    expect(errors[0]).toMatch(expected);
  });

  it("a key that would reach the prototype", () => {
    const text = JSON.stringify(burn).replace('"layout"', '"__proto__":{},"layout"');
    const parsed = parseCardText(text);
    expect(parsed.ok ? [] : parsed.error.map((error) => error.path)).toEqual(["__proto__"]);
  });

  it("undefined is not a value: a key is present or absent", () => {
    const open = { ...burn, faces: [{ ...burn.faces[0], loyalty: undefined }] };
    expect(errorsOf(open)).toEqual([expect.stringMatching(/^faces\.0\.loyalty: /)]);
  });

  it("every fault of a document is named, up to a bound", () => {
    const abilities = Array.from({ length: 80 }, () => ({ kind: "keyword", keyword: "flyign" }));
    const errors = errorsOf(changed(creature(), "faces.0.abilities", abilities));
    expect(errors).toHaveLength(50);
    expect(errors[1]).toMatch(/^faces\.0\.abilities\.1\.keyword: .*"flying"/);
  });
});

describe("a document made to hurt is refused", () => {
  it("nested beyond reason", () => {
    const deep = `${"[".repeat(5000)}${"]".repeat(5000)}`;
    expect(parseCardText(deep)).toEqual({
      ok: false,
      error: [{ path: "", expected: "nesting of at most 200", found: "more" }],
    });
  });

  it("a condition within a condition, 10,000 times", () => {
    let condition: unknown = { kind: "turn", whose: { kind: "you" } };
    for (let depth = 0; depth < 10_000; depth += 1) condition = { kind: "not", of: condition };
    const document = changed(trickster, "faces.0.abilities.2.condition", condition);
    expect(errorsOf(document)).toEqual([expect.stringContaining("nesting")]);
  });

  it("a circle", () => {
    const circle: { version: number; faces: unknown[] } = { version: 1, faces: [] };
    circle.faces.push(circle);
    expect(errorsOf(circle)).toEqual([expect.stringContaining("nesting")]);
  });

  it("with too many values", () => {
    const parsed = parseCard({ version: 1, faces: new Array(MAX_VALUES).fill(0) });
    expect(parsed.ok ? "" : parsed.error[0]?.expected).toBe(`at most ${MAX_VALUES} values`);
  });

  it("too long to be read", () => {
    const parsed = parseCardText(" ".repeat(MAX_CARD_TEXT + 1));
    expect(parsed.ok ? "" : parsed.error[0]?.expected).toBe(`at most ${MAX_CARD_TEXT} characters`);
  });

  it("no JSON", () => {
    expect(parseCardText("{").ok).toBe(false);
  });
});

describe("the definition of an object of a game", () => {
  const gain = { kind: "gainLife", who: { kind: "you" }, amount: 1 } as const;
  const atUpkeep = {
    kind: "triggered",
    event: { kind: "stepBegins", step: "upkeep", whose: { kind: "you" } },
    body: { kind: "plain", effects: [gain] },
  } as const;

  it("may be an emblem's, which no card can be like", () => {
    const emblem = emblemDefinition("Emblem", [atUpkeep]);
    expect(parseDefinition(emblem)).toEqual({ ok: true, value: emblem });
    expect(errorsOf(emblem)).toEqual(["faces.0.types: expected at least one card type, found an empty list"]);
  });

  it("is checked like a card's besides", () => {
    const spell = { kind: "spell", body: { kind: "plain", effects: [gain] } } as const;
    expect(parseDefinition(emblemDefinition("Emblem", [spell])).ok).toBe(false);
    expect(parseDefinition({ ...emblemDefinition("Emblem", [atUpkeep]), version: 0 }).ok).toBe(false);
    expect(parseDefinition(burn)).toEqual(parseCard(burn));
    const typeless = { ...trickster, faces: [{ ...trickster.faces[0], types: [] }, trickster.faces[0]] };
    expect(parseDefinition(typeless).ok).toBe(false);
    const emblem = emblemDefinition("Emblem", [atUpkeep]);
    for (const more of [{ manaCost: ["1"] }, { power: 1, toughness: 1 }, { supertypes: ["legendary"] }])
      expect(parseDefinition({ ...emblem, faces: [{ ...emblem.faces[0], ...more }] }).ok).toBe(false);
  });
});
