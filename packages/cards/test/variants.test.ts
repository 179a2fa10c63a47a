import { describe, expect, it } from "vitest";
import { addVariant, type GameDocuments, rulesetOf, shippedDocuments } from "../src/index.ts";

const FLYING = { kind: "static", effects: [] };
const ruleset = { basedOn: "full", id: "own", name: "Own", summary: "A variant." };
const format = { basedOn: "open", id: "own", name: "Own", summary: "A format.", ruleset: "own" };

function added(document: unknown): GameDocuments {
  const read = addVariant(shippedDocuments(), document);
  if (!read.ok) throw new Error(read.error.join("; "));
  return read.value;
}

function problems(document: unknown): readonly string[] {
  const read = addVariant(shippedDocuments(), document);
  return read.ok ? [] : read.error;
}

describe("a variant", () => {
  it("has what it doesn't say from the documents that it is based on", () => {
    const documents = added({ ruleset: { ...ruleset, startingLife: 30 }, formats: [format] });
    const own = documents.formats.get("own");
    expect(own).toMatchObject({ deck: { minimum: 60 }, copies: { maximum: 4 } });
    expect(own && rulesetOf(documents, own)).toMatchObject({ startingLife: 30, startingHandSize: 7 });
  });

  it("is offered after the formats that come with Spellroom, which stay as they are", () => {
    const shipped = shippedDocuments();
    const documents = added({ ruleset, formats: [format] });
    expect([...documents.formats.keys()]).toEqual([...shipped.formats.keys(), "own"]);
    expect(shippedDocuments().formats.has("own")).toBe(false);
  });

  it("can be a format alone, by rules that are there already", () => {
    const documents = added({ formats: [{ ...format, ruleset: "manaBurn" }] });
    const own = documents.formats.get("own");
    expect(own && rulesetOf(documents, own).manaBurn).toBe(true);
  });

  it.each<[string, unknown, readonly (string | RegExp)[]]>([
    ["no document", null, [/^Invalid input/]],
    ["no format", { ruleset, formats: [] }, [/^formats: /]],
    [
      "a field that nothing reads",
      { ruleset: { ...ruleset, lives: 9 }, formats: [format] },
      [/^ruleset: .*lives/],
    ],
    [
      "a base that is not there",
      { ruleset: { ...ruleset, basedOn: "none" }, formats: [{ ...format, ruleset: "full" }] },
      ['ruleset.basedOn: there is none with the id "none"'],
    ],
    [
      "a ruleset that is not there",
      { formats: [{ ...format, ruleset: "none" }] },
      ['formats.0.ruleset: there is no ruleset "none"'],
    ],
    [
      "an id that is taken",
      { formats: [{ ...format, id: "open", ruleset: "full" }] },
      ["formats.0.id: open is taken"],
    ],
    [
      "a number of the wrong kind",
      { ruleset: { ...ruleset, startingLife: { first: 18 } }, formats: [format] },
      [/^ruleset\.startingLife/],
    ],
    [
      "an ability that is none",
      { ruleset: { ...ruleset, emblem: { name: "Own", abilities: [FLYING] } }, formats: [format] },
      [/^ruleset\.emblem\.abilities\.0\.effects: /],
    ],
    [
      "no ability",
      { ruleset: { ...ruleset, emblem: { name: "Own", abilities: [] } }, formats: [format] },
      [/^ruleset\.emblem\.abilities: /],
    ],
  ])("with %s is refused with the place of the mistake", (_what, document, expected) => {
    const found = problems(document);
    expect(found).toHaveLength(expected.length);
    for (const [index, one] of expected.entries())
      if (typeof one === "string") expect(found[index]).toBe(one);
      else expect(found[index]).toMatch(one);
  });
});
