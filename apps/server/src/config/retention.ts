/** How long matches are kept, in milliseconds; 0 for forever. */
export interface Retention {
  /** A running match without activity for this long, and with nobody connected, is ended. */
  readonly abandonAfterMs: number;
  /** Inputs, chat and set-up of matches that are over. Without them there is no replay. */
  readonly journalsMs: number;
  /** The record that is left then: the players and the result. */
  readonly matchesMs: number;
}
