import type { PrintContext } from "../print/context.ts";
import { label, variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

export const schema = variant("paidAlternative", {
  keyword: label,
});
export interface PaidAlternativeCondition extends Node<typeof schema> {}

export function english(condition: PaidAlternativeCondition, p: PrintContext): string {
  return condition.keyword === "bargain"
    ? `${p.source(condition, "subject")} was bargained`
    : `${p.source(condition, "possessive")} ${keywordPhrase(condition.keyword)} cost was paid`;
}

/** The name of a keyword as a text says it: "webSlinging" is "web-slinging". */
function keywordPhrase(keyword: string): string {
  return keyword === "webSlinging" ? "web-slinging" : keyword;
}
