import type { Keyword } from "./keyword.ts";
import { copyIfPaid } from "./shorthand.ts";

/** CR 702.78a: the copy; the cost is the business of casting. */
const conspireAbilities = copyIfPaid("conspire");

export const conspire: Keyword<"conspire"> = {
  rule: "702.78",
  owner: "casting",
  abilities: () => conspireAbilities,
};
