/** How long matches are kept, in milliseconds; 0 for ever. */
export interface Retention {
  /** A match in play that nothing has happened in for so long, and at which nobody sits, is ended. */
  readonly abandonAfterMs: number;
  /** Inputs, chat and set-up of matches that are over. Without them there is no replay. */
  readonly journalsMs: number;
  /** What is left then: who played whom, and with what result. */
  readonly matchesMs: number;
}
