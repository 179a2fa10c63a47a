import type { Columns } from "./columns.ts";

export const ORDERS = ["name", "manaValue", "power", "toughness", "color", "rarity"] as const;
export type Order = (typeof ORDERS)[number];

/** All ids in an order: by a number of the cards, those without one last, then by name. */
export function sortedBy(order: Order, columns: Columns): Uint32Array {
  const ids = Uint32Array.from({ length: columns.size }, (_, id) => id);
  const key = keyOf(order, columns);
  return key === null ? ids : ids.sort((one, other) => key(one) - key(other) || one - other);
}

function keyOf(order: Order, { stats, color, rarities }: Columns): ((id: number) => number) | null {
  const orLast = (value: number | undefined): number =>
    value === undefined || Number.isNaN(value) ? Number.MAX_SAFE_INTEGER : value;
  switch (order) {
    case "name":
      return null;
    case "manaValue":
    case "power":
    case "toughness":
      return (id) => orLast(stats[order][id]);
    case "color":
      return (id) => color[id] ?? 0;
    case "rarity":
      return (id) => rarities[id] ?? 0;
  }
}
