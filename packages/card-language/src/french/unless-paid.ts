import type { Cost } from "../cost.ts";
import type { FrenchContext } from "./context.ts";
import { nominal, YOU } from "./grammar.ts";
import type { ModificationStyle } from "./modification-style.ts";
import { conjugateAll } from "./verbs.ts";

/** « à moins que vous ne renvoyiez un enchantement que vous contrôlez », of the source itself. */
export function unlessPaid(cost: readonly Cost[], { who }: ModificationStyle, p: FrenchContext): string {
  const payer = who.of === "this" ? YOU : nominal(`${who.plural ? "leur" : "son"} contrôleur`, "m");
  return ` à moins que ${payer.text} ne ${conjugateAll(p.costAction(cost), "subjunctive", payer)}`;
}
