import { COMMANDER, COMMANDER_STAYS } from "../../state/commanders.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

/** A commander in a graveyard or in exile whose owner has not said yet whether it stays there. */
export interface AbsentCommander {
  readonly seat: Seat;
  readonly object: ObjectId;
}

const NONE: readonly AbsentCommander[] = [];

/**
 * CR 704.6d, 903.9a: commanders that were put into a graveyard or into exile since the last check, in turn order of their owners.
 * Their owners may put them into the command zone.
 */
export function absentCommanders(state: GameState): readonly AbsentCommander[] {
  if (!state.ruleset.commander) return NONE;
  const found: AbsentCommander[] = [];
  const look = (ids: readonly ObjectId[]): void => {
    for (const id of ids) {
      const object = state.objects[id];
      if (!object?.marks.includes(COMMANDER) || object.marks.includes(COMMANDER_STAYS)) continue;
      if (state.players[object.owner]?.lost === null) found.push({ seat: object.owner, object: id });
    }
  };
  for (const { graveyard } of state.players) look(graveyard);
  look(state.exile);
  if (found.length < 2) return found;
  const count = state.players.length;
  const after = ({ seat }: AbsentCommander): number => (seat - state.turn.active + count) % count;
  return found.sort((one, other) => after(one) - after(other));
}

/** Its owner puts it into the command zone. */
export function putIntoCommandZone({ seat, object }: AbsentCommander): Happening {
  return { kind: "move", object, to: { zone: "command" }, cause: "stateBased", by: seat, source: null };
}
