export const STATS = ["power", "toughness", "manaValue", "loyalty", "basePower", "baseToughness"] as const;
/** A number that an object has. */
export type Stat = (typeof STATS)[number];
