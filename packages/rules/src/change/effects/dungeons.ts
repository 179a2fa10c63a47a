import { DUNGEONS, type Dungeon, type Room } from "@spellroom/card-language";
import { abilityWaits } from "../../query/triggers/waiting.ts";
import { type Game, objectOf, playerOf } from "../../state/access.ts";
import { completedDungeon } from "../../state/designations.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { cease } from "../events/zones.ts";
import { tell, updateObject, updatePlayer } from "../game/game.ts";
import { tellCompleted, tellRoom } from "./keyword-event.ts";

/** A dungeon in the command zone and the room that its owner's venture marker is in (CR 309.4). */
export interface Entered {
  readonly id: ObjectId;
  readonly owner: Seat;
  readonly dungeon: Dungeon;
  readonly room: Room;
}

/** Under this name a dungeon keeps where the venture marker is, which all players see. */
const MARKER = "room";

/** The dungeon that a player owns in the command zone; there is one at most (CR 309.3). */
export function dungeonOf(state: GameState, seat: Seat): Entered | undefined {
  return entered(state).find(({ owner }) => owner === seat);
}

function entered(state: GameState): readonly Entered[] {
  return state.command.flatMap((id) => {
    const { kind, owner, definition, chosen } = objectOf(state, id);
    const room = chosen[MARKER];
    if (kind !== "emblem" || room === undefined) return [];
    const dungeon = DUNGEONS.find(({ name }) => name === state.definitions[definition]?.name);
    const at = dungeon?.rooms.find(({ name }) => name === room);
    return dungeon && at ? [{ id, owner, dungeon, room: at }] : [];
  });
}

/** CR 309.4a, 309.5a: the player moves the venture marker into that room, whose ability triggers. */
export function moveMarker(g: Game, seat: Seat, dungeon: ObjectId, room: string): void {
  updateObject(g, dungeon, { chosen: { [MARKER]: room } });
  tellRoom(g, seat, dungeon, room);
}

/** CR 309.7: the dungeon is removed from the game, by which its owner completes it. */
export function completeDungeon(g: Game, { id, owner, dungeon }: Entered): void {
  cease(g, id);
  tell(g, { kind: "ceasedToExist", object: id });
  updatePlayer(g, owner, { marks: [...playerOf(g.state, owner).marks, completedDungeon(dungeon.name)] });
  tellCompleted(g, owner, dungeon.name);
}

/**
 * CR 309.6, 704.5t: a dungeon with the marker on its bottommost room is completed, unless a room ability of it has yet to leave the
 * stack.
 */
export function completeDungeons(g: Game): void {
  for (const one of entered(g.state))
    if (one.room.leadsTo.length === 0 && !abilityWaits(g.state, one.id)) completeDungeon(g, one);
}
