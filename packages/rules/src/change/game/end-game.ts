import type { Game } from "../../state/access.ts";
import type { GameResult } from "../../state/game-state.ts";
import { revealFaceDown } from "./face-down.ts";
import { tell } from "./game.ts";

/** The game is over (CR 104.1), unless it is already; what is still face down is revealed to all players (CR 708.9). */
export function endGame(g: Game, result: GameResult): void {
  if (g.state.result) return;
  g.state.result = result;
  revealFaceDown(g, null);
  tell(g, { kind: "gameEnded", ...result });
}
