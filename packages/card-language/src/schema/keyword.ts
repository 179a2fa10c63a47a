import { z } from "zod";
import {
  COST_KEYWORDS,
  type KeywordAbility,
  type KeywordName,
  NUMBER_KEYWORDS,
  type ProtectionQuality,
  SIMPLE_KEYWORDS,
} from "../keyword.ts";
import type { Agrees, Expect } from "./agree.ts";
import { label, natural, positive, subtype, variant } from "./basic.ts";
import type { Refs } from "./nodes.ts";

export const QUALITY_KEYWORDS = [
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
  "adapt",
  "craft",
  "companion",
  "partnerWith",
] as const;

export const keywordName = z.enum([
  ...SIMPLE_KEYWORDS,
  ...COST_KEYWORDS,
  ...NUMBER_KEYWORDS,
  ...QUALITY_KEYWORDS,
]);
export type KeywordNameAgrees = Expect<Agrees<z.output<typeof keywordName>, KeywordName>>;

export function protectionMembers(refs: Refs) {
  return [
    variant("filter", { filter: refs.filter }),
    variant("everything"),
    variant("player", { player: z.enum(["opponents", "chosen"]) }),
    variant("chosenColor"),
  ] as const;
}
export type ProtectionAgrees = Expect<
  Agrees<z.output<ReturnType<typeof protectionMembers>[number]>, ProtectionQuality>
>;

const kind = z.literal("keyword");

function filterKeywords(refs: Refs) {
  const quality = z.discriminatedUnion("kind", protectionMembers(refs));
  const what = refs.filter;
  return [
    z.strictObject({ kind, keyword: z.literal("protection"), from: quality }),
    z.strictObject({ kind, keyword: z.literal("hexproofFrom"), from: quality }),
    z.strictObject({
      kind,
      keyword: z.literal("enchant"),
      what: z.union([z.enum(["player", "opponent"]), what]),
    }),
    z.strictObject({ kind, keyword: z.literal("landwalk"), land: what }),
    z.strictObject({ kind, keyword: z.literal("affinity"), for: what }),
    z.strictObject({ kind, keyword: z.literal("champion"), what }),
    z.strictObject({ kind, keyword: z.literal("offering"), what }),
    z.strictObject({ kind, keyword: z.literal("bandsWithOther"), what }),
  ] as const;
}

function costAndQualityKeywords(refs: Refs) {
  const what = refs.filter;
  const cost = refs.costs;
  return [
    z.strictObject({ kind, keyword: z.literal("typecycling"), what, cost }),
    z.strictObject({ kind, keyword: z.literal("equipQuality"), what, cost }),
    z.strictObject({ kind, keyword: z.literal("splice"), onto: subtype, cost }),
    z.strictObject({ kind, keyword: z.literal("suspend"), time: z.union([z.literal("X"), positive]), cost }),
    z.strictObject({ kind, keyword: z.literal("reinforce"), amount: refs.amount, cost }),
    z.strictObject({ kind, keyword: z.literal("awaken"), amount: natural, cost }),
    z.strictObject({ kind, keyword: z.literal("adapt"), amount: natural, cost }),
    z.strictObject({ kind, keyword: z.literal("craft"), with: what, count: natural.exactOptional(), cost }),
    z.strictObject({ kind, keyword: z.literal("companion"), condition: label }),
    z.strictObject({ kind, keyword: z.literal("partnerWith"), name: label }),
  ] as const;
}

export function keywordMembers(refs: Refs) {
  return [
    z.strictObject({ kind, keyword: z.enum(SIMPLE_KEYWORDS) }),
    z.strictObject({ kind, keyword: z.enum(COST_KEYWORDS), cost: refs.costs }),
    z.strictObject({ kind, keyword: z.enum(NUMBER_KEYWORDS), amount: refs.amount }),
    ...filterKeywords(refs),
    ...costAndQualityKeywords(refs),
  ] as const;
}
export type KeywordAgrees = Expect<
  Agrees<z.output<ReturnType<typeof keywordMembers>[number]>, KeywordAbility>
>;
