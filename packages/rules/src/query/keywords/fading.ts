import type { Ability, Amount } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, entersWith, IT, SACRIFICE_THIS, THIS, whenever, YOUR_UPKEEP } from "./shorthand.ts";

/** CR 702.32a: sacrificed when there is no counter to remove. */
function fadingAbilities(amount: Amount): readonly Ability[] {
  const present: Amount = { kind: "counters", counter: "fade", on: THIS };
  return [
    entersWith("fade", amount),
    whenever(
      YOUR_UPKEEP,
      body(
        {
          kind: "bindAmount",
          amount: { kind: "difference", of: 1, minus: { kind: "atMost", of: present, limit: 1 } },
          bind: "missing",
        },
        { kind: "removeCounters", counter: "fade", amount: 1, from: IT },
        { kind: "repeat", times: { kind: "bound", name: "missing" }, effects: [SACRIFICE_THIS] },
      ),
    ),
  ];
}

export const fading: Keyword<"fading"> = {
  rule: "702.32",
  owner: "keywords",
  abilities: ({ amount }) => fadingAbilities(amount),
};
