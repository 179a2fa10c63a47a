import { shuffleLibrary } from "../events/perform-move.ts";
import type { EffectOf, Run } from "./run.ts";

/** CR 701.20. */
export function shuffle(run: Run, effect: EffectOf<"shuffle">): void {
  const seats = run.players(effect.who);
  run.finish(undefined, { did: seats.length > 0 });
  for (const seat of seats) shuffleLibrary(run.g, seat);
}
