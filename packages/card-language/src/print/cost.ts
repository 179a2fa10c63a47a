import type { Amount } from "../amount.ts";
import type { Cost, CostObjects } from "../cost.ts";
import type { Filter } from "../filter.ts";
import { CARDS, measure } from "./amount.ts";
import type { PrintContext } from "./context.ts";
import { manaText } from "./mana-text.ts";
import { NotPrintable } from "./not-printable.ts";
import { bare, indefinite, manyOf, type ZonePreposition } from "./noun-phrase.ts";
import { fromOwnZone } from "./own-zone.ts";
import { STAT_WORDS } from "./vocabulary.ts";
import { listOf, numberWord, thirdPerson, withArticle } from "./words.ts";

/** A cost as it stands before a colon: "{1}{G}, {T}, Sacrifice a creature" (CR 602.1a). */
export function printCost(cost: readonly Cost[], p: PrintContext): string {
  return cost.map((one) => capital(costPhrase(one, p))).join(", ");
}

function capital(text: string): string {
  return text.replace(/^[a-z]/, (letter) => letter.toUpperCase());
}

/** A cost as something to do: "pay {2}", "sacrifice a creature and discard a card". */
export function costAsAction(cost: readonly Cost[], p: PrintContext): string {
  const words: string[] = [];
  for (const [index, one] of cost.entries()) {
    const text = costPhrase(one, p);
    const paid = one.kind === "mana" || one.kind === "manaAmount" ? `pay ${text.replace(/^Pay /, "")}` : text;
    words.push(
      index > 0 && paid.startsWith("pay ") && words.at(-1)?.startsWith("pay ") === true
        ? paid.slice(4)
        : paid,
    );
  }
  return listOf(words, "and");
}

/** The same after a third person: "pays {2}", "sacrifices a creature". */
export function costAsThird(cost: readonly Cost[], p: PrintContext): string {
  return thirdPerson(costAsAction(cost, p))
    .replace(" and pay ", " and pays ")
    .replace("you control", "they control");
}

/** One part of a cost, beginning with a small letter where it is a verb. */
export function costPhrase(cost: Cost, p: PrintContext): string {
  switch (cost.kind) {
    case "mana":
      return manaText(cost.mana);
    case "manaAmount":
      return manaAmount(cost.amount, p);
    case "tap":
      return "{T}";
    case "untap":
      return "{Q}";
    case "tapOthers":
      return `tap ${objects(cost.what, p, { untapped: true })}${totalAtLeast(cost, p)}`;
    case "untapOthers":
      return `untap ${objects(cost.what, p, {})}`;
    case "payLife":
      return payLife(cost.amount, p);
    case "sacrifice":
      return `sacrifice ${objects(cost.what, p, {})}`;
    case "discard":
      return discard(cost, p);
    case "exile":
      return `exile ${objects(cost.what, p, { zone: "from" })}${cost.what === "this" ? fromOwnZone("this", p) : ""}`;
    case "returnToHand":
      return `return ${objects(cost.what, p, {})} to ${cost.what === "this" || cost.what.count === 1 ? "its owner's hand" : "their owner's hand"}`;
    default:
      return rarerCost(cost, p);
  }
}

type Rarer = Exclude<
  Cost,
  {
    kind:
      | "mana"
      | "manaAmount"
      | "tap"
      | "untap"
      | "tapOthers"
      | "untapOthers"
      | "payLife"
      | "sacrifice"
      | "discard"
      | "exile"
      | "returnToHand";
  }
>;

function rarerCost(cost: Rarer, p: PrintContext): string {
  switch (cost.kind) {
    case "putOnLibrary":
      return `put ${objects(cost.what, p, { zone: "from" })} on ${cost.position === "top" ? "top" : "the bottom"} of ${cost.what === "this" ? "its owner's" : "your"} library`;
    case "putIntoGraveyard":
      return `put ${objects(cost.what, p, { zone: "from" })} into ${cost.what === "this" ? "its owner's" : "your"} graveyard`;
    case "reveal":
      return `reveal ${objects(cost.what, p, { zone: "from" })}`;
    case "mill":
      return `mill ${measure(cost.amount, CARDS, p).text}`;
    case "removeCounters":
      return removeCounters(cost, p);
    case "addCounters":
      return addCounters(cost, p);
    case "loyalty":
      return cost.change === "-X" ? "-X" : `${cost.change > 0 ? "+" : ""}${cost.change}`;
    case "energy":
      return `pay ${typeof cost.amount === "number" ? "{E}".repeat(cost.amount) : `${p.value(cost.amount)} {E}`}`;
    case "keywordAction":
      return keywordCost(cost, p);
    case "times":
      throw new NotPrintable("cost times");
    case "either":
      return listOf(
        cost.of.map((one) => costAsAction(one, p)),
        "or",
      );
  }
}

