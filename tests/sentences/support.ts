import {
  type CardSource,
  type Outcome,
  openCards,
  runScenario,
  type Scenario,
  scenarioSchema,
} from "@spellroom/cli";
import { type CorpusCard, compileCard } from "@spellroom/oracle";
import { whatLacks } from "@spellroom/rules";

/** A made-up card with the text that is to be read and played. */
export type TextCard = Partial<Omit<CorpusCard, "name" | "text">> & {
  readonly name: string;
  readonly text: string;
};

/** What is played: who has what, what both do and answer, what must hold. Written as scenario files are. */
export interface Play {
  readonly cards: readonly TextCard[];
  readonly A?: object;
  readonly B?: object;
  readonly script?: readonly object[];
  readonly answersA?: readonly object[];
  readonly answersB?: readonly object[];
  readonly expect: readonly object[];
  readonly stop?: object;
}

const pool = openCards([]);

/** Compiles the made-up cards; every other name is looked up in the shipped pool. */
function source(cards: readonly TextCard[]): CardSource {
  const made = new Map<string, ReturnType<CardSource["find"]>>();
  for (const card of cards) {
    const result = compileCard({ manaCost: "{0}", typeLine: "Sorcery", ...card });
    if (result.status !== "complete") throw new Error(`${card.name}: ${JSON.stringify(result)}`);
    const lacks = whatLacks(result.definition);
    if (lacks.length > 0) throw new Error(`${card.name}: ${lacks.join(", ")}`);
    made.set(card.name, { kind: "playable", card: result.definition, from: "corpus" });
  }
  return { names: [...made.keys(), ...pool.names], find: (name) => made.get(name) ?? pool.find(name) };
}

/** Plays the text through the public engine. */
export function play({ cards, A, B, answersA, answersB, ...rest }: Play): Outcome {
  const scenario: Scenario = scenarioSchema.parse({
    id: cards.map((card) => card.name).join(", "),
    cards: [],
    script: [],
    stop: { turn: 1, step: "end" },
    ...rest,
    setup: { A: A ?? {}, B: B ?? {} },
    answers: { A: answersA ?? [], B: answersB ?? [] },
  });
  return runScenario(scenario, source(cards));
}

export const MAIN = { turn: 1, step: "precombat-main" } as const;

export function by(player: "A" | "B", what: object, when: object = MAIN): object {
  return { player, ...when, ...what };
}

export function cast(player: "A" | "B", card: string, ...targets: readonly object[]): object {
  return by(player, { do: "cast", card, ...(targets.length > 0 ? { targets } : {}) });
}

export function of(card: string, count = 1): object {
  return { card, count };
}
