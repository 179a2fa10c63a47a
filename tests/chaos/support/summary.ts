import { FAULTS } from "./faults.ts";
import type { ScheduleReport } from "./schedule.ts";

/** What all schedules together came to. Times are in seconds. */
export interface Summary {
  readonly schedules: number;
  readonly choices: number;
  readonly lost: number;
  readonly doubled: number;
  readonly leaks: number;
  /** From when somebody could have been served again until they were. */
  readonly longestReturnSeconds: number;
  /** With the outages. */
  readonly longestAbsenceSeconds: number;
  readonly unfinished: number;
  /** Refusals of honest choices, losses on time, journals that replay differently. */
  readonly troubles: number;
  /** How often each fault was carried out. */
  readonly faults: Readonly<Record<string, number>>;
  readonly findings: readonly { readonly seed: number; readonly what: string }[];
}

export function summaryOf(reports: readonly ScheduleReport[]): Summary {
  const total = (of: (report: ScheduleReport) => number): number =>
    reports.reduce((sum, one) => sum + of(one), 0);
  const longest = (of: (report: ScheduleReport) => number): number =>
    Math.round(Math.max(0, ...reports.map(of)) / 100) / 10;
  const carried = reports.flatMap(({ faults }) => faults.map(({ kind }) => kind));
  return {
    schedules: reports.length,
    choices: total(({ choices }) => choices),
    lost: total(({ lost }) => lost.length),
    doubled: total(({ doubled }) => doubled.length),
    leaks: total(({ leaks }) => leaks.length),
    longestReturnSeconds: longest(({ longestReturnMs }) => longestReturnMs),
    longestAbsenceSeconds: longest(({ longestAbsenceMs }) => longestAbsenceMs),
    unfinished: total(({ unfinished }) => unfinished),
    troubles: total(({ troubles }) => troubles.length),
    faults: Object.fromEntries(FAULTS.map((kind) => [kind, carried.filter((one) => one === kind).length])),
    findings: reports.flatMap(({ seed, lost, doubled, leaks, troubles }) =>
      [...lost, ...doubled, ...leaks, ...troubles].map((what) => ({ seed, what })),
    ),
  };
}
