import type { CardDefinition } from "@spellroom/card-language";
import { existing } from "../../state/access.ts";
import { COMMANDER } from "../../state/commanders.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Component, GameObject } from "../../state/object.ts";

type Move = Extract<Happening, { kind: "move" }>;

/** The face that both cards of a meld pair have on their backs. */
export const COMBINED = 1;

/**
 * The two cards as a meld pair that melds into that permanent, in this order; `null` for all other objects: tokens and copies,
 * cards that aren't meld cards, and cards that don't form a pair (CR 701.37b).
 */
export function meldPair(
  state: GameState,
  ids: readonly ObjectId[],
  into: string,
): readonly [ObjectId, ObjectId] | null {
  const [one, other, ...more] = ids;
  if (one === undefined || other === undefined || more.length > 0) return null;
  const [first, second] = [meldCard(state, one), meldCard(state, other)];
  if (!first || !second || first.faces[0].name === second.faces[0].name) return null;
  return meldsInto(first, into) && meldsInto(second, into) ? [one, other] : null;
}

function meldCard(state: GameState, id: ObjectId): CardDefinition | null {
  const object = existing(state, id);
  const definition = object?.kind === "card" ? state.definitions[object.definition] : undefined;
  return definition?.layout === "meld" ? definition : null;
}

function meldsInto({ faces }: CardDefinition, into: string): boolean {
  return faces[COMBINED]?.name === into;
}

/** What a permanent is made of that enters as two cards melded (CR 701.37a); nothing for any other. */
export function meldedBy(state: GameState, move: Move): Pick<GameObject, "merged"> {
  const other = move.meldsWith === undefined ? null : existing(state, move.meldsWith);
  const first = existing(state, move.object);
  if (!first || !other) return {};
  const components = [melded(first), { ...melded(other), half: true as const }];
  return { merged: { components, since: state.nextTimestamp } };
}

function melded({ card, definition, marks }: GameObject): Component {
  return {
    card,
    kind: "card",
    definition,
    face: COMBINED,
    copied: null,
    faceDown: null,
    commander: marks.includes(COMMANDER),
  };
}
