import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { jsonSchema } from "../src/json-schema.ts";
import { cardSchema } from "../src/language.ts";
import { documentsOf } from "./support/arbitrary.ts";
import { SAMPLES } from "./support/cards.ts";
import { changed } from "./support/document.ts";
import { validates } from "./support/json-schema.ts";

describe("the published JSON Schema", () => {
  it("is the one in card.schema.json (vitest's option -u updates it)", async () => {
    await expect(`${JSON.stringify(jsonSchema(), null, 2)}\n`).toMatchFileSnapshot("../card.schema.json");
  });

  it("names every part of the language", () => {
    const { $defs } = jsonSchema();
    expect(Object.keys(z.record(z.string(), z.unknown()).parse($defs))).toEqual(
      expect.arrayContaining([
        "Ability",
        "Amount",
        "Condition",
        "Cost",
        "Effect",
        "EventPattern",
        "Filter",
        "Predicate",
      ]),
    );
    expect(JSON.stringify($defs)).not.toContain("__schema");
  });

  it("accepts cards and refuses anything else, used on its own", () => {
    for (const sample of SAMPLES) {
      expect(validates(jsonSchema(), sample), sample.name).toBe(true);
      expect(validates(jsonSchema(), changed(sample, "faces.0.colour", "R"))).toBe(false);
      expect(validates(jsonSchema(), changed(sample, "faces.0.types", ["instant", "instant"]))).toBe(false);
      expect(validates(jsonSchema(), changed(sample, "version", 2))).toBe(false);
    }
  });

  it("accepts every document of the language's shape", () => {
    const schema = jsonSchema();
    fc.assert(
      fc.property(documentsOf(cardSchema), (document) => {
        expect(validates(schema, document)).toBe(true);
      }),
      { seed: 20261124, numRuns: 200 },
    );
  });
});
