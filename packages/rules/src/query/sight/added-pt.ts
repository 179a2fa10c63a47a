import type { Amount, Modification } from "@spellroom/card-language";

type AddPT = Extract<Modification, { kind: "addPT" }>;

/**
 * What "+X/+Y" adds, with every amount found. CR 107.1b: for an X of less than zero it is zero, in "-X/-X" as well, unless the
 * effect doubles. What is written as a number stays as it is.
 */
export function addedPT(
  { power, toughness, doubles }: AddPT,
  find: (amount: Amount) => number,
): { readonly power: number; readonly toughness: number } {
  const added = doubles === true ? find : (amount: Amount) => withoutNegatives(amount, find);
  return { power: added(power), toughness: added(toughness) };
}

function withoutNegatives(amount: Amount, find: (amount: Amount) => number): number {
  if (typeof amount === "number") return amount;
  if (amount.kind === "times" && typeof amount.factor === "number" && amount.factor < 0)
    return amount.factor * Math.max(0, find(amount.of));
  return Math.max(0, find(amount));
}
