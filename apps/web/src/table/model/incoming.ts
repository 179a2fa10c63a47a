import type { PublicTable } from "@spellroom/protocol";

/** The combat damage that unblocked attackers would deal to a player as things are: the sum of their power (CR 510.1a-b). */
export function incomingDamage({ objects, step }: PublicTable, seat: number): number {
  if (!COMBAT.has(step)) return 0;
  let sum = 0;
  for (const { attacking, blocked, power, zone } of Object.values(objects)) {
    if (zone !== "battlefield" || attacking === null || blocked || !("seat" in attacking)) continue;
    if (attacking.seat === seat) sum += Math.max(0, power ?? 0);
  }
  return sum;
}

/** The steps before and while damage is dealt. */
const COMBAT: ReadonlySet<string> = new Set([
  "declareAttackers",
  "declareBlockers",
  "firstStrikeDamage",
  "combatDamage",
]);
