/** What this browser kept of a match's chance before each game: what was committed to, and what it added itself. */
import type { KeptChance } from "@spellroom/client";
import { readStoredObject, writeStored } from "../browser/stored.ts";

const name = (matchId: string): string => `spellroom-chance-${matchId}`;

export function keepChance(matchId: string, kept: KeptChance): void {
  writeStored(name(matchId), JSON.stringify({ ...readStoredObject(name(matchId)), [kept.game]: kept }));
}

/** What was kept before a game, if this browser was there. */
export function keptChance(matchId: string, game: number): KeptChance | null {
  const kept = readStoredObject(name(matchId))[game];
  if (typeof kept !== "object" || kept === null) return null;
  if (!("commitments" in kept) || !("entropy" in kept) || typeof kept.entropy !== "string") return null;
  const { commitments } = kept;
  if (typeof commitments !== "object" || commitments === null) return null;
  const hashes = Object.entries(commitments).flatMap(([stream, hash]): [string, string][] =>
    typeof hash === "string" ? [[stream, hash]] : [],
  );
  return { game, commitments: Object.fromEntries(hashes), entropy: kept.entropy };
}
