import { becomeDay } from "../day-night.ts";
import type { Run } from "../run.ts";
import type { ActionEffect } from "./action.ts";

/** CR 728.1. */
export function dayBecomes(run: Run, _effect: ActionEffect): void {
  becomes(run, "day");
}

export function nightBecomes(run: Run, _effect: ActionEffect): void {
  becomes(run, "night");
}

function becomes(run: Run, to: "day" | "night"): void {
  run.finish(undefined, { did: run.state.turn.day !== to });
  becomeDay(run.g, to);
}
