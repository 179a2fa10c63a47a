import { drawGame as drawForThose } from "../game/end-game.ts";
import type { EffectOf, Run } from "./run.ts";

/** CR 104.2b. */
export function winGame(run: Run, effect: EffectOf<"winGame">): void {
  run.propose(run.players(effect.who).map((player) => ({ kind: "winGame", player })));
}

/** CR 104.3e. */
export function loseGame(run: Run, effect: EffectOf<"loseGame">): void {
  run.propose(run.players(effect.who).map((player) => ({ kind: "loseGame", player, reason: "effect" })));
}

/** CR 104.4c, 801.15. */
export function drawGame(run: Run, _effect: EffectOf<"drawGame">): void {
  run.finish(undefined, { did: true });
  drawForThose(run.g, [run.controller], "effect");
}
