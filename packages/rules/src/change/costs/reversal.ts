import { noteChange } from "../../query/layers/index.ts";
import { fork, type Game } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";
import { tell } from "../game/game.ts";

/**
 * Whether everything since a snapshot can be reversed. Moves to or from libraries, shuffles, looking into libraries and
 * random results can't be (CR 730.1); a card that is being cast from a library may go back.
 */
export function canReverse(state: GameState, snapshot: GameState, cast: ObjectId | null): boolean {
  if (!isSameChance(state.chance, snapshot.chance)) return false;
  return snapshot.players.every(({ library }, seat) => {
    const now = state.players[seat]?.library ?? [];
    if (now === library) return true;
    const before = cast === null ? library : library.filter((id) => id !== cast);
    return now.length === before.length && now.every((id, at) => id === before[at]);
  });
}

/** Streams only go forward. A snapshot that has been stored is another object with the same positions. */
function isSameChance(now: GameState["chance"], then: GameState["chance"]): boolean {
  if (now === then) return true;
  return Object.keys(now).every((stream) => now[stream] === then[stream]);
}

/** What a state can be reversed to later, frames and all. */
export function snapshotOf(state: GameState): GameState {
  return fork(state);
}

/**
 * Reverses everything back to a snapshot (CR 730.1). Counters of ids keep counting, so that no id that a player has seen
 * is used for something else.
 */
export function restore(g: Game, snapshot: GameState, seat: Seat): void {
  const { nextTimestamp, nextDecision, nextContext, nextCard, objects } = g.state;
  const restored = snapshot.objects.slice();
  while (restored.length < objects.length) restored.push(null);
  for (const [id, record] of restored.entries()) if (record !== objects[id]) noteChange(g.state, id);
  Object.assign(g.state, snapshot, {
    objects: restored,
    nextTimestamp,
    nextDecision,
    nextContext,
    nextCard,
    decision: null,
  });
  tell(g, { kind: "rewound", seat });
}
