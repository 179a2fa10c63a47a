/** The entropy that a player contributes to a game, and the record that is kept to verify it afterwards. */
import type { OpeningView } from "@spellroom/protocol";

/** The server's commitments before a game, and this player's entropy; stored before the entropy is sent. */
export interface KeptChance {
  readonly game: number;
  readonly commitments: Readonly<Record<string, string>>;
  readonly entropy: string;
}

const ENTROPY_BYTES = 16;

/** Entropy that nobody can have predicted. */
export function addChance({ game, commitments }: OpeningView): KeptChance {
  const bytes = crypto.getRandomValues(new Uint8Array(ENTROPY_BYTES));
  const entropy = [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { game, commitments, entropy };
}
