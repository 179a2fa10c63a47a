import type { Happening } from "../../state/happening.ts";
import type { Seat } from "../../state/ids.ts";

/** What carrying out one happening came to. `followUps` are results that are happenings themselves (CR 120.3). */
export interface Done {
  readonly objects: readonly number[];
  /** Players that it happened to, where the text may speak of them: those who were dealt damage. */
  readonly players?: readonly Seat[];
  readonly amount: number;
  readonly followUps?: readonly Happening[];
}
