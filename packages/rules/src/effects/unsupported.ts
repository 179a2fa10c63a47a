import { EngineError } from "../core/game.ts";
import type { EffectOf, Run } from "./run.ts";

/** CR 724. Cards that ask for it are marked as not playable, see `effectSupport`. */
export function restartGame(_run: Run, effect: EffectOf<"restartGame">): void {
  throw new EngineError(`the instruction ${effect.kind} can't be carried out`);
}
