import type { Predicate } from "@spellroom/card-language";
import type { Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import type { Described } from "../forward.ts";

/** "a basic land card or a Gate card" (11), "a basic land card or Gate card" (12), "basic land cards and/or Gate cards" (13). */
export function oneOrOther(a: Sem<Described>, b: Sem<Described>, variant: 11 | 12 | 13): Sem<Described> {
  return (c) => {
    const both = [a(c), b(c)];
    if (
      both.some(
        ({ filter, many }) =>
          many !== (variant === 13) || filter.zones?.length !== 0 || filter.of.length === 0,
      )
    )
      throw new Unresolved("or", "not one card or another");
    const of = both.map(({ filter }): Predicate => {
      const all: Predicate = { kind: "all", of: filter.of };
      const said = c.wording.get(filter);
      return said === undefined ? all : c.say(all, said);
    });
    return {
      filter: c.say({ zones: [], of: [{ kind: "any" as const, of }] }, { variant }),
      nouns: ["card"],
      many: variant === 13,
    };
  };
}
