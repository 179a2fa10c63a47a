import { equipAbilities } from "./equip.ts";
import type { Keyword } from "./keyword.ts";

export const equipQuality: Keyword<"equipQuality"> = {
  rule: "702.6c",
  owner: "keywords",
  abilities: ({ cost, what }) => equipAbilities(cost, what),
};
