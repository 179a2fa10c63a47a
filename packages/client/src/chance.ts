/** What a player adds to the chance of a game, and what is kept so that it can be compared afterwards. */
import type { OpeningView } from "@spellroom/protocol";

/** What was shown before a game, and what this player added; kept before it is sent. */
export interface KeptChance {
  readonly game: number;
  readonly commitments: Readonly<Record<string, string>>;
  readonly entropy: string;
}

const ENTROPY_BYTES = 16;

/** Entropy that nobody can have foreseen. */
export function addChance({ game, commitments }: OpeningView): KeptChance {
  const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
  const entropy = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { game, commitments, entropy };
}
