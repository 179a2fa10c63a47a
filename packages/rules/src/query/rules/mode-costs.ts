import type { Body, Cost } from "@spellroom/card-language";
import type { Characteristics } from "../../state/object.ts";

/** Keyword abilities by which the costs of the chosen modes are paid in addition (CR 702.172a). */
const PAYING = ["spree", "tiered"];

type Values = Pick<Characteristics, "abilities" | "keywords">;

/** What each mode beyond the first costs (CR 702.120a). */
function escalateCost({ abilities }: Values): readonly Cost[] {
  return abilities.flatMap(({ ability }) =>
    ability.kind === "keyword" && ability.keyword === "escalate" ? ability.cost : [],
  );
}

/** Whether choosing modes of a spell costs something in addition to the spell's cost. */
export function hasCostlyModes(values: Values, body: Body): boolean {
  if (body.kind === "plain") return false;
  return escalateCost(values).length > 0 || PAYING.some((one) => values.keywords.has(one));
}

/** Costs of modes themselves, and of each mode beyond the first with escalate (CR 700.2h, 702.120a, 702.172a). */
export function costsOfModes(values: Values, body: Body, modes: readonly number[]): readonly Cost[] {
  if (body.kind === "plain") return [];
  const own = PAYING.some((one) => values.keywords.has(one))
    ? modes.flatMap((mode) => body.modes[mode]?.cost ?? [])
    : [];
  const beyond = Math.max(0, modes.length - 1);
  return [...own, ...new Array<readonly Cost[]>(beyond).fill(escalateCost(values)).flat()];
}
