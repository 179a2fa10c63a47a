import type { Amount } from "../amount.ts";
import type { Comparison } from "../comparison.ts";
import type { FrenchContext } from "./context.ts";

/** A bound on force, endurance or another feminine number: « supérieure ou égale à 3 », « de 3 ». */
export function comparison(compare: Comparison, value: Amount, p: FrenchContext): string {
  const text = p.value(value);
  const plain = typeof value === "number" || value.kind === "x";
  switch (compare) {
    case "=":
      return plain ? `de ${text}` : `égale à ${text}`;
    case "<=":
      return `inférieure ou égale à ${text}`;
    case ">=":
      return `supérieure ou égale à ${text}`;
    case "<":
      return `inférieure à ${text}`;
    case ">":
      return `supérieure à ${text}`;
    case "!=":
      return `différente de ${text}`;
  }
}

/** After « être »: « est égale à 3 ». */
export function isCompared(compare: Comparison, value: Amount, p: FrenchContext): string {
  return compare === "=" ? `égale à ${p.value(value)}` : comparison(compare, value, p);
}

/** The same of a masculine: « le nombre de ... est supérieur à ». */
export function masculine(words: string): string {
  return words
    .replace(/^inférieure/, "inférieur")
    .replace(/^supérieure/, "supérieur")
    .replace(/(^|ou )égale/, "$1égal")
    .replace(/^différente/, "différent");
}
