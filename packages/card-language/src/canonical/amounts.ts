import type { Amount } from "../amount.ts";
import { MAX_NUMBER } from "../schema/basic.ts";
import { distinctByText, sortedByText } from "./order.ts";

/** Adds up what is known, flattens sums, drops what changes nothing. */
export function rewriteAmount(amount: Amount): Amount {
  const shorter = shortened(amount);
  // A number below zero may not stand wherever an amount may.
  return typeof shorter === "number" && shorter < 0 ? amount : shorter;
}

function shortened(amount: Amount): Amount {
  if (typeof amount === "number") return amount === 0 ? 0 : amount;
  switch (amount.kind) {
    case "sum":
      return rewriteSum(amount.of);
    case "difference":
      return amount.minus === 0 && !(typeof amount.of === "number" && amount.of < 0)
        ? amount.of
        : folded(amount, (a, b) => a - b, amount.of, amount.minus);
    case "times":
      return rewriteTimes(amount.factor, amount.of);
    case "most":
      return rewriteMost(amount.of);
    case "atMost":
      return folded(amount, Math.min, amount.of, amount.limit);
    default:
      return amount;
  }
}

/** The number that comes out, if both operands are known and it may stand wherever an amount may. */
function folded(amount: Amount, compute: (a: number, b: number) => number, a: Amount, b: Amount): Amount {
  if (typeof a !== "number" || typeof b !== "number") return amount;
  const result = compute(a, b);
  return result >= 0 && result <= MAX_NUMBER ? result : amount;
}

function rewriteSum(operands: readonly Amount[]): Amount {
  const flat = operands.flatMap((operand) =>
    typeof operand !== "number" && operand.kind === "sum" ? operand.of : [operand],
  );
  const known = flat.filter((operand) => typeof operand === "number");
  const total = known.reduce((sum, number) => sum + number, 0);
  if (Math.abs(total) > MAX_NUMBER) return { kind: "sum", of: sortedByText(flat) };
  const found = sortedByText(flat.filter((operand) => typeof operand !== "number"));
  const [only] = found;
  if (only === undefined && total >= 0) return total;
  if (only !== undefined && found.length === 1 && total === 0) return only;
  return { kind: "sum", of: total === 0 ? found : [...found, total] };
}

function rewriteTimes(factor: Amount, of: Amount): Amount {
  // The known number first; the rest in a fixed order, since it does not matter which is which.
  const [first, second] = sortedByText([factor, of]);
  const turned = typeof of === "number" && typeof factor !== "number";
  const product: Amount =
    typeof factor === "number" || typeof of === "number" || first === undefined || second === undefined
      ? { kind: "times", factor: turned ? of : factor, of: turned ? factor : of }
      : { kind: "times", factor: first, of: second };
  if (product.factor === 1) return product.of;
  return folded(product, (a, b) => a * b, product.factor, product.of);
}

function rewriteMost(operands: readonly Amount[]): Amount {
  const flat = distinctByText(
    operands.flatMap((operand) =>
      typeof operand !== "number" && operand.kind === "most" ? operand.of : [operand],
    ),
  );
  const known = flat.filter((operand) => typeof operand === "number");
  const rest: readonly Amount[] = flat.filter((operand) => typeof operand !== "number");
  const all = known.length === 0 ? rest : [...rest, Math.max(...known)];
  const [only] = all;
  if (only !== undefined && all.length === 1 && (typeof only !== "number" || only >= 0)) return only;
  return { kind: "most", of: all };
}
