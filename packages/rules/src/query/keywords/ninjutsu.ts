import type { Ability, Cost, Filter } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, CREATURE, IT, YOU, YOURS } from "./shorthand.ts";

/** CR 702.49a, c: whom it attacks is settled as the cost is paid. */
function ninjutsuAbilities(cost: readonly Cost[]): readonly Ability[] {
  const unblocked: Filter = { of: [CREATURE, { kind: "status", status: "unblocked" }, YOURS] };
  return [
    {
      kind: "activated",
      cost: [
        ...cost,
        { kind: "reveal", what: "this" },
        { kind: "returnToHand", what: { count: 1, filter: unblocked } },
      ],
      body: body({
        kind: "move",
        what: IT,
        to: { zone: "battlefield", under: YOU, with: { tapped: true, attacking: true } },
      }),
      zone: "hand",
      word: "ninjutsu",
    },
  ];
}

export const ninjutsu: Keyword<"ninjutsu"> = {
  rule: "702.49",
  owner: "keywords",
  abilities: ({ cost }) => ninjutsuAbilities(cost),
};
