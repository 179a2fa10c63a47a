import { type Scenario, scenarioSchema } from "@spellroom/cli";

/** A scenario with what goes without saying left out. */
export type Written = Partial<Omit<Scenario, "setup" | "script" | "answers" | "expect" | "cards">> & {
  readonly id: string;
  readonly A?: object;
  readonly B?: object;
  readonly script?: readonly object[];
  readonly answersA?: readonly object[];
  readonly answersB?: readonly object[];
  readonly expect: readonly object[];
};

/** It ends with the first turn's end step, unless it says otherwise. */
export function scenario({ A, B, answersA, answersB, ...rest }: Written): Scenario {
  return scenarioSchema.parse({
    cards: [],
    script: [],
    stop: { turn: 1, step: "end" },
    ...rest,
    setup: { A: A ?? {}, B: B ?? {} },
    answers: { A: answersA ?? [], B: answersB ?? [] },
  });
}
