import { COMBAT } from "./combat.ts";
import type { Drill } from "./drill.ts";
import { LOG } from "./log.ts";
import { MANA } from "./mana.ts";
import { MULLIGAN } from "./mulligan.ts";
import { STACK } from "./stack.ts";
import { STOPS } from "./stops.ts";

/** All drills, in the order in which they are best learned. */
export const DRILLS: readonly Drill[] = [MULLIGAN, MANA, COMBAT, STACK, STOPS, LOG];

export function drillOf(id: string): Drill | undefined {
  return DRILLS.find((one) => one.id === id);
}
