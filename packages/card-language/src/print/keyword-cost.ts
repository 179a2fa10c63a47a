import type { Ability } from "../ability.ts";
import type { Cost } from "../cost.ts";
import type { PrintContext } from "./context.ts";
import { keywordWords } from "./vocabulary.ts";

function isMana(cost: Cost): boolean {
  return cost.kind === "mana";
}

/** "Cycling {2}", but "Cycling—Pay 2 life." where the cost is more than mana. */
export function withCost(words: string, cost: readonly Cost[], p: PrintContext): string {
  if (cost.length === 0) return words;
  if (cost.every(isMana)) return `${words} ${p.phrases.cost(cost, p)}`;
  const [only] = cost;
  // A sentence of its own says what it costs.
  if (only?.kind === "ownManaCost" && cost.length === 1) return words;
  if (only?.kind === "either" && cost.length === 1 && only.of.every((way) => way.every(isMana)))
    return `${words} ${only.of.map((way) => p.phrases.cost(way, p)).join(" or ")}`;
  return `${words}—${p.phrases.cost(cost, p)}.`;
}

/** "The flashback cost is equal to its mana cost.": of "that card's" (1). */
export function ownCostSentence(ability: Ability, p: PrintContext): string | undefined {
  if (ability.kind !== "keyword" || !("cost" in ability)) return undefined;
  const [only, ...more] = ability.cost;
  if (only?.kind !== "ownManaCost" || more.length > 0) return undefined;
  const whose = p.say(only).variant === 1 ? "that card's" : "its";
  return `The ${keywordWords(ability.keyword)} cost is equal to ${whose} mana cost.`;
}
