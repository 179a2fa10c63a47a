/**
 * Limits of one match's journal. Every input is stored for good and replayed for every replay, so what one match may
 * write is bounded, far above what people play: a long game for eight has some five thousand inputs.
 */
import type { WireError } from "@spellroom/protocol";
import type { MatchPosition } from "./match-position.ts";
import { JOURNAL_FULL, TOO_OFTEN } from "./refusals.ts";
import type { StoredInput } from "./stored-input.ts";

/** Of all seats together, including automatic choices. */
export const MOST_INPUTS = 20_000;
/** Of all seats together; each is written in addition to the moves that it takes back. */
export const MOST_TAKE_BACKS = 400;

/** Why a match accepts no more inputs of this kind. It can always be ended, and a recorded journal is replayed whatever its length. */
export function refusesMore({ seq, agreement }: MatchPosition, kind: StoredInput["kind"]): WireError | null {
  if (kind === "takeBack" && agreement.takenBack >= MOST_TAKE_BACKS) return TOO_OFTEN;
  return seq >= MOST_INPUTS && (kind === "choose" || kind === "takeBack") ? JOURNAL_FULL : null;
}
