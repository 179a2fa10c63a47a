import type { Amount } from "../amount.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import { numberWord, plural, withArticle } from "./words.ts";

export type Dynamic = Exclude<Amount, number>;

/** What is measured: "card", "damage", "1/1 green Elf creature token". */
export interface Unit {
  readonly one: string;
  readonly many: string;
  /** Damage, life: "3 damage", "that much damage", "damage equal to". */
  readonly mass?: true;
}

export const CARDS: Unit = { one: "card", many: "cards" };
export const DAMAGE: Unit = { one: "damage", many: "damage", mass: true };
export const LIFE: Unit = { one: "life", many: "life", mass: true };

export function unit(one: string, many: string = plural(one)): Unit {
  return { one, many };
}

/** A measured amount; `suffix` stands at the end of the clause ("for each creature you control"). */
export interface Measure {
  readonly text: string;
  readonly suffix: string;
}

/** "two cards", "3 damage", "X cards", "that much life", "a card for each ...", "damage equal to ...". */
export function measure(amount: Amount, of: Unit, p: PrintContext): Measure {
  if (typeof amount === "number") return { text: fixed(amount, of), suffix: "" };
  const say = p.say(amount);
  if (amount.kind === "x" && say.amount !== "that") return { text: `X ${of.many}`, suffix: "" };
  if (say.amount === "whereX") {
    p.whereX = p.value(amount);
    return { text: `X ${of.many}`, suffix: "" };
  }
  const ofPrevented = amount.kind === "event" && amount.unreduced !== true && p.tellsPrevented;
  if ((amount.kind === "event" && say.amount === undefined && !ofPrevented) || say.amount === "that")
    return { text: `that ${of.mass === true ? "much" : "many"} ${of.many}`, suffix: "" };
  const style = say.amount ?? (ofPrevented ? "forEach" : defaultStyle(amount));
  if (style === "forEach") return perEach(amount, of, p);
  if (amount.kind === "times" && typeof amount.factor === "number" && isTimesX(amount, p))
    return { text: `${numberWord(amount.factor)} times ${measure(amount.of, of, p).text}`, suffix: "" };
  if (amount.kind === "times" && amount.factor === 2 && isPlain(amount.of)) {
    return { text: `twice ${measure(amount.of, of, p).text}`, suffix: "" };
  }
  if (say.variant === 4 && (amount.kind === "sum" || amount.kind === "difference"))
    return { text: `that many ${of.many} ${amount.kind === "sum" ? "plus" : "minus"} one`, suffix: "" };
  if (amount.kind === "sum" && say.variant === 3)
    return { text: `${xPlus(amount.of, p)} ${of.many}`, suffix: "" };
  if (amount.kind === "sum") {
    const plus = plusText(amount.of, of, p);
    if (plus !== undefined) return { text: plus, suffix: "" };
  }
  if (amount.kind === "half" && typeof amount.of === "object" && amount.of.kind === "life" && of === LIFE) {
    return { text: `half ${p.player(amount.of.of, "possessive")} life, rounded ${amount.round}`, suffix: "" };
  }
  if (amount.kind === "half" && isPlain(amount.of)) {
    return { text: `half ${measure(amount.of, of, p).text}, rounded ${amount.round}`, suffix: "" };
  }
  const counted = of.mass === true || say.variant === 1 ? of.many : `a number of ${of.many}`;
  return { text: counted, suffix: ` equal to ${p.value(amount)}` };
}

/** "two times X life", "three times X life". */
function isTimesX(amount: Extract<Dynamic, { kind: "times" }>, p: PrintContext): boolean {
  if (typeof amount.factor !== "number" || amount.factor < 2 || !isPlain(amount.of)) return false;
  return p.say(amount).variant === 5 || amount.factor > 2;
}

/** "X plus 3": the number stands before what is measured. */
function xPlus([x, more]: readonly Amount[], p: PrintContext): string {
  if (typeof x !== "object" || typeof more !== "number") throw new NotPrintable("amount sum", "not of X");
  if (x.kind !== "x") p.whereX = p.value(x);
  return `X plus ${more}`;
}

export function isPlain(amount: Amount): boolean {
  return typeof amount === "object" && (amount.kind === "x" || amount.kind === "event");
}

function plusText(terms: readonly Amount[], of: Unit, p: PrintContext): string | undefined {
  const [left, right] = terms;
  if (terms.length !== 2 || left === undefined || typeof right !== "number") return undefined;
  return isPlain(left) ? `${measure(left, of, p).text} plus ${right}` : undefined;
}

export function fixed(amount: number, of: Unit): string {
  if (of.mass === true) return `${amount} ${of.many}`;
  return amount === 1 ? withArticle(of.one) : `${numberWord(amount)} ${of.many}`;
}

export function defaultStyle(amount: Dynamic): "forEach" | "equalTo" {
  const inner = amount.kind === "times" && typeof amount.of === "object" ? amount.of : amount;
  switch (inner.kind) {
    case "count":
    case "countPlayers":
    case "counters":
    case "timesKicked":
    case "distinct":
      return "forEach";
    default:
      return "equalTo";
  }
}

export function perEach(amount: Dynamic, of: Unit, p: PrintContext): Measure {
  const times = amount.kind === "times" && typeof amount.factor === "number";
  const factor = times && typeof amount.factor === "number" ? amount.factor : 1;
  const inner = times ? amount.of : amount;
  return { text: fixed(factor, of), suffix: ` for each ${p.eachOf(inner)}` };
}
