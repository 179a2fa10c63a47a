import type { Amount } from "../amount.ts";
import type { Filter } from "../filter.ts";
import type { PlayerRef } from "../reference.ts";
import type { PrintContext } from "./context.ts";
import { happenedThing, happenedValue } from "./happened.ts";
import { NotPrintable } from "./not-printable.ts";
import { bare, manyOf } from "./noun-phrase.ts";
import { COLOR_WORDS, STAT_WORDS } from "./vocabulary.ts";
import { listOf, numberWord, plural, withArticle } from "./words.ts";

type Dynamic = Exclude<Amount, number>;

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
  if (amount.kind === "x") return { text: `X ${of.many}`, suffix: "" };
  if (say.amount === "whereX") {
    p.whereX = printValue(amount, p);
    return { text: `X ${of.many}`, suffix: "" };
  }
  if (amount.kind === "event" || say.amount === "that")
    return { text: `that ${of.mass === true ? "much" : "many"} ${of.many}`, suffix: "" };
  const style = say.amount ?? defaultStyle(amount);
  if (style === "forEach") return perEach(amount, of, p);
  if (amount.kind === "times" && amount.factor === 2 && isPlain(amount.of)) {
    return { text: `twice ${measure(amount.of, of, p).text}`, suffix: "" };
  }
  if (amount.kind === "sum") {
    const plus = plusText(amount, of, p);
    if (plus !== undefined) return { text: plus, suffix: "" };
  }
  if (amount.kind === "half" && typeof amount.of === "object" && amount.of.kind === "life" && of === LIFE) {
    return { text: `half ${p.player(amount.of.of, "possessive")} life, rounded ${amount.round}`, suffix: "" };
  }
  if (amount.kind === "half" && isPlain(amount.of)) {
    return { text: `half ${measure(amount.of, of, p).text}, rounded ${amount.round}`, suffix: "" };
  }
  const counted = of.mass === true || say.variant === 1 ? of.many : `a number of ${of.many}`;
  return { text: counted, suffix: ` equal to ${printValue(amount, p)}` };
}

function isPlain(amount: Amount): boolean {
  return typeof amount === "object" && (amount.kind === "x" || amount.kind === "event");
}

function plusText(amount: Extract<Amount, { kind: "sum" }>, of: Unit, p: PrintContext): string | undefined {
  const [left, right] = amount.of;
  if (amount.of.length !== 2 || left === undefined || typeof right !== "number") return undefined;
  return isPlain(left) ? `${measure(left, of, p).text} plus ${right}` : undefined;
}

function fixed(amount: number, of: Unit): string {
  if (of.mass === true) return `${amount} ${of.many}`;
  return amount === 1 ? withArticle(of.one) : `${numberWord(amount)} ${of.many}`;
}

