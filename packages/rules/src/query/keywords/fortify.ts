import type { Ability, Cost } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { asSorcery, IT, targeted, YOURS } from "./shorthand.ts";

/** CR 702.67a. */
function fortifyAbilities(cost: readonly Cost[]): readonly Ability[] {
  return [
    asSorcery(
      cost,
      targeted(
        { id: "fortify", what: { kind: "object", filter: { of: [{ kind: "type", type: "land" }, YOURS] } } },
        { kind: "attach", what: IT, to: { kind: "target", target: "fortify" } },
      ),
      { word: "fortify" },
    ),
  ];
}

export const fortify: Keyword<"fortify"> = {
  rule: "702.67",
  owner: "keywords",
  abilities: ({ cost }) => fortifyAbilities(cost),
};
