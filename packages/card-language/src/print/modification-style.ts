import type { RestrictionTime } from "./restriction-time.ts";

export interface ModificationStyle extends RestrictionTime {
  /** "has" and "is" of a static ability, or "gains" and "becomes" of a resolving effect. */
  readonly lasting: "static" | "effect";
  /** What "this ..." is called inside a quoted ability. */
  readonly quoted: string;
}
