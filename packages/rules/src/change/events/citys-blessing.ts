import { saying } from "../../query/kept/mentioned.ts";
import { characteristics, controllerOf } from "../../query/layers/index.ts";
import { type Game, objectOf, playerOf } from "../../state/access.ts";
import { CITYS_BLESSING } from "../../state/designations.ts";
import type { GameEvent } from "../../state/event.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Seat } from "../../state/ids.ts";
import { updatePlayer } from "../game/game.ts";
import { mayChangeControlledPermanents } from "./controlled-permanents.ts";

const ENOUGH = 10;

/** Gives a player the city's blessing if that player controls ten permanents (CR 702.131a-c); whether it was given. */
export function gainCitysBlessing(g: Game, seat: Seat): boolean {
  const { marks } = playerOf(g.state, seat);
  if (marks.includes(CITYS_BLESSING) || controlled(g.state, seat) < ENOUGH) return false;
  updatePlayer(g, seat, { marks: [...marks, CITYS_BLESSING] });
  return true;
}

/** CR 702.131b, d: a permanent with ascend sees at any time whether there are ten, before triggers look. */
export function lookForCitysBlessing(g: Game, told: readonly GameEvent[]): void {
  if (
    g.state.battlefield.length < ENOUGH ||
    !mentionsAscend(g.state.definitions) ||
    !told.some(mayChangeControlledPermanents)
  )
    return;
  for (const { seat, marks } of g.state.players) {
    if (!marks.includes(CITYS_BLESSING) && hasAscend(g.state, seat)) gainCitysBlessing(g, seat);
  }
}

function controlled(state: GameState, seat: Seat): number {
  return state.battlefield.filter(
    (id) => !objectOf(state, id).status.phasedOut && controllerOf(state, id) === seat,
  ).length;
}

function hasAscend(state: GameState, seat: Seat): boolean {
  return state.battlefield.some((id) => {
    if (objectOf(state, id).status.phasedOut) return false;
    const { controller, keywords } = characteristics(state, id);
    return controller === seat && keywords.has("ascend");
  });
}

const mentionsAscend = saying("ascend");
