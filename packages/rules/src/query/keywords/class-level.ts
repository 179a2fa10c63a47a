import type { Ability, Condition, KeywordAbility } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, THIS } from "./shorthand.ts";

/** CR 716.2a: an activated ability that gains the level, and a static one that holds from that level on. */
function classLevelAbilities({
  level,
  cost,
  abilities,
}: Extract<KeywordAbility, { keyword: "classLevel" }>): readonly Ability[] {
  const isLevel = (compare: "=" | ">=", right: number): Condition => ({
    kind: "compare",
    left: { kind: "classLevel", of: THIS },
    compare,
    right,
  });
  return [
    {
      kind: "activated",
      cost,
      body: body({ kind: "keywordAction", action: "gainClassLevel", amount: level }),
      limits: { timing: "sorcery", condition: isLevel("=", level - 1) },
      word: "level",
    },
    {
      kind: "static",
      condition: isLevel(">=", level),
      effects: [
        {
          kind: "modify",
          what: "this",
          modifications: abilities.map((ability) => ({ kind: "gainAbility", ability })),
        },
      ],
    },
  ];
}

export const classLevel: Keyword<"classLevel"> = {
  rule: "716.2",
  owner: "keywords",
  abilities: classLevelAbilities,
};
