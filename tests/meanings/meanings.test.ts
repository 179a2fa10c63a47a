import { readdirSync } from "node:fs";
import { MEANINGS } from "@spellroom/rules";
import { describe, expect, it, vi } from "vitest";
import { playOf, type Scene } from "../sentences/support/scene.ts";
import { claims, dependsOn, proofs } from "./proof.ts";
import * as choices from "./scenes/choices-and-references.ts";
import { DEFINED } from "./scenes/definitions.ts";
import { ACTIONS, KEYWORDS_WITH_COMPANY, TWO_FACES } from "./scenes/faces-and-actions.ts";
import { KEYWORDS_AFTERWARDS } from "./scenes/keywords-afterwards.ts";
import { KEYWORDS_ENTERING } from "./scenes/keywords-entering.ts";
import { KEYWORDS_IN_CASTING } from "./scenes/keywords-in-casting.ts";
import { KEYWORDS_IN_COMBAT } from "./scenes/keywords-in-combat.ts";
import { COSTS, EFFECTS, EVENTS, STATICS } from "./scenes/language.ts";
import { ROOMS } from "./scenes/rooms.ts";
import * as changing from "./scenes/rules-that-change.ts";
import * as small from "./scenes/small-parts.ts";
import { THIS_TURN } from "./scenes/this-turn.ts";
import { WHOLE_GAMES } from "./scenes/whole-games.ts";
import { definedTrial, type ScenarioTrial, type Trial, trial, whyNot } from "./trial.ts";
import { UNPROVEN } from "./unproven.ts";

const sentences: ScenarioTrial[] = [];

function takeOver(file: string, scenes: Readonly<Record<string, Scene>>): void {
  for (const [name, scene] of Object.entries(scenes))
    sentences.push(trial(`${file}: ${name}`, playOf(scene)));
}

// The scenarios of the sentences are taken over instead of played.
vi.doMock("../sentences/support/family.ts", async () => ({
  ...(await import("../sentences/support/scene.ts")),
  family: takeOver,
  mechanic: takeOver,
}));

for (const file of readdirSync(new URL("../sentences/grammar/", import.meta.url)))
  await import(new URL(`../sentences/grammar/${file}`, import.meta.url).href);

const written = [
  ...[COSTS, EFFECTS, EVENTS, STATICS],
  ...[KEYWORDS_ENTERING, KEYWORDS_IN_CASTING, KEYWORDS_IN_COMBAT],
  ...[KEYWORDS_AFTERWARDS, KEYWORDS_WITH_COMPANY],
]
  .flatMap((scenes) => Object.entries(scenes))
  .map(([name, scene]) => trial(name, playOf(scene)));
const defined = [
  DEFINED,
  TWO_FACES,
  ACTIONS,
  THIS_TURN,
  ...[small, choices, changing].flatMap((scenes) => Object.values(scenes)),
]
  .flatMap((scenes) => Object.entries(scenes))
  .map(([name, scene]) => definedTrial(name, scene));

describe("what the card language can say", () => {
  it.each([...written, ...defined, ...WHOLE_GAMES, ...ROOMS].map((one: Trial) => [one.name, one] as const))(
    "is played: %s",
    (_, one) => {
      expect(whyNot(one).why).toBe("");
    },
  );

  it("has an effect in a game wherever its table says so: a scenario ends differently without it", () => {
    const proven = proofs([...written, ...defined, ...sentences, ...WHOLE_GAMES, ...ROOMS]);
    expect(claims().filter((claim) => !proven.has(claim))).toEqual([...UNPROVEN].toSorted());
  });

  it("is proven by nothing where the engine passes over it", () => {
    const [exerted] = written.filter(({ name }) => name === "an exerted creature stays tapped next turn");
    if (!exerted) throw new Error("nobody exerts anything");
    expect(dependsOn(exerted, "cost action", "exert")).toBe(true);
    expect(dependsOn(exerted, "cost action", "behold")).toBe(false);
  });

  it("is proven by nothing that does not hold in the first place", () => {
    const [exerted] = written.filter(({ name }) => name === "an exerted creature stays tapped next turn");
    if (!exerted) throw new Error("nobody exerts anything");
    expect(proofs([exerted]).size).toBeGreaterThan(0);
    const wrong = { ...exerted.scenario, expect: [...exerted.scenario.expect, { lost: "A" as const }] };
    expect(proofs([{ ...exerted, scenario: wrong }]).size).toBe(0);
  });

  it("names a rule in every row", () => {
    const rows = Object.values(MEANINGS).flatMap((table): readonly (readonly [string, unknown])[] =>
      Object.values(table),
    );
    expect(rows.filter(([rule]) => rule === "")).toEqual([]);
    expect(rows.length).toBeGreaterThan(600);
  });
});
