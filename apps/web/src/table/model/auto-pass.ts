import type { DecisionView, PublicTable } from "@spellroom/protocol";
import { hasUsefulAct, passIndex } from "./acts.ts";
import { stackOf } from "./zones.ts";

/** Where a player wants to be asked: always, or when there is something to do. */
export type Stop = "always" | "useful";
export type Stops = Readonly<Record<string, Stop>>;

export interface StopSettings {
  readonly own: Stops;
  readonly other: Stops;
}

/** Where most players want to look up. */
export const USUAL_STOPS: StopSettings = {
  own: { precombatMain: "always", declareBlockers: "useful", postcombatMain: "useful" },
  other: { declareAttackers: "useful", declareBlockers: "useful", end: "useful" },
};

export interface PassSettings {
  /** Stop at every priority. */
  readonly fullControl: boolean;
  /** Pass by itself while nothing waits. */
  readonly skip: boolean;
  readonly stops: StopSettings;
  /** Passing until something happens, since this turn. */
  readonly passingSince: number | null;
}

/** Fixed times, so that how long one takes says nothing about the hand. */
export const PASS_AFTER = { quiet: 300, own: 700, theirs: 1_300 } as const;

/** After how many milliseconds a question for priority is passed without asking; `null`: ask. */
export function passAfter(
  table: PublicTable,
  seat: number,
  decision: DecisionView,
  settings: PassSettings,
): number | null {
  if (decision.kind !== "act" || passIndex(decision) === null || table.result !== null) return null;
  const [top] = stackOf(table);
  const useful = hasUsefulAct(decision);
  if (settings.passingSince !== null && !somethingHappened(table, seat, settings.passingSince)) {
    return top === undefined ? PASS_AFTER.quiet : PASS_AFTER.own;
  }
  if (settings.fullControl || !settings.skip) return null;
  if (top !== undefined) {
    if (top.controller === seat) return PASS_AFTER.own;
    return useful ? null : PASS_AFTER.theirs;
  }
  const stops = table.active === seat ? settings.stops.own : settings.stops.other;
  const stop = stops[table.step];
  if (stop === "always" || (stop === "useful" && useful)) return null;
  return PASS_AFTER.quiet;
}

/** Whether a player who passes until something happens has to be woken. */
export function somethingHappened(table: PublicTable, seat: number, since: number): boolean {
  if (table.turn > since && table.active === seat) return true;
  return Object.values(table.objects).some(
    (object) =>
      (object.zone === "stack" && object.controller !== seat) ||
      (object.attacking !== null && object.controller !== seat),
  );
}

/** Sets a stop where there is none, and clears the one that is there. */
export function toggleStop(stops: Stops, step: string): Stops {
  const { [step]: known, ...others } = stops;
  return known === undefined ? { ...stops, [step]: "always" } : others;
}
