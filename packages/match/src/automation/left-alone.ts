/** Bots don't play on when the last person has left the game: the match ends. */
import type { GameState } from "@spellroom/rules";
import type { PendingInputs } from "../position/pending-inputs.ts";

/** Whether people played in a running game and none of them is still in it. */
export function isLeftAlone({ players, result }: GameState, people: readonly number[]): boolean {
  return !result && people.length > 0 && people.every((seat) => players[seat]?.lost != null);
}

/**
 * Has the bots concede one after the other, the one furthest behind first, so that the game ends as games do (CR 104.2a): with
 * inputs that the journal keeps, a winner, and a replay.
 */
export function leaveToNobody(pending: PendingInputs, people: readonly number[]): void {
  while (isLeftAlone(pending.position.state, people)) {
    const [worst] = pending.position.state.players
      .filter(({ lost }) => lost === null)
      .toSorted((one, other) => one.life - other.life || one.seat - other.seat);
    if (!worst || pending.add({ kind: "concede", seat: worst.seat, reason: "left" })) return;
  }
}
