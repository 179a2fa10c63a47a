import { type CardSource, type Outcome, openCards, runScenario } from "@spellroom/cli";
import { type CorpusCard, compileCard } from "@spellroom/oracle";
import { whatLacks } from "@spellroom/rules";
import { expect } from "vitest";
import { scenario, type Written } from "../../support/scenario.ts";

/** A made-up card with the text that is to be read and played. */
export type TextCard = Partial<Omit<CorpusCard, "name" | "text">> & {
  readonly name: string;
  readonly text: string;
};

/** What is played: who has what, what both do and answer, what must hold. */
export type Play = Omit<Written, "id"> & { readonly cards: readonly TextCard[] };

const pool = openCards([]);

/** What is printed on a made-up card: it costs nothing and is a sorcery, unless it says otherwise. */
export function printed(card: TextCard): CorpusCard {
  return { manaCost: "{0}", typeLine: "Sorcery", ...card };
}

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
