import { z } from "zod";
import type { KeywordName } from "./keyword.ts";
import { COST_KEYWORDS, NUMBER_KEYWORDS, SIMPLE_KEYWORDS } from "./keyword-names.ts";

const QUALITY_KEYWORDS = [
  "protection",
  "hexproofFrom",
  "enchant",
  "landwalk",
  "affinity",
  "champion",
  "offering",
  "bandsWithOther",
  "typecycling",
  "equipQuality",
  "splice",
  "suspend",
  "reinforce",
  "awaken",
  "impending",
  "prototype",
  "adapt",
  "gift",
  "craft",
  "companion",
  "partnerWith",
  "classLevel",
] as const satisfies readonly KeywordName[];

/** The name of a keyword ability, without its parameters. */
export const keywordName: z.ZodType<KeywordName> = z.enum([
  ...SIMPLE_KEYWORDS,
  ...COST_KEYWORDS,
  ...NUMBER_KEYWORDS,
  ...QUALITY_KEYWORDS,
]);
