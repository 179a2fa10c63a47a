/** How long information is trusted without confirmation, in milliseconds. */
export interface Timings {
  /** Between two heartbeats of a process. */
  readonly heartbeat: number;
  /**
   * A process is dead this long after the last; its matches may be taken over then. Only matches whose players ask for a way
   * in are, and the journal fences a process that was merely slow, so that an error costs its players a moment and no more.
   */
  readonly processLease: number;
  /** So are the presence of its players and its listings. */
  readonly lease: number;
  /** And the tickets of players who are connected to no process: nobody should be paired with a player who left. */
  readonly ticketLease: number;
  /** A pair that was taken off the queue may be claimed by another process after this long without a match. */
  readonly pairingLease: number;
  /** How long a player whose last tab was closed is still shown as online, so that a reload is not a departure. */
  readonly linger: number;
  /** How long a player can ask which match a ticket has led to. */
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
