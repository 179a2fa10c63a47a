import type { Amount } from "../amount.ts";
import type { Filter } from "../filter.ts";
import type { PlayerRef } from "../reference.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import { manyOf } from "./noun-phrase.ts";
import { listOf } from "./words.ts";

/** "you", "your opponents", "players": several at once. */
export function players(who: PlayerRef, p: PrintContext): string {
  switch (who.kind) {
    case "opponents":
      return "your opponents";
    case "allPlayers":
      return "players";
    default:
      return p.player(who, "subject");
  }
}

/** "you", "each opponent", "each player". */
export function each(who: PlayerRef, p: PrintContext): string {
  return p.player(who, "subject");
}

/** Spells of a description: the filter stands for spells even where it names no zone. */
export function spells(filter: Filter, p: PrintContext): string {
  const [only] = filter.of;
  const whole = (): string => manyOf(p.noun({ zones: ["stack"], of: filter.of }));
  if (only?.kind === "any" && (p.say(filter).variant === 8 || (filter.of.length === 1 && !p.canPrint(whole))))
    return listOf(
      only.of.map((one) => manyOf(p.noun({ zones: ["stack"], of: one.kind === "all" ? one.of : [one] }))),
      "and",
    );
  return whole();
}

export interface Difference {
  readonly more?: Amount;
  readonly less?: Amount;
  readonly moreMana?: readonly string[];
  readonly lessMana?: readonly string[];
}

export function costDifference(rule: Difference, p: PrintContext): string {
  if (rule.moreMana !== undefined) return `${rule.moreMana.map((one) => `{${one}}`).join("")} more`;
  if (rule.lessMana !== undefined) return `${rule.lessMana.map((one) => `{${one}}`).join("")} less`;
  if (rule.more !== undefined) return `${generic(rule.more, p)} more`;
  if (rule.less !== undefined) return `${generic(rule.less, p)} less`;
  throw new NotPrintable("cost change", "of nothing");
}

/** "{1} less to cast", "{2} more to activate for each Island you control". */
export function changedCost(rule: Difference, act: "cast" | "activate", p: PrintContext): string {
  const amount = rule.less ?? rule.more;
  if (typeof amount !== "object" || p.say(amount).amount !== "forEach")
    return `${costDifference(rule, p)} to ${act}`;
  const times = amount.kind === "times" && typeof amount.factor === "number";
  const factor = times ? amount.factor : 1;
  const word = rule.less === undefined ? "more" : "less";
  return `{${String(factor)}} ${word} to ${act} for each ${p.eachOf(times ? amount.of : amount)}`;
}

export function generic(amount: Amount, p: PrintContext): string {
  if (typeof amount === "number") return `{${amount}}`;
  if (amount.kind !== "x") p.whereX = p.value(amount);
  return "{X}";
}

/** Whether a rule is about the spell that the card itself would be. */
export function isItself({ of: [only, ...others] }: Filter): boolean {
  return others.length === 0 && only?.kind === "oneOf" && only.ref.kind === "this";
}
