/** Scenarios of which it can be told what members of the card language they depend on. */
import type { CardDefinition } from "@spellroom/card-language";
import { type CardSource, openCards, runScenario, type Scenario } from "@spellroom/cli";
import { compileCard } from "@spellroom/oracle";
import { whatLacks } from "@spellroom/rules";
import { type Play, printed } from "../sentences/support/scene.ts";
import { scenario, type Written } from "../support/scenario.ts";
import { type GameTrial, outcomeOf } from "./whole-game.ts";

export interface ScenarioTrial {
  readonly name: string;
  readonly scenario: Scenario;
  /** Its made-up cards by name; all others are of the pool. */
  readonly made: ReadonlyMap<string, CardDefinition>;
}

/** Something that is played, and comes out one way or another. */
export type Trial = ScenarioTrial | GameTrial;

const pool = openCards([]);

/** A scenario of made-up texts. */
export function trial(name: string, { cards, ...rest }: Play): ScenarioTrial {
  const made = cards.map((card) => {
    const result = compileCard(printed(card));
    if (result.status !== "complete") throw new Error(`${name}: ${JSON.stringify(result)}`);
    return result.definition;
  });
  return definedTrial(name, { made, ...rest });
}

/** A scenario of cards that are written as definitions, where no text that can be read says what is to be tried. */
export function definedTrial(
  name: string,
  { made, ...rest }: Omit<Written, "id"> & { readonly made: readonly CardDefinition[] },
): ScenarioTrial {
  const lacks = made.flatMap(whatLacks);
  if (lacks.length > 0) throw new Error(`${name}: ${lacks.join(", ")}`);
  return {
    name,
    scenario: scenario({ id: name, ...rest }),
    made: new Map(made.map((card) => [card.name, card])),
  };
}

/** Why a scenario does not hold, `null` if it does. What is thrown is no answer to whether it would. */
export function whyNot(
  trial: Trial,
  change: (card: CardDefinition) => CardDefinition = (card) => card,
): { readonly failed: boolean; readonly why: string } {
  if (!("scenario" in trial)) {
    const holds = outcomeOf(trial, change);
    return { failed: !holds, why: holds ? "" : "the game came out otherwise" };
  }
  const { scenario, made } = trial;
  const source: CardSource = {
    names: pool.names,
    find: (name) => {
      const own = made.get(name);
      const found = own ? ({ kind: "playable", card: own, from: "corpus" } as const) : pool.find(name);
      return found.kind === "playable" ? { ...found, card: change(found.card) } : found;
    },
  };
  const { status, why } = runScenario(scenario, source);
  return { failed: status === "fail", why: status === "pass" ? "" : `${status}: ${why}` };
}

/** The definitions of all cards that take part. */
export function cardsOf(trial: Trial): readonly CardDefinition[] {
  if (!("scenario" in trial)) return [trial.card];
  const { scenario, made } = trial;
  const { A, B } = scenario.setup;
  const placed = [A, B].flatMap((side) =>
    [side.battlefield, side.hand, side.graveyard, side.library, side.exile, side.command].flat(),
  );
  const names = new Set(placed.map(({ card }) => card));
  return [...names].flatMap((name) => {
    const own = made.get(name);
    if (own) return [own];
    const found = pool.find(name);
    return found.kind === "playable" ? [found.card] : [];
  });
}
