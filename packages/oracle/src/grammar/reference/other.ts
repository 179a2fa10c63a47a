import type { Predicate } from "@spellroom/card-language";
import { type Scope, sameRef } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";

/** "other", "another": other than the source, or than the object that the sentence is about. */
export function otherPredicate(of: readonly Predicate[], c: Scope): Predicate {
  const ref = c.otherThan();
  if (ref === undefined) return { kind: "other" };
  const about = of.some((one) => one.kind === "shares" && sameRef(one.ref, ref));
  if (!c.self.spell && !about) throw new Unresolved("other", "than the source or than what was mentioned");
  return c.say({ kind: "otherThan", ref }, { variant: 1 });
}
