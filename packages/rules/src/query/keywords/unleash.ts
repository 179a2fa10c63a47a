import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { mayEnterWithCounter, THIS } from "./shorthand.ts";

/** CR 702.98a: the counter is offered as it enters. */
const unleashAbilities: readonly Ability[] = [
  mayEnterWithCounter(),
  {
    kind: "static",
    condition: {
      kind: "compare",
      left: { kind: "counters", counter: "+1/+1", on: THIS },
      compare: ">",
      right: 0,
    },
    effects: [
      {
        kind: "modify",
        what: "this",
        modifications: [{ kind: "restriction", restriction: { kind: "cantBlock" } }],
      },
    ],
  },
];

export const unleash: Keyword<"unleash"> = {
  rule: "702.98",
  owner: "keywords",
  abilities: () => unleashAbilities,
};
