import { playerOf } from "../../../state/access.ts";
import { giveInitiative } from "../initiative.ts";
import type { Run } from "../run.ts";
import type { ActionEffect } from "./action.ts";

/** CR 723.1. Nobody takes it where there is no such player, or that player has left the game. */
export function takeInitiative(run: Run, effect: ActionEffect): void {
  const seat = effect.who ? run.player(effect.who) : run.controller;
  const isThere = seat !== undefined && playerOf(run.state, seat).lost === null;
  run.finish(undefined, { did: isThere });
  if (isThere) giveInitiative(run.g, seat, run.source);
}
