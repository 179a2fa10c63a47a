import type { Game } from "../../state/access.ts";
import type { Seat } from "../../state/ids.ts";
import { shuffleLibrary } from "../events/perform-move.ts";
import { collectTriggers } from "../triggers/collect.ts";
import type { EffectOf, Run } from "./run.ts";

/** CR 701.20. */
export function shuffle(run: Run, effect: EffectOf<"shuffle">): void {
  const seats = run.players(effect.who);
  run.finish(undefined, { did: seats.length > 0 });
  for (const seat of seats) shuffleAsTold(run.g, seat);
}

/** Shuffles as an instruction says, and checks triggers. */
export function shuffleAsTold(g: Game, seat: Seat): void {
  shuffleLibrary(g, seat);
  collectTriggers(g, [{ kind: "shuffled", seat }], []);
}
