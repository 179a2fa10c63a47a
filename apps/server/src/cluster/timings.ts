/** How long things are believed without being confirmed, in milliseconds. */
export interface Timings {
  /** Between two confirmations by a process of all that it stands for. */
  readonly heartbeat: number;
  /**
   * A process is dead this long after the last; its matches may be taken over then. Only matches whose players ask for a way
   * in are, and the journal fences a process that was merely slow, so that an error costs its players a moment and no more.
   */
  readonly processLease: number;
  /** So are the presence of its players and its listings. */
  readonly lease: number;
  /** And the tickets of players who are connected to no process: nobody should be paired with somebody who left. */
  readonly ticketLease: number;
  /** A pair that was taken off the queue is up for another process after this long without a match. */
  readonly pairingLease: number;
  /** How long somebody whose last tab closed is still shown, so that a reload is not a departure. */
  readonly linger: number;
  /** How long a player can ask which match came of a ticket. */
  readonly matchedMemory: number;
}

export const DEFAULT_TIMINGS: Timings = {
  heartbeat: 1000,
  processLease: 4000,
  lease: 15_000,
  ticketLease: 10_000,
  pairingLease: 15_000,
  linger: 3000,
  matchedMemory: 10 * 60_000,
};
