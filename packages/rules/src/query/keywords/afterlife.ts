import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, DIES, whenever, YOU } from "./shorthand.ts";

/** CR 702.135a. */
function afterlifeAbilities(amount: Amount): readonly Ability[] {
  return [
    whenever(
      DIES,
      body({
        kind: "createToken",
        who: YOU,
        amount,
        token: {
          kind: "token",
          colors: ["W", "B"],
          types: ["creature"],
          subtypes: ["Spirit"],
          power: 1,
          toughness: 1,
          abilities: [{ kind: "keyword", keyword: "flying" }],
        },
      }),
    ),
  ];
}

export const afterlife: Keyword<"afterlife"> = {
  rule: "702.135",
  owner: "keywords",
  abilities: ({ amount }) => afterlifeAbilities(amount),
};
