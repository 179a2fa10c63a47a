import type { Filter } from "../filter.ts";
import { COLORS } from "../mana.ts";
import type { Predicate } from "../predicate.ts";
import type { TargetKind } from "../target-kind.ts";
import { distinctByText } from "./order.ts";

/** Flattens and sorts "and" and "or", unwraps those of one element, resolves double negation. */
export function rewritePredicate(predicate: Predicate): Predicate {
  switch (predicate.kind) {
    case "not":
      return predicate.of.kind === "not" ? predicate.of.of : predicate;
    case "any":
      return joined("any", predicate.of);
    case "all":
      return joined("all", predicate.of);
    default:
      return predicate;
  }
}

function joined(kind: "any" | "all", operands: readonly Predicate[]): Predicate {
  const flat = flattened(kind, operands);
  const [only] = flat;
  return only !== undefined && flat.length === 1 ? only : { kind, of: flat };
}

function flattened(kind: "any" | "all", operands: readonly Predicate[]): readonly Predicate[] {
  return sortedPredicates(operands.flatMap((operand) => (operand.kind === kind ? operand.of : [operand])));
}

/** Colors in their own order (CR 105.1), everything else by its text. */
function sortedPredicates(predicates: readonly Predicate[]): readonly Predicate[] {
  const distinct = distinctByText(predicates);
  const colors = COLORS.flatMap((color) =>
    distinct.filter((predicate) => predicate.kind === "color" && predicate.color === color),
  );
  return [...colors, ...distinct.filter((predicate) => predicate.kind !== "color")];
}

/** A filter is an "and" of its predicates, of objects on the battlefield unless it says otherwise. */
export function rewriteFilter(filter: Filter): Filter {
  const of = flattened("all", filter.of);
  const battlefield = filter.zones?.length === 1 && filter.zones[0] === "battlefield";
  return filter.zones === undefined || battlefield ? { of } : { zones: filter.zones, of };
}

export function rewriteTargetKind(kind: TargetKind): TargetKind {
  if (kind.kind !== "either") return kind;
  const flat = distinctByText(kind.of.flatMap((part) => (part.kind === "either" ? part.of : [part])));
  const [only] = flat;
  return only !== undefined && flat.length === 1 ? only : { kind: "either", of: flat };
}
