import type { Game } from "../../state/access.ts";
import { followDayAndNight } from "../events/day-and-night.ts";
import { makeDay } from "../events/make-day.ts";
import { collectTriggers } from "../triggers/collect.ts";

/** CR 728.1: it becomes day or night, if it isn't, and what is bound to that follows. Returns whether it has changed. */
export function becomeDay(g: Game, to: "day" | "night"): boolean {
  if (g.state.turn.day === to) return false;
  collectTriggers(g, [makeDay(g, to)], []);
  followDayAndNight(g);
  return true;
}
