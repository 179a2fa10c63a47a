import type { Filter } from "../filter.ts";
import { cardsOf } from "./cards-of.ts";
import type { PrintContext } from "./context.ts";
import { isHeadPredicate } from "./noun-head.ts";
import { bare, indefinite } from "./noun-phrase.ts";
import { listOf } from "./words.ts";

/** "a basic land card or a Gate card", with one article or with two. */
export function eitherCard(wanted: Filter, p: PrintContext): string | undefined {
  const [any] = wanted.of;
  if (any?.kind !== "any") return undefined;
  // Descriptions of which one has no noun of its own can't share one: "an instant card or a card with flash".
  const isApart = any.of.some((one) => one.kind === "all") && !isHeadPredicate(any);
  const { variant = isApart ? 11 : undefined } = p.say(wanted);
  if (variant !== 11 && variant !== 12) return undefined;
  const cards = any.of.map((one, index) => {
    const filter: Filter = { of: one.kind === "all" ? one.of : [one] };
    p.sayAs(filter, one);
    const np = p.noun(cardsOf(filter, p));
    return index === 0 || variant === 11 ? indefinite(np, "none") : bare(np, { zone: "none" });
  });
  return listOf(cards, "or");
}
