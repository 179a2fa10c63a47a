import type { Keyword } from "./keyword.ts";
import { umbraArmorAbilities } from "./umbra-armor.ts";

export const totemArmor: Keyword<"totemArmor"> = {
  rule: "702.89",
  owner: "keywords",
  abilities: () => umbraArmorAbilities,
};
