import { isLasting, noteLasting } from "../../query/kept/lasting-lists.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId } from "../../state/ids.ts";
import { keeperOf, preparedFor } from "../../state/prepared.ts";

/** Zones none of which held anything else when they were last looked through. */
let quiet: readonly (readonly ObjectId[])[] = [];
const NOTHING: readonly ObjectId[] = [];

/**
 * CR 704.5d-e: tokens outside the battlefield, copies of spells outside the stack and of cards in other zones cease to exist,
 * but for the copy of a prepare spell as long as its permanent keeps it in exile (CR 722.3c).
 */
export function ceasing(state: GameState): readonly ObjectId[] {
  if (areZonesOf(quiet, state)) return NOTHING;
  const found: ObjectId[] = [];
  let kept = false;
  const look = (ids: readonly ObjectId[]): void => {
    if (isLasting(ids)) return;
    const before = found.length;
    for (const id of ids) {
      const object = state.objects[id];
      if (!object || object.kind === "card" || object.kind === "emblem") continue;
      if (preparedFor(object) !== null) {
        kept = true;
        if (keeperOf(state, object) !== null) continue;
      }
      found.push(id);
    }
    if (found.length === before && !kept) noteLasting(ids);
  };
  for (const player of state.players) {
    look(player.hand);
    look(player.graveyard);
    look(player.library);
  }
  look(state.exile);
  if (found.length === 0 && !kept) quiet = zonesOf(state);
  return found;
}

function zonesOf({ exile, players }: GameState): typeof quiet {
  const zones = [exile];
  for (const { hand, graveyard, library } of players) zones.push(hand, graveyard, library);
  return zones;
}

/** Whether these lists are the exile zone and the players' own zones of a state. */
function areZonesOf(zones: typeof quiet, { exile, players }: GameState): boolean {
  if (zones.length !== 1 + 3 * players.length || zones[0] !== exile) return false;
  let at = 1;
  for (const { hand, graveyard, library } of players) {
    if (zones[at] !== hand || zones[at + 1] !== graveyard || zones[at + 2] !== library) return false;
    at += 3;
  }
  return true;
}
