import type { EntersWith } from "../enters-with.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import { listOf, numberWord, withArticle } from "./words.ts";

/** "a +1/+1 counter", "two charge counters and a shield counter". */
export function counterWords(
  counters: NonNullable<EntersWith["counters"]>,
  p: PrintContext,
  additional = false,
): string {
  const extra = additional ? "additional " : "";
  const words = counters.map(({ counter, amount }) => {
    if (amount === 1) return `${withArticle(`${extra}${counter} counter`)}`;
    if (typeof amount === "number") return `${numberWord(amount)} ${extra}${counter} counters`;
    if (amount.kind === "x") return `X ${extra}${counter} counters`;
    if (p.say(amount).amount === "forEach") throw new NotPrintable("counters", "for each");
    if (amount.kind === "event") return `that many ${extra}${counter} counters`;
    p.whereX = p.value(amount);
    return `X ${extra}${counter} counters`;
  });
  return listOf(words, "and");
}
