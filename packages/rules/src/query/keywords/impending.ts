import type { Ability, Amount, Condition } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, enteringWith, IT, THIS, whenever, YOU } from "./shorthand.ts";

const WAS_PAID: Condition = { kind: "paidAlternative", keyword: "impending" };
const STILL_IMPENDING: Condition = {
  kind: "all",
  of: [
    WAS_PAID,
    { kind: "compare", left: { kind: "counters", counter: "time", on: THIS }, compare: ">", right: 0 },
  ],
};

/**
 * Impending (Duskmourn: House of Horror): the time counters, no creature while there are any, and their removal; casting the
 * card for its impending cost is the business of casting.
 */
function impendingAbilities(amount: Amount): readonly Ability[] {
  return [
    {
      kind: "static",
      condition: WAS_PAID,
      effects: [enteringWith("time", amount)],
    },
    {
      kind: "static",
      condition: STILL_IMPENDING,
      effects: [
        {
          kind: "modify",
          what: "this",
          modifications: [{ kind: "types", mode: "remove", types: ["creature"] }],
        },
      ],
    },
    whenever(
      { kind: "stepBegins", step: "end", whose: YOU },
      body({ kind: "removeCounters", counter: "time", amount: 1, from: IT }),
      { condition: STILL_IMPENDING },
    ),
  ];
}

export const impending: Keyword<"impending"> = {
  rule: "Duskmourn: House of Horror",
  owner: "casting",
  abilities: ({ amount }) => impendingAbilities(amount),
};