function defaultStyle(amount: Dynamic): "forEach" | "equalTo" {
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

function perEach(amount: Dynamic, of: Unit, p: PrintContext): Measure {
  const times = amount.kind === "times" && typeof amount.factor === "number";
  const factor = times && typeof amount.factor === "number" ? amount.factor : 1;
  const inner = times ? amount.of : amount;
  return { text: fixed(factor, of), suffix: ` for each ${eachThing(inner, p)}` };
}

/** What is counted, as in "for each ...". */
export function eachThing(amount: Amount, p: PrintContext): string {
  if (typeof amount === "number") throw new NotPrintable("amount", "for each of a number");
  switch (amount.kind) {
    case "count":
      return countedThing(amount.filter, p);
    case "countPlayers":
      return playersThing(amount.players);
    case "counters":
      return `${amount.counter === "any" ? "" : `${amount.counter} `}counter on ${p.object(amount.on)}`;
    case "playerCounters":
      return `${amount.counter} counter ${p.player(amount.of)} have`;
    case "cardsIn":
      return `card in ${p.player(amount.of, "possessive")} ${amount.zone}`;
    case "timesKicked":
      return "time it was kicked";
    case "targetsBeyondFirst":
      return "target beyond the first";
    case "colorsSpent":
      return "color of mana spent to cast it";
    case "distinct":
      return `${DISTINCT[amount.what]} among ${manyOf(p.noun(amount.among))}`;
    case "party":
      return "creature in your party";
    case "happened":
      return happenedThing(amount, p);
    case "countRef":
      return refThing(amount, p).one;
    default:
      throw new NotPrintable(`amount ${amount.kind}`, "with for each");
  }
}

function countedThing(filter: Filter, p: PrintContext): string {
  const np = p.noun(filter);
  return bare(np);
}

function refThing(amount: Extract<Amount, { kind: "countRef" }>, p: PrintContext): Unit {
  const { noun } = p.say(amount);
  if (noun !== undefined && amount.ref.kind === "bound") {
    const way = `${amount.ref.name.replace(/\d+$/, "")} this way`;
    return { one: `${noun} ${way}`, many: `${noun}s ${way}` };
  }
  const known = amount.ref.kind === "bound" ? p.mentioned(`way:${amount.ref.name}`) : undefined;
  if (known !== undefined)
    return { one: known.noun, many: known.noun.replace(/^\S+/, (head) => plural(head)) };
  return { one: `of ${p.object(amount.ref)}`, many: `of ${p.object(amount.ref)}` };
}

function playersThing(players: PlayerRef): string {
  switch (players.kind) {
    case "opponents":
      return "opponent you have";
    case "allPlayers":
      return "player";
    case "otherPlayers":
      return "other player";
    default:
      throw new NotPrintable("amount countPlayers", `of ${players.kind}`);
  }
}

const DISTINCT = {
  color: "color",
  cardType: "card type",
  name: "name",
  manaValue: "mana value",
  basicLandType: "basic land type",
  creatureType: "creature type",
  counterKind: "kind of counter",
} as const;

/** An amount as a thing of its own: "the number of creatures you control", "its power", "3", "X". */
export function printValue(amount: Amount, p: PrintContext): string {
  if (typeof amount === "number") return String(amount);
  switch (amount.kind) {
    case "x":
      return "X";
    case "stat":
      if (p.say(amount).variant === 7) return p.object(amount.of, "possessive");
      return `${p.object(amount.of, "possessive")} ${STAT_WORDS[amount.stat]}`;
    case "life":
      return lifeTotal(amount.of, p);
    case "startingLife":
      return "your starting life total";
    case "event":
      return "that number";
    case "bound": {
      const known = p.mentioned(`amount:${amount.name}`);
      if (known === undefined)
        throw new NotPrintable("amount bound", `"${amount.name}" was not mentioned before`);
      return known.noun;
    }
    case "extreme":
      return `the ${amount.which} ${STAT_WORDS[amount.stat]} among ${manyOf(p.noun(amount.among))}`;
    case "total":
      return `the total ${STAT_WORDS[amount.stat]} of ${manyOf(p.noun(amount.among))}`;
    case "devotion":
      return `your devotion to ${listOf(
        amount.colors.map((color) => COLOR_WORDS[color]),
        "and",
      )}`;
    case "happened":
      return happenedValue(amount, p);
    default:
      return printNumberOf(amount, p);
  }
}

function lifeTotal(of: PlayerRef, p: PrintContext): string {
  return `${p.player(of, "possessive")} life total`;
}

type Counted = Exclude<
  Dynamic,
  {
    kind:
      | "x"
      | "stat"
      | "life"
      | "startingLife"
      | "event"
      | "bound"
      | "extreme"
      | "total"
      | "devotion"
      | "happened";
  }
>;

function printNumberOf(amount: Counted, p: PrintContext): string {
  switch (amount.kind) {
    case "count":
      return `the number of ${manyOf(p.noun(amount.filter))}`;
    case "countPlayers":
      return amount.players.kind === "opponents"
        ? "the number of opponents you have"
        : "the number of players";
    case "countRef":
      return `the number of ${refThing(amount, p).many}`;
    case "counters":
      return `the number of ${amount.counter === "any" ? "" : `${amount.counter} `}counters on ${p.object(amount.on)}`;
    case "playerCounters":
      return `the number of ${amount.counter} counters ${p.player(amount.of, "subject")} ${amount.of.kind === "you" ? "have" : "has"}`;
    case "cardsIn":
      return cardsIn(amount, p);
    case "distinct":
      return `the number of ${plural(DISTINCT[amount.what])} among ${manyOf(p.noun(amount.among))}`.replace(
        "kind of counters",
        "kinds of counters",
      );
    case "colorsSpent":
      return "the number of colors of mana spent to cast it";
    case "manaSpent":
      return "the amount of mana spent to cast it";
    case "timesKicked":
      return "the number of times it was kicked";
    case "targetsBeyondFirst":
      return "the number of targets beyond the first";
    case "party":
      return "the number of creatures in your party";
    default:
      return printArithmetic(amount, p);
  }
}

function cardsIn(amount: Extract<Amount, { kind: "cardsIn" }>, p: PrintContext): string {
  return `the number of cards in ${p.player(amount.of, "possessive")} ${amount.zone}`;
}

type Arithmetic = Exclude<
  Counted,
  {
    kind:
      | "count"
      | "countPlayers"
      | "countRef"
      | "counters"
      | "playerCounters"
      | "cardsIn"
      | "distinct"
      | "colorsSpent"
      | "manaSpent"
      | "timesKicked"
      | "targetsBeyondFirst"
      | "party";
  }
>;

function printArithmetic(amount: Arithmetic, p: PrintContext): string {
  switch (amount.kind) {
    case "sum":
      return sum(amount.of, p);
    case "difference":
      return `${printValue(amount.of, p)} minus ${printValue(amount.minus, p)}`;
    case "times":
      return times(amount, p);
    case "half":
      return `half ${printValue(amount.of, p)}, rounded ${amount.round}`;
    case "most":
    case "atMost":
    case "ifCompare":
      throw new NotPrintable(`amount ${amount.kind}`);
  }
}

function sum(of: readonly Amount[], p: PrintContext): string {
  const [first, ...others] = of;
  if (first === undefined) throw new NotPrintable("amount sum", "of nothing");
  if (typeof first === "number")
    return `${numberWord(first)} plus ${others.map((one) => printValue(one, p)).join(" plus ")}`;
  return [first, ...others].map((one) => printValue(one, p)).join(" plus ");
}

function times(amount: Extract<Amount, { kind: "times" }>, p: PrintContext): string {
  if (amount.factor === 2) return `twice ${printValue(amount.of, p)}`;
  if (typeof amount.factor === "number" && amount.factor > 2) {
    return `${numberWord(amount.factor)} times ${printValue(amount.of, p)}`;
  }
  throw new NotPrintable("amount times", "with such a factor");
}
