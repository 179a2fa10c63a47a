import type { Seat } from "../../state/ids.ts";
import type { Sight } from "./sight.ts";

const ROLES = ["Cleric", "Rogue", "Warrior", "Wizard"] as const;

/** CR 700.8: up to one Cleric, Rogue, Warrior and Wizard among a player's creatures, each creature in one role. */
export function partySize(sight: Sight, seat: Seat): number {
  const candidates: (readonly number[])[] = [];
  for (const id of sight.state.battlefield) {
    if (sight.existing(id)?.status.phasedOut !== false) continue;
    const values = sight.read(id);
    if (values?.controller !== seat || !values.types.includes("creature")) continue;
    const roles = ROLES.flatMap((role, at) => (values.subtypes.includes(role) ? [at] : []));
    if (roles.length > 0) candidates.push(roles);
  }
  const takenBy: (number | undefined)[] = [];
  return candidates.filter((_, at) => takeRole(candidates, takenBy, at, new Set())).length;
}

/** Finds a role for a creature, moving others to another of their roles where that frees one. */
function takeRole(
  candidates: readonly (readonly number[])[],
  takenBy: (number | undefined)[],
  at: number,
  tried: Set<number>,
): boolean {
  for (const role of candidates[at] ?? []) {
    if (tried.has(role)) continue;
    tried.add(role);
    const holder = takenBy[role];
    if (holder === undefined || takeRole(candidates, takenBy, holder, tried)) {
      takenBy[role] = at;
      return true;
    }
  }
  return false;
}
