import type { GameResult } from "../state/game-state.ts";
import type { Seat } from "../state/ids.ts";
import { type Game, objectOf, tell } from "./game.ts";

/** The game is over (CR 104.1), unless it is already; what is still face down is revealed to all players (CR 708.9). */
export function endGame(g: Game, result: GameResult): void {
  if (g.state.result) return;
  g.state.result = result;
  revealFaceDown(g, null);
  tell(g, { kind: "gameEnded", ...result });
}

/** CR 708.9: face-down permanents and spells, of one owner or of everybody, are revealed to all players. */
export function revealFaceDown(g: Game, owner: Seat | null): void {
  const faceDown = [...g.state.battlefield, ...g.state.stack]
    .map((id) => objectOf(g.state, id))
    .filter((object) => object.status.faceDown !== null && (owner === null || object.owner === owner));
  for (const by of new Set(faceDown.map((object) => object.owner))) {
    const objects = faceDown.filter((object) => object.owner === by).map(({ id }) => id);
    tell(g, { kind: "revealed", objects, by, to: "all" });
  }
}
