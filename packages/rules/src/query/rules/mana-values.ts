/** Rules and permissions that speak of mana values, to which the X of a spell belongs (CR 202.3e). */

const known = new WeakMap<object, boolean>();

/** Whether a part of a card asks for a mana value anywhere. */
export function speaksOfManaValue(part: unknown): boolean {
  if (part === "manaValue") return true;
  if (typeof part !== "object" || part === null) return false;
  const before = known.get(part);
  if (before !== undefined) return before;
  const found = Object.values(part).some(speaksOfManaValue);
  known.set(part, found);
  return found;
}
