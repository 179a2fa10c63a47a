import type { Cost } from "../cost.ts";
import type { PrintContext } from "./context.ts";
import { costAsThird } from "./cost.ts";
import type { RestrictionTime } from "./restriction-time.ts";

/** " unless its controller pays {3}"; in the wording, 1: " unless you sacrifice a land" (CR 508.1g, 509.1d). */
export function unlessPaid(cost: readonly Cost[], time: RestrictionTime, p: PrintContext): string {
  if (p.say(cost).variant === 1) return ` unless you ${p.costAction(cost)}`;
  return ` unless ${time.many ? "their" : "its"} controller ${costAsThird(cost, p)}`;
}
