import { playerOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { opponentsOf } from "../../state/teams.ts";
import type { Permanent } from "./permanents.ts";

/** A battle whose protector is gone or may not protect it: its controller chooses another among these players. */
export interface Unprotected {
  readonly seat: Seat;
  readonly object: ObjectId;
  readonly among: readonly Seat[];
}

/** CR 310.10, 704.5w-x: battles that aren't being attacked and have no protector who may be that by their battle types. */
export function battlesWithoutProtector(
  state: GameState,
  permanents: readonly Permanent[],
): readonly Unprotected[] {
  return permanents.flatMap(({ object, values: { types, subtypes, controller } }): Unprotected[] => {
    if (!types.includes("battle") || isAttacked(state, object.id)) return [];
    // CR 310.8a, 310.11a: an opponent protects a Siege, its controller a battle without a battle type.
    const could = subtypes.includes("Siege") ? opponentsOf(state, controller) : [controller];
    const among = could.filter((one) => playerOf(state, one).lost === null);
    const isProtected = among.some((one) => one === object.chosen.player);
    return isProtected ? [] : [{ seat: controller, object: object.id, among }];
  });
}

function isAttacked({ combat }: GameState, id: ObjectId): boolean {
  return (
    combat?.attackers.some(({ defender }) => defender && "object" in defender && defender.object === id) ===
    true
  );
}
