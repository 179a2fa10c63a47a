import { Run } from "../change/effects/run.ts";
import { popFrame } from "../change/game/game.ts";
import type { Game } from "../state/access.ts";
import type { EffectsFrame } from "../state/frame.ts";
import { execute } from "./meaning/executors.ts";

/** Frame runner for a list of instructions, carried out in the order written (CR 608.2c). */
export function runEffects(g: Game, frame: EffectsFrame): void {
  const effect = frame.effects[frame.at];
  if (effect) execute(new Run(g, frame), effect);
  else popFrame(g);
}
