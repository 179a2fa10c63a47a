import { type Game, popFrame } from "../core/game.ts";
import { type EffectsFrame, Run } from "./run.ts";
import { execute } from "./table.ts";

export { PLANNED_MANA } from "./add-mana.ts";
export { answerEffects } from "./answers.ts";
export { noteControlChanges } from "./control.ts";
export { type PlayersFrame, runPlayers } from "./each-player.ts";
export { type LoopFrame, runLoop } from "./flow.ts";
export { forgetGoads } from "./keyword-actions/hinder.ts";
export { ACTIONS } from "./keyword-actions/index.ts";
export { crown } from "./monarch.ts";
export { returning } from "./returning.ts";
export { EFFECTS } from "./table.ts";

/** Frame runner for a list of instructions, carried out in the order written (CR 608.2c). */
export function runEffects(g: Game, frame: EffectsFrame): void {
  const effect = frame.effects[frame.at];
  if (effect) execute(new Run(g, frame), effect);
  else popFrame(g);
}
