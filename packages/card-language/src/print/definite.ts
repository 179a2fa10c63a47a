import type { Filter } from "../filter.ts";
import type { ObjectRef } from "../reference.ts";

/** The one object that a description stands for, where it says nothing else: "it" rather than "one from among it". */
export function definiteOf(filter: Filter): ObjectRef | undefined {
  const [only] = filter.of;
  return filter.of.length === 1 && only?.kind === "oneOf" ? only.ref : undefined;
}
