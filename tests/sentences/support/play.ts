import { type CardSource, type Outcome, openCards, runScenario } from "@spellroom/cli";
import { compileCard } from "@spellroom/oracle";
import { whatLacks } from "@spellroom/rules";
import { expect } from "vitest";
import { scenario } from "../../support/scenario.ts";
import { type Play, printed, type TextCard } from "./scene.ts";

const pool = openCards([]);

/** Compiles the made-up cards; every other name is looked up in the shipped pool. */
function source(cards: readonly TextCard[]): CardSource {
  const made = new Map<string, ReturnType<CardSource["find"]>>();
  for (const card of cards) {
    const result = compileCard(printed(card));
    if (result.status !== "complete") throw new Error(`${card.name}: ${JSON.stringify(result)}`);
    const lacks = whatLacks(result.definition);
    if (lacks.length > 0) throw new Error(`${card.name}: ${lacks.join(", ")}`);
    made.set(card.name, { kind: "playable", card: result.definition, from: "corpus" });
  }
  return { names: [...made.keys(), ...pool.names], find: (name) => made.get(name) ?? pool.find(name) };
}

/** Plays the text through the public engine. */
export function play({ cards, ...rest }: Play): Outcome {
  return runScenario(scenario({ id: cards.map((card) => card.name).join(", "), ...rest }), source(cards));
}

/** Plays it and expects all of it to be so, with no answer that nobody asked for. */
export function holds(what: Play): void {
  expect(play(what)).toMatchObject({ status: "pass", why: "", unused: [] });
}
