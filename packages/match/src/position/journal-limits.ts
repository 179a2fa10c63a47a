/**
 * How much is kept of one match. Every input is on disk for good and replayed for every replay, so what one match may
 * write is bounded, far above what people play: a long game for eight has some five thousand inputs.
 */
import type { WireError } from "@spellroom/protocol";
import type { MatchPosition } from "./match-position.ts";
import { JOURNAL_FULL, TOO_OFTEN } from "./refusals.ts";
import type { StoredInput } from "./stored-input.ts";

/** Of all seats together, automatic answers among them. */
export const MOST_INPUTS = 20_000;
/** Of all seats together; each is written besides the moves that it takes back. */
export const MOST_TAKE_BACKS = 400;

/** Why a match takes no more of this now. It can always be ended, and what was recorded is replayed whatever its length. */
export function refusesMore({ seq, agreement }: MatchPosition, kind: StoredInput["kind"]): WireError | null {
  if (kind === "takeBack" && agreement.takenBack >= MOST_TAKE_BACKS) return TOO_OFTEN;
  return seq >= MOST_INPUTS && (kind === "choose" || kind === "takeBack") ? JOURNAL_FULL : null;
}
