import type { Filter } from "@spellroom/card-language";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import type { Described } from "../forward.ts";

/** What a noun phrase describes, if that is spells, or one of them. @throws Unresolved for anything else */
export function spellsOf({ filter, many }: Described, wanted: "many" | "one" = "many"): Filter {
  if (filter.zones?.[0] !== "stack" || many !== (wanted === "many"))
    throw new Unresolved("spells", "of another kind");
  return filter;
}

/** The same, of words that are still to be understood. */
export function spells(np: Sem<Described>, wanted: "many" | "one" = "many"): Sem<Filter> {
  return (c) => spellsOf(np(c), wanted);
}

/** Spells whose cost is changed, whatever they target: what they target is said apart, since it isn't known from the start. */
export function spellsToPay(np: Sem<Described>, wanted: "many" | "one" = "many"): Sem<Filter> {
  return (c) => {
    const filter = spellsOf(np(c), wanted);
    if (filter.of.some(({ kind }) => kind === "targets"))
      throw new Unresolved("that target", "said otherwise");
    return filter;
  };
}

/** The spell that the card itself would be. */
export function ownSpell(c: Scope): Filter {
  c.mentionSelf();
  return { zones: ["stack"], of: [{ kind: "oneOf", ref: { kind: "this" } }] };
}
