import type { CardOrder } from "@spellroom/client";

export const ORDERS = [
  "name",
  "manaValue",
  "color",
  "rarity",
  "power",
  "toughness",
] as const satisfies readonly CardOrder[];

/** A search: a query, and the order of its results. */
export interface SearchWish {
  readonly q: string;
  readonly order: CardOrder;
  readonly descending: boolean;
}

/** Every card, by name. */
export const EVERY_CARD: SearchWish = { q: "", order: "name", descending: false };

/** The search in an address; invalid parts are ignored. */
export function wishOf(params: Pick<URLSearchParams, "get">): SearchWish {
  const order = ORDERS.find((one) => one === params.get("order")) ?? EVERY_CARD.order;
  return { q: params.get("q") ?? "", order, descending: params.get("descending") === "true" };
}

/** The address of a search; what goes without saying is left out. */
export function searchAddress({ q, order, descending }: SearchWish): string {
  const params = new URLSearchParams();
  if (q !== "") params.set("q", q);
  if (order !== EVERY_CARD.order) params.set("order", order);
  if (descending) params.set("descending", "true");
  const query = params.toString();
  return query === "" ? "/cards" : `/cards?${query}`;
}

export function isSameWish(one: SearchWish, other: SearchWish): boolean {
  return one.q === other.q && one.order === other.order && one.descending === other.descending;
}

/** The address of a card's page. */
export function cardAddress(name: string): string {
  return `/cards/${encodeURIComponent(name)}`;
}
