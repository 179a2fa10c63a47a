import { giveInitiative } from "../initiative.ts";
import type { Run } from "../run.ts";
import { type ActionEffect, actorOf } from "./action.ts";

/** CR 723.1. */
export function takeInitiative(run: Run, effect: ActionEffect): void {
  const seat = actorOf(run, effect);
  run.finish(undefined, { did: true });
  giveInitiative(run.g, seat, run.source);
}
