import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, ENTERS, putCounters, whenever, YOU } from "./shorthand.ts";

/** CR 702.123a. */
function fabricateAbilities(amount: Amount): readonly Ability[] {
  return [
    whenever(
      ENTERS,
      body({
        kind: "may",
        who: YOU,
        effects: [putCounters("+1/+1", amount)],
        otherwise: [
          {
            kind: "createToken",
            who: YOU,
            amount,
            token: {
              kind: "token",
              colors: [],
              types: ["artifact", "creature"],
              subtypes: ["Servo"],
              power: 1,
              toughness: 1,
            },
          },
        ],
      }),
    ),
  ];
}

export const fabricate: Keyword<"fabricate"> = {
  rule: "702.123",
  owner: "keywords",
  abilities: ({ amount }) => fabricateAbilities(amount),
};
