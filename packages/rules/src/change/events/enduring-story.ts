import { saying } from "../../query/kept/mentioned.ts";
import { characteristics } from "../../query/layers/index.ts";
import { type Game, objectOf } from "../../state/access.ts";
import { ENDURING_STORY } from "../../state/designations.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Seat } from "../../state/ids.ts";
import type { Characteristics } from "../../state/object.ts";
import { updatePlayer } from "../game/game.ts";

const ENOUGH = 3;

/**
 * Storied (The Hobbit): a player who controls a permanent with it and three or more artifacts, legendary permanents and Sagas at any
 * time has an enduring story for the rest of the game, before triggers look.
 */
export function lookForEnduringStory(g: Game): void {
  if (!mentionsStoried(g.state.definitions)) return;
  for (const { seat, marks } of g.state.players)
    if (!marks.includes(ENDURING_STORY) && hasStory(g.state, seat))
      updatePlayer(g, seat, { marks: [...marks, ENDURING_STORY] });
}

function hasStory(state: GameState, seat: Seat): boolean {
  const own = state.battlefield
    .filter((id) => !objectOf(state, id).status.phasedOut)
    .map((id) => characteristics(state, id))
    .filter(({ controller }) => controller === seat);
  return own.some(({ keywords }) => keywords.has("storied")) && own.filter(isOfStories).length >= ENOUGH;
}

function isOfStories({ types, supertypes, subtypes }: Characteristics): boolean {
  return types.includes("artifact") || supertypes.includes("legendary") || subtypes.includes("Saga");
}

const mentionsStoried = saying("storied");
