/** Searching cards, and one card with everything that is known about it. */
import type { HttpApi } from "@spellroom/protocol/http";
import type { CardSearches } from "../../card-search/card-search.ts";
import { ApiError } from "../api-error.ts";
import type { Handlers } from "../endpoints.ts";

export interface CardRouteParts {
  readonly cardSearches: CardSearches;
}

export function cardHandlers({ cardSearches }: CardRouteParts): Handlers<HttpApi["cards"]> {
  return {
    search: async ({ query: { q, order, descending, offset, limit, deck } }) => {
      const search = { query: q, order, descending: descending === "true", from: offset, count: limit };
      const names = deck === undefined ? {} : { deck: deck.split("|") };
      return cardSearches.search({ ...search, ...names });
    },
    facets: () => cardSearches.contents(),
    one: async ({ params }) => {
      const card = await cardSearches.find(params.card);
      if (card === undefined) throw new ApiError("not-found", "There is no card of that name");
      return { card };
    },
  };
}
