/** Mark on a permanent that is about to leave the battlefield: what it was in combat, as it is remembered (CR 603.10a, 608.2h). */
export function lastCombatMark(status: "attacking" | "blocking" | "blocked" | "unblocked"): string {
  return `left:${status}`;
}
