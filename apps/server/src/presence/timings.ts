/** How long things are believed without being confirmed, in milliseconds. */
export interface Timings {
  /** Between two confirmations by a process of all that it stands for. */
  readonly heartbeat: number;
  /** A process, its players' presence, its listings and its players' queue tickets die this long after the last. */
  readonly lease: number;
  /** A pair that was taken off the queue is up for another process after this long without a match. */
  readonly pairingLease: number;
  /** How long somebody whose last tab closed is still shown, so that a reload is not a departure. */
  readonly linger: number;
  /** How long a player can ask which match came of a ticket. */
  readonly matchedMemory: number;
}

export const DEFAULT_TIMINGS: Timings = {
  heartbeat: 5000,
  lease: 20_000,
  pairingLease: 15_000,
  linger: 3000,
  matchedMemory: 10 * 60_000,
};
