import { updatePlayer } from "../../change/game/game.ts";
import { contextOf, fork, type Game, objectOf, writeObjects } from "../../state/access.ts";
import type { Frame, GameState } from "../../state/game-state.ts";
import type { Seat } from "../../state/ids.ts";

/** Lets a player leave a game, as `leaveGame` does. */
type Leave = (g: Game, seat: Seat) => void;

/**
 * Drops what was being done for a player who has left (CR 800.4a): announcing and paying, carrying out that player's spells
 * and abilities, and all that was done on top of it, but for the beginning of a game that one of these has restarted. Costs asked
 * of that player are not paid (CR 800.4f). What others were doing goes on; if it is taken back (CR 730.1), that player stays gone:
 * `leave` lets them leave what it is taken back to.
 */
export function dropWork(g: Game, seat: Seat, leave: Leave): void {
  const first = g.state.frames.findIndex((frame) => worksFor(g.state, frame, seat));
  const kept = g.state.frames.filter((frame, at) => first < 0 || at < first || frame.kind === "begin");
  g.state.frames = kept.map((frame): Frame => {
    if (frame.kind === "priority") return { ...frame, checked: false };
    if ((frame.kind !== "announce" && frame.kind !== "payment") || !frame.rewind) return frame;
    return { ...frame, rewind: without(g, frame.rewind, seat, leave) };
  });
}

function worksFor(state: GameState, frame: Frame, seat: Seat): boolean {
  switch (frame.kind) {
    case "announce":
    case "payment":
    case "manaAbility":
      return frame.seat === seat;
    case "trigger":
      return objectOf(state, frame.object).controller === seat;
    case "resolve":
    case "effects":
    case "players":
    case "loop":
      return contextOf(state, frame.context).controller === seat;
    case "begin":
    case "turns":
    case "priority":
    case "settle":
    case "combat":
    case "turnBased":
    case "happen":
      return false;
  }
}

/** A snapshot as it is when that player has left it too. New objects get numbers that nothing had since. */
function without(g: Game, snapshot: GameState, seat: Seat, leave: Leave): GameState {
  const inner: Game = { state: fork(snapshot), events: [] };
  const objects = writeObjects(inner.state);
  while (objects.length < g.state.objects.length) objects.push(null);
  updatePlayer(inner, seat, { lost: g.state.players[seat]?.lost ?? "left" });
  leave(inner, seat);
  return inner.state;
}
