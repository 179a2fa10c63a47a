/** What a page can check of a match's chance by itself. The shuffles are done again by the command line. */

import type { KeptChance } from "@spellroom/client";
import type { ChanceRecord, GameChance } from "@spellroom/protocol";

export interface ChanceFindings {
  /** Streams whose secret is the one that was committed to. */
  readonly opened: number;
  /** Streams whose keys the viewer may not have. */
  readonly closed: number;
  readonly wrong: readonly string[];
  /** Whether this browser kept the commitments of every game before it began. */
  readonly kept: boolean;
}

export async function verifyChance(
  { games }: ChanceRecord,
  keptOf: (game: number) => KeptChance | null,
): Promise<ChanceFindings> {
  const wrong: string[] = [];
  let opened = 0;
  let closed = 0;
  for (const game of games) {
    for (const [stream, commitment] of Object.entries(game.commitments)) {
      const secret = game.openings[stream];
      if (secret === undefined) closed++;
      else if ((await sha256(secret)) === commitment) opened++;
      else wrong.push(`${game.game}: ${stream}`);
    }
    const kept = keptOf(game.game);
    if (kept && !isAsKept(game, kept)) wrong.push(`${game.game}`);
  }
  return {
    opened,
    closed,
    wrong,
    kept: games.length > 0 && games.every(({ game }) => keptOf(game) !== null),
  };
}

/** Whether the commitments are those that were shown before, and the own entropy is in it. */
function isAsKept({ commitments, entropy }: GameChance, kept: KeptChance): boolean {
  const same = Object.entries(kept.commitments).every(([stream, hash]) => commitments[stream] === hash);
  return same && entropy.includes(kept.entropy);
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
