import type { Body, Effect } from "@spellroom/card-language";

/** Damage that a body deals, where it is a number that is printed; `null` where it deals none or one that isn't known. */
export function fixedDamage(body: Body | null): number | null {
  const effects: readonly Effect[] = body?.kind === "plain" ? body.effects : [];
  const [deals] = effects.flatMap((one) => (one.kind === "dealDamage" ? [one.amount] : []));
  return typeof deals === "number" ? deals : null;
}
