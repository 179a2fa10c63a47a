import type { Filter } from "../filter.ts";
import type { ObjectRef } from "../reference.ts";

/** The one object that a description stands for, where it says nothing else: "it" rather than "one from among it". */
export function definiteOf(filter: Filter): ObjectRef | undefined {
  const [only] = filter.of;
  return filter.of.length === 1 && only?.kind === "oneOf" ? only.ref : undefined;
}

/** The source, where a description says of it who owns it: whose graveyard or hand it goes to. */
export function ownedSelf(filter: Filter): ObjectRef | undefined {
  const [self, owner, ...more] = filter.of;
  const own = self?.kind === "oneOf" && self.ref.kind === "this" && owner?.kind === "owner";
  return own && more.length === 0 ? self.ref : undefined;
}
