import type { Ability } from "@spellroom/card-language";
import type { Keyword } from "./keyword.ts";
import { body, ENTERS, IT, whenever, YOU } from "./shorthand.ts";

/** CR 702.157a: the copies; the additional cost is the business of casting. */
const squadAbilities: readonly Ability[] = [
  whenever(
    ENTERS,
    body({
      kind: "createCopyToken",
      who: YOU,
      amount: { kind: "timesKicked", keyword: "squad" },
      of: IT,
    }),
    { condition: { kind: "paidAlternative", keyword: "squad" } },
  ),
];

export const squad: Keyword<"squad"> = {
  rule: "702.157",
  owner: "keywords",
  abilities: () => squadAbilities,
};
