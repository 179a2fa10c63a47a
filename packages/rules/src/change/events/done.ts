import type { Happening } from "../../state/happening.ts";

/** What carrying out one happening came to. `followUps` are results that are happenings themselves (CR 120.3). */
export interface Done {
  readonly objects: readonly number[];
  readonly amount: number;
  readonly followUps?: readonly Happening[];
}
