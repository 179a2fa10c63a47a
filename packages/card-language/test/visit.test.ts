import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cardSchema, schemas } from "../src/language.ts";
import { collect, collectIn, visitCard } from "../src/visit.ts";
import { documentsOf } from "./support/arbitrary.ts";
import { command, trickster, walker, werewolf } from "./support/cards.ts";

describe("a walker", () => {
  it("comes to every instruction of a card, also to those within others", () => {
    expect(collect(trickster, "Effect").map((effect) => effect.kind)).toEqual([
      "exile",
      "delayed",
      "move",
      "gainLife",
    ]);
    expect(collect(command, "Effect").map((effect) => effect.kind)).toEqual([
      "draw",
      "counter",
      "mill",
      "if",
      "gainLife",
    ]);
  });

  it("knows where it is", () => {
    const paths: string[] = [];
    visitCard(walker, { TokenSpec: (_, path) => paths.push(path.join(".")) });
    expect(paths).toEqual(["faces.0.abilities.0.body.effects.0.token"]);
  });

  it("comes to the cost of an ability before its text, and leaves a part after all that is in it", () => {
    const steps: string[] = [];
    visitCard(
      walker,
      {
        Ability: () => steps.push("ability"),
        Cost: () => steps.push("cost"),
        Effect: () => steps.push("effect"),
      },
      { Ability: () => steps.push("end") },
    );
    expect(steps).toEqual(["ability", "cost", "effect", "end"]);
  });

  it("finds both faces and their keywords", () => {
    expect(collect(werewolf, "KeywordAbility").map((ability) => ability.keyword)).toEqual([
      "daybound",
      "nightbound",
    ]);
    expect(collect(werewolf, "Ability")).toHaveLength(2);
  });

  it("takes a number for an amount as well", () => {
    expect(collectIn(schemas.effect, { kind: "draw", who: { kind: "you" }, amount: 2 }, "Amount")).toEqual([
      2,
    ]);
  });

  it("misses nothing that looks like an instruction, whatever the document", () => {
    const kinds = new Set<string>();
    fc.assert(
      fc.property(documentsOf(cardSchema), (card) => {
        const found = collect(card, "ObjectRef").filter((ref) => ref.kind === "linked").length;
        expect(found).toBe(JSON.stringify(card).split('{"kind":"linked"').length - 1);
        for (const effect of collect(card, "Effect")) kinds.add(effect.kind);
      }),
      { seed: 20261123, numRuns: 400 },
    );
    expect(kinds.size).toBeGreaterThan(30);
  });
});
