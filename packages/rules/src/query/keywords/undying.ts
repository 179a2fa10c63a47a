import type { Keyword } from "./keyword.ts";
import { returnsWith } from "./shorthand.ts";

/** CR 702.93a. */
const undyingAbilities = returnsWith("+1/+1");

export const undying: Keyword<"undying"> = {
  rule: "702.93",
  owner: "keywords",
  abilities: () => undyingAbilities,
};
