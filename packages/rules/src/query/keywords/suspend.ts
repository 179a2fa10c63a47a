import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, IT, THIS, whenever, YOU } from "./shorthand.ts";

/** CR 702.62a: what happens in exile; suspending the card is a special action. */
const suspendAbilities: readonly Ability[] = [
  whenever(
    { kind: "stepBegins", step: "upkeep", whose: YOU },
    body({ kind: "removeCounters", counter: "time", amount: 1, from: IT }),
    {
      zone: "exile",
      condition: {
        kind: "compare",
        left: { kind: "counters", counter: "time", on: THIS },
        compare: ">",
        right: 0,
      },
    },
  ),
  whenever(
    { kind: "counterRemoved", from: "this", counter: "time", last: true },
    body(
      {
        kind: "castNow",
        who: YOU,
        what: IT,
        cost: "withoutPaying",
        optional: true,
        landsToo: true,
        bind: "cast",
      },
      {
        kind: "modify",
        what: { kind: "ref", ref: { kind: "bound", name: "cast" } },
        modifications: [{ kind: "gainAbility", ability: { kind: "keyword", keyword: "haste" } }],
        duration: "endOfGame",
      },
    ),
    { zone: "exile" },
  ),
];

export const suspend: Keyword<"suspend"> = {
  rule: "702.62",
  owner: "casting",
  abilities: () => suspendAbilities,
};
