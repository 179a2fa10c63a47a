import type { CardDefinition } from "@spellroom/card-language";
import type { GameState } from "../../state/game-state.ts";
import type { GameObject } from "../../state/object.ts";
import { keptFilter } from "../kept/kept-filter.ts";
import { characteristics, printedAbilities } from "../layers/index.ts";
import { type CardFacts, cardFacts, hasCastingKeyword } from "../rules/card-facts.ts";

/** The cards of a hand that might be cast at any time. Only while no effect changes what cards outside the battlefield are. */
export const atAnyTime = keptFilter((state, object) => might(state, object, ({ instant }) => instant));

/** The cards of a graveyard that might be cast from there by their own doing, under the same condition. */
export const fromGraveyard = keptFilter((state, object) =>
  might(state, object, (facts) => facts.fromGraveyard),
);

function might(state: GameState, object: GameObject, fact: (facts: CardFacts) => boolean): boolean {
  const definition = state.definitions[object.definition];
  if (!definition || object.kind !== "card" || object.copied) return true;
  return (
    fact(cardFacts(definition)) ||
    isChangeable(definition) ||
    hasCastingKeyword(characteristics(state, object.id))
  );
}

const changeable = new WeakMap<CardDefinition, boolean>();

/** Whether a static ability of the card functions outside the battlefield, and so may change the card during the game. */
function isChangeable(definition: CardDefinition): boolean {
  let known = changeable.get(definition);
  if (known === undefined) {
    known = definition.faces.some((face) =>
      printedAbilities(face).some(({ ability }) => ability.kind === "static" && ability.zone !== undefined),
    );
    changeable.set(definition, known);
  }
  return known;
}
