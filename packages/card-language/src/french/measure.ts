import type { Amount } from "../amount.ts";
import type { FrenchContext } from "./context.ts";
import { type Noun, noun, numberWord, possessed } from "./grammar.ts";
import { dealtWith } from "./reference.ts";
import { CARD } from "./vocabulary.ts";

type Dynamic = Exclude<Amount, number>;

/** What is measured: « carte », « blessure », « jeton de créature 1/1 verte Elfe ». */
export interface Unit extends Noun {
  /** Counted in digits: « 3 blessures », « 1 point de vie ». */
  readonly digits?: true;
}

export const CARDS: Unit = CARD;
export const DAMAGE: Unit = { ...noun("blessure", "f"), digits: true };
export const LIFE: Unit = { ...noun("point de vie", "m", "points de vie"), digits: true };

/** A measured amount; `suffix` stands at the end of the clause (« pour chaque créature que vous contrôlez »). */
export interface Measure {
  readonly text: string;
  readonly suffix: string;
}

/** « deux cartes », « 3 blessures », « X cartes », « autant de points de vie », « un nombre de cartes égal à ... ». */
export function measure(amount: Amount, of: Unit, p: FrenchContext): Measure {
  if (typeof amount === "number") return { text: fixed(amount, of), suffix: "" };
  if (amount.kind === "x") return { text: `X ${of.many}`, suffix: "" };
  if (amount.kind === "bound" && p.isX(amount.name))
    return { text: `${p.sayX(amount.name)} ${of.many}`, suffix: "" };
  if (amount.kind === "event" && amount.unreduced !== true && p.tellsPrevented)
    return { text: `autant de ${of.many} que de blessures prévenues de cette manière`, suffix: "" };
  if (amount.kind === "event" || isSoMany(amount)) return { text: `autant de ${of.many}`, suffix: "" };
  if (perEach(amount)) {
    const { factor, inner } = factored(amount);
    return { text: fixed(factor, of), suffix: `pour chaque ${p.eachOf(inner)}` };
  }
  if (amount.kind === "times" && amount.factor === 2 && isPlain(amount.of))
    return {
      text: `deux fois ${typeof amount.of === "object" && amount.of.kind === "x" ? "X" : "autant de"} ${of.many}`,
      suffix: "",
    };
  if (amount.kind === "half" && typeof amount.of === "object" && amount.of.kind === "life" && of === LIFE) {
    const life = possessed(LIFE, p.player(amount.of.of), true).text;
    return { text: `la moitié de ${life}, arrondie ${rounding(amount.round)}`, suffix: "" };
  }
  if (amount.kind === "sum") {
    const [left, right] = amount.of;
    if (amount.of.length === 2 && left !== undefined && typeof right === "number" && isPlain(left))
      return { text: `${measure(left, of, p).text} plus ${numberWord(right, of.gender)}`, suffix: "" };
  }
  return { text: `un nombre de ${of.many} égal à ${p.value(amount)}`, suffix: "" };
}

export function rounding(round: "up" | "down"): string {
  return `à l'unité ${round === "up" ? "supérieure" : "inférieure"}`;
}

/** As many as there were of what has just been dealt with, where no participle says how. */
function isSoMany(amount: Dynamic): boolean {
  if (amount.kind !== "countRef" || amount.ref.kind !== "bound") return false;
  return dealtWith(amount.ref.name) === undefined && !/^kept\d*$/.test(amount.ref.name);
}

function isPlain(amount: Amount): boolean {
  return typeof amount === "object" && (amount.kind === "x" || amount.kind === "event");
}

export function fixed(amount: number, of: Unit): string {
  const number = of.digits === true ? String(amount) : numberWord(amount, of.gender);
  return `${number} ${amount === 1 ? of.one : of.many}`;
}

/** « 2 pour chaque ... » is a factor and what is counted. */
export function factored(amount: Dynamic): { readonly factor: number; readonly inner: Amount } {
  return amount.kind === "times" && typeof amount.factor === "number"
    ? { factor: amount.factor, inner: amount.of }
    : { factor: 1, inner: amount };
}

/** As many as there are beyond the first. */
function isBeyondFirst({ of: [less, none, ...more] }: Extract<Dynamic, { kind: "most" }>): boolean {
  if (more.length > 0 || none !== 0 || typeof less !== "object") return false;
  return less.kind === "difference" && less.minus === 1;
}

/** Whether an amount is put with « pour chaque ». */
export function perEach(amount: Dynamic): boolean {
  const { inner } = factored(amount);
  if (typeof inner === "number") return false;
  if (inner.kind === "most") return isBeyondFirst(inner);
  return ["count", "countPlayers", "counters", "timesKicked", "distinct"].includes(inner.kind);
}

/** Whether the thing is said in the singular: « un jeton », also « un jeton pour chaque créature ». */
export function isSingular(amount: Amount): boolean {
  if (typeof amount === "number") return amount === 1;
  return perEach(amount) && factored(amount).factor === 1;
}

/** « X », with what it is said at the end of the sentence; a number as it is. */
export function numeral(amount: Amount, p: FrenchContext): string {
  if (typeof amount === "number") return String(amount);
  if (amount.kind === "bound" && p.isX(amount.name)) return p.sayX(amount.name);
  if (amount.kind !== "x") p.whereX ??= p.value(amount);
  return "X";
}

/** « à n'importe quelle cible un nombre de blessures égal à la moitié de ..., arrondie ... »: long amounts come last. */
export function isLong(said: Measure): boolean {
  return said.text.includes(", ");
}

/**
 * Where what is measured is put, before what its number is equal to: « un nombre de marqueurs sur elle égal à sa force »,
 * « autant de marqueurs sur elle que de blessures prévenues de cette manière ».
 */
export function placed(text: string, where: string): string {
  const [count, equal] = text.split(/ (?=égal à |que de )/);
  return equal === undefined ? `${text} ${where}` : `${count} ${where} ${equal}`;
}
