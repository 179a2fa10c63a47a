import type { Ability, Amount, Cost, KeywordAction } from "@spellroom/card-language";
import { body, CREATURE, filter, IT, modifyUntilEndOfTurn, OTHER, YOURS } from "./parts.ts";

/** "Tap any number of other untapped creatures you control with total power N or greater", summoning sick ones too. */
function tapCreatures(power: Amount): Cost {
  return {
    kind: "tapOthers",
    what: { count: "any", filter: filter(CREATURE, OTHER, YOURS) },
    summoningSickAllowed: true,
    totalAtLeast: { stat: "power", value: power },
  };
}

function tell(action: KeywordAction) {
  return { kind: "keywordAction", action, what: IT } as const;
}

/** CR 702.122a, d. The word names it for what asks about crewing. */
export function crew(power: Amount): readonly Ability[] {
  return [
    {
      kind: "activated",
      cost: [tapCreatures(power)],
      body: body(
        modifyUntilEndOfTurn(IT, { kind: "types", mode: "add", types: ["artifact", "creature"] }),
        tell("crew"),
      ),
      word: "crew",
    },
  ];
}

/** CR 702.171a. */
export function saddle(power: Amount): readonly Ability[] {
  return [
    {
      kind: "activated",
      cost: [tapCreatures(power)],
      body: body(tell("saddle")),
      limits: { timing: "sorcery" },
      word: "saddle",
    },
  ];
}
