import type { Keyword } from "./keyword.ts";
import { copyIfPaid } from "./shorthand.ts";

/** CR 702.153a: the copy; the cost is the business of casting. */
const casualtyAbilities = copyIfPaid("casualty");

export const casualty: Keyword<"casualty"> = {
  rule: "702.153",
  owner: "casting",
  abilities: () => casualtyAbilities,
};