function totalAtLeast(
  { totalAtLeast: total }: Extract<Cost, { kind: "tapOthers" }>,
  p: PrintContext,
): string {
  if (total === undefined) return "";
  return ` with total ${STAT_WORDS[total.stat]} ${p.value(total.value)} or greater`;
}

function manaAmount(amount: Amount, p: PrintContext): string {
  if (typeof amount === "number") return `{${amount}}`;
  p.whereX = p.value(amount);
  return "{X}";
}

function payLife(amount: Amount, p: PrintContext): string {
  if (typeof amount === "number") return `pay ${amount} life`;
  if (amount.kind === "x") return "pay X life";
  if (amount.kind === "half") return `pay ${p.value(amount).replace(" total", "")}`;
  return `pay life equal to ${p.value(amount)}`;
}

interface ObjectsStyle {
  readonly zone?: ZonePreposition;
  readonly untapped?: boolean;
}

function objects(what: CostObjects, p: PrintContext, style: ObjectsStyle): string {
  if (what === "this") return p.object({ kind: "this" });
  const np = p.noun(fromOwnHand(style.untapped === true ? untapped(what.filter) : what.filter, p));
  const zone = style.zone ?? "in";
  const { count } = what;
  if (count === "any") return `any number of ${manyOf(np, zone)}`;
  if (count === 1) return indefinite(np, zone);
  if (typeof count === "number") return `${numberWord(count)} ${manyOf(np, zone)}`;
  if (count.kind === "x") return `X ${manyOf(np, zone)}`;
  throw new NotPrintable("cost", "of a counted number of objects");
}

/** Cards in hand that pay a cost are the payer's own. */
function fromOwnHand(filter: Filter, p: PrintContext): Filter {
  if (filter.zones?.[0] !== "hand" || filter.of.some((one) => one.kind === "owner")) return filter;
  const own: Filter = { ...filter, of: [...filter.of, { kind: "owner", player: { kind: "you" } }] };
  p.sayAs(own, filter);
  return own;
}

function untapped(filter: Filter): Filter {
  if (filter.of.some((one) => one.kind === "status" && one.status === "untapped")) return filter;
  return { ...filter, of: [{ kind: "status", status: "untapped" }, ...filter.of] };
}

function discard(cost: Extract<Cost, { kind: "discard" }>, p: PrintContext): string {
  const { what } = cost;
  if (what === "hand") return p.actor === undefined ? "discard your hand" : "discard their hand";
  if (what === "this") return `discard ${p.object({ kind: "this" })}`;
  const np = p.noun(what.filter.zones === undefined ? { zones: ["hand"], of: what.filter.of } : what.filter);
  const random = cost.random === true ? " at random" : "";
  const { count } = what;
  if (count === 1) return `discard ${indefinite(np, "none")}${random}`;
  if (count === "any") return `discard any number of ${manyOf(np, "none")}${random}`;
  const number = typeof count === "number" ? numberWord(count) : "X";
  return `discard ${number} ${bare(np, { zone: "none", many: true })}${random}`;
}

function removeCounters(cost: Extract<Cost, { kind: "removeCounters" }>, p: PrintContext): string {
  const kind = cost.counter === "any" ? "counter" : `${cost.counter} counter`;
  const { amount } = cost;
  const from = objects(cost.from, p, {});
  if (amount === "all") return `remove all ${kind}s from ${from}`;
  if (amount === 1) return `remove ${withArticle(kind)} from ${from}`;
  const number = typeof amount === "number" ? numberWord(amount) : "X";
  return `remove ${number} ${kind}s from ${from}`;
}

function addCounters(cost: Extract<Cost, { kind: "addCounters" }>, p: PrintContext): string {
  const on = objects(cost.on, p, {});
  if (cost.amount === 1) return `put ${withArticle(`${cost.counter} counter`)} on ${on}`;
  if (typeof cost.amount !== "number") throw new NotPrintable("cost addCounters", "of an amount");
  return `put ${numberWord(cost.amount)} ${cost.counter} counters on ${on}`;
}

function keywordCost(cost: Extract<Cost, { kind: "keywordAction" }>, p: PrintContext): string {
  switch (cost.action) {
    case "exert":
      return `exert ${p.object({ kind: "this" })}`;
    case "collectEvidence":
      return `collect evidence ${p.value(cost.amount ?? 0)}`;
    case "forage":
      return "forage";
    case "blight":
      return `blight ${p.value(cost.amount ?? 0)}`;
    case "behold":
      if (cost.filter === undefined) throw new NotPrintable("cost behold", "of nothing");
      return `behold ${indefinite(p.noun({ of: cost.filter.of }))}`;
  }
}
