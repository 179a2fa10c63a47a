import {
  type Game,
  objectOf,
  playerOf,
  seatsInOrder,
  tell,
  updateObject,
  updatePlayer,
} from "../core/game.ts";
import { crown } from "../effects/monarch.ts";
import { removeFromCombat } from "../events/combat-removal.ts";
import { cease } from "../events/zones.ts";
import { controllerOf } from "../layers/index.ts";
import type { ObjectId, Seat } from "../state/ids.ts";

/**
 * A player leaves the game (CR 800.4a): all objects that player owns leave it, effects that give that player control of
 * anything end, what that player still controls on the stack ceases to exist or is exiled, combat goes on without.
 */
export function leaveGame(g: Game, seat: Seat): void {
  updatePlayer(g, seat, { marks: [...playerOf(g.state, seat).marks, "left"] });
  if (g.state.players.filter((player) => player.lost === null).length < 2) return;
  const owned = g.state.objects.flatMap((object) =>
    object && object.zone !== null && object.owner === seat ? [object.id] : [],
  );
  for (const id of owned) remove(g, id);
  g.state.effects = g.state.effects.filter(
    (effect) =>
      !effect.modifications.some((one) => one.kind === "controller" && effect.context.controller === seat),
  );
  for (const id of g.state.stack) {
    const object = objectOf(g.state, id);
    if (object.controller !== seat) continue;
    remove(g, id);
  }
  for (const id of g.state.battlefield) {
    if (controllerOf(g.state, id) !== seat) continue;
    removeFromCombat(g, id);
    const object = objectOf(g.state, id);
    if (object.controller === seat) updateObject(g, id, { controller: object.owner });
  }
  g.state.pendingTriggers = g.state.pendingTriggers.filter((pending) => pending.controller !== seat);
  g.state.delayed = g.state.delayed.filter((delayed) => delayed.context.controller !== seat);
  passCrown(g, seat);
  g.state.turn = { ...g.state.turn, extraTurns: g.state.turn.extraTurns.filter((one) => one !== seat) };
}

function remove(g: Game, id: ObjectId): void {
  removeFromCombat(g, id);
  cease(g, id);
  tell(g, { kind: "ceasedToExist", object: id });
}

/** CR 722.4: the active player becomes the monarch, or the next player in turn order if the active player left. */
function passCrown(g: Game, seat: Seat): void {
  if (g.state.turn.monarch !== seat) return;
  const [next] = seatsInOrder(g.state);
  const source = g.state.delayed.find(({ context }) => context.controller !== seat)?.context.source;
  if (next === undefined) return;
  g.state.turn = { ...g.state.turn, monarch: null };
  crown(g, next, source ?? 0);
}
