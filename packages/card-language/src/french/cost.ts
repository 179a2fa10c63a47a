import { type Cost, type CostNodes, type CostOf, costNodes } from "../cost.ts";
import type { FrenchContext } from "./context.ts";
import type { CostWords } from "./cost-words.ts";
import { capitalise } from "./elision.ts";
import { YOU } from "./grammar.ts";
import { conjugate, type VerbPhrase } from "./verbs.ts";

const words: CostNodes = costNodes;

function costWords(cost: Cost, p: FrenchContext): CostWords {
  const said = printOne(cost.kind, cost, p);
  mentionPaid(cost, p);
  return said;
}

function printOne<K extends Cost["kind"]>(kind: K, cost: CostOf<K>, p: FrenchContext): CostWords {
  return words[kind].french(cost, p);
}

/** A cost as it stands before a colon: « {1}{G}, {T}, sacrifiez une créature » (CR 602.1a). */
export function printCost(cost: readonly Cost[], p: FrenchContext): string {
  const parts = cost.map((one) => {
    const { symbol, verb } = costWords(one, p);
    return symbol ?? conjugate(verb, "imperative", YOU);
  });
  return capitalise(parts.join(", "));
}

/** A cost as something to do: « payer {2} », « sacrifier une créature ». */
export function costActions(cost: readonly Cost[], p: FrenchContext): readonly VerbPhrase[] {
  return cost.map((one) => costWords(one, p).verb);
}

/** « la créature sacrifiée »: what a cost dealt with is known from here on, though a pronoun stands for something else. */
export function mentionPaid(cost: Cost, p: FrenchContext): void {
  if (!("bind" in cost) || cost.bind === undefined || !("what" in cost)) return;
  const { what } = cost;
  if (typeof what !== "object" || !("filter" in what)) return;
  const { it } = p;
  p.mentionAside(`bound:${cost.bind}`, p.noun(what.filter).called, what.count !== 1);
  p.it = it;
}
