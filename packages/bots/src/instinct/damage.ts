import type { Body, Effect } from "@spellroom/card-language";

/** The printed damage of a body; `null` if it deals none or an unknown number. */
export function fixedDamage(body: Body | null): number | null {
  const effects: readonly Effect[] = body?.kind === "plain" ? body.effects : [];
  const [deals] = effects.flatMap((one) => (one.kind === "dealDamage" ? [one.amount] : []));
  return typeof deals === "number" ? deals : null;
}
