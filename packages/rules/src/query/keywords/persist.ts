import type { Keyword } from "./keyword.ts";
import { returnsWith } from "./shorthand.ts";

/** CR 702.79a. */
const persistAbilities = returnsWith("-1/-1");

export const persist: Keyword<"persist"> = {
  rule: "702.79",
  owner: "keywords",
  abilities: () => persistAbilities,
};
