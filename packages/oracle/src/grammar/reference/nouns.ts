import type { Filter, Predicate } from "@spellroom/card-language";
import type { Nouns } from "../../scope/antecedents.ts";
import { nounsOfSubtype } from "../vocabulary.ts";

/** What "that ..." may call objects of a description. */
export function nounsOfFilter(filter: Filter): Nouns {
  const zones = filter.zones ?? ["battlefield"];
  const types = typesOf(filter.of);
  if (zones.length === 1 && zones[0] === "stack") return ["spell", ...types];
  if (!zones.includes("battlefield")) return ["card", ...types];
  const token = filter.of.some((one) => one.kind === "token");
  return token ? ["token", ...types, "permanent"] : [...types, "permanent"];
}

/** Types that things of several subtypes may all have. */
const KINDS: ReadonlySet<string> = new Set(["artifact", "creature", "enchantment", "land"]);

function typesOf(of: readonly Predicate[]): readonly string[] {
  const types = of.flatMap((one) => {
    if (one.kind === "type") return [one.type];
    if (one.kind === "subtype") return nounsOfSubtype(one.subtype);
    if (one.kind === "any") {
      const lists = one.of.map((each) => typesOf([each]));
      const common = lists[0]?.find((type) => KINDS.has(type) && lists.every((list) => list.includes(type)));
      return common === undefined ? [] : [common];
    }
    return one.kind === "all" ? typesOf(one.of) : [];
  });
  return [...new Set(types)].sort((a, b) => Number(b === "creature") - Number(a === "creature"));
}
