import type { Filter } from "../filter.ts";
import type { PrintContext } from "./context.ts";

/** A description of cards that has no zone of its own. */
export function cardsOf(filter: Filter, p: PrintContext): Filter {
  const cards: Filter = { ...filter, zones: ["library"] };
  p.sayAs(cards, filter);
  return cards;
}
