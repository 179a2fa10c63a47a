import type { HappenedAmount } from "../amounts/happened.ts";
import type { Filter } from "../filter.ts";
import { printComparison } from "../print/comparison.ts";
import type { PrintContext } from "../print/context.ts";
import { controllerVerb, exists } from "../print/existence.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { STAT_WORDS } from "../print/vocabulary.ts";
import { numberWord, withArticle } from "../print/words.ts";
import type { PlayerRef } from "../reference.ts";
import { comparison, variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

export const schema = variant("compare", {
  left: signedAmount,
  compare: comparison,
  right: signedAmount,
});
export interface CompareCondition extends Node<typeof schema> {}

export function english(condition: CompareCondition, p: PrintContext): string {
  const { left, compare: by, right } = condition;
  if (typeof left === "object" && left.kind === "distinct" && typeof right === "number" && by === ">=")
    return `there are ${numberWord(right)} or more ${p.value(left).replace(/^the number of /, "")}`;
  if (typeof left === "object" && left.kind === "total" && p.say(condition).variant === 6)
    return `${manyOf(p.noun(left.among))} have total ${STAT_WORDS[left.stat]} ${printComparison({ compare: by, value: right }, p)}`;
  if (typeof left === "object" && left.kind === "x" && p.say(condition).variant === 7)
    return `X is ${p.value(right)} or more`;
  if (typeof left === "object" && left.kind === "devotion" && by === "<" && typeof right === "number")
    return `${p.value(left)} is less than ${numberWord(right)}`;
  if (typeof left === "object" && left.kind === "life") return lifeBound(left.of, condition, p);
  if (typeof left === "object" && left.kind === "cardsIn" && left.zone === "hand") {
    return `${holder(left.of, p)} ${bounded("card", condition, p)} in hand`;
  }
  if (typeof left === "object" && left.kind === "cardsIn" && left.zone === "graveyard") {
    const cards = bounded("card", condition, p);
    const where = `in ${p.player(left.of, "possessive")} graveyard`;
    return p.say(condition).variant === 4 ? `${cards} are ${where}` : `there are ${cards} ${where}`;
  }
  if (typeof left === "object" && left.kind === "counters") {
    const kind = left.counter === "any" ? "counter" : `${left.counter} counter`;
    const on = p.object(left.on, "subject");
    return `${on} has ${bounded(kind, condition, p)} on it`;
  }
  if (typeof left === "object" && left.kind === "count") return counted(left.filter, condition, p);
  if (typeof left === "object" && left.kind === "happened" && left.of === "onePlayer")
    return mostByOne(left, condition, p);
  if (
    typeof left === "object" &&
    left.kind === "happened" &&
    left.sum === true &&
    left.event.kind === "gainsLife"
  ) {
    const gained = p.say(condition).variant === 1 ? "you gained" : "you've gained";
    if (left.event.who.kind === "you" && by === ">=")
      return `${gained} ${p.value(right)} or more life this turn`;
  }
  return `${p.value(left)} is ${printComparison({ compare: by, value: right }, p)}`;
}

/** "an opponent lost 3 or more life this turn": one of them alone. */
function mostByOne(left: HappenedAmount, { compare: by, right }: CompareCondition, p: PrintContext): string {
  const { event } = left;
  if (event.kind !== "losesLife" || event.who.kind !== "opponents" || by !== ">=" || left.when !== "thisTurn")
    throw new NotPrintable("condition compare", "what happened to one player");
  return `an opponent lost ${p.value(right)} or more life this turn`;
}

function holder(of: PlayerRef, p: PrintContext): string {
  if (of.kind === "opponents") return "an opponent has";
  if (of.kind === "allPlayers") return "a player has";
  return `${p.player(of, "subject")} ${of.kind === "you" ? "have" : "has"}`;
}

function lifeBound(of: PlayerRef, condition: CompareCondition, p: PrintContext): string {
  const { compare: by, right } = condition;
  if (typeof right !== "number" && right.kind === "life" && (by === ">" || by === "<")) {
    return `${holder(of, p)} ${by === ">" ? "more" : "less"} life than ${right.of.kind === "opponents" ? "an opponent" : p.player(right.of)}`;
  }
  const bound = printComparison({ compare: by, value: right }, p);
  return `${holder(of, p)} ${bound.replace("greater", "more")} life`;
}

/** "no cards", "one or fewer cards", "three or more +1/+1 counters", "exactly two cards". */
function bounded(noun: string, condition: CompareCondition, p: PrintContext): string {
  const { compare: by, right } = condition;
  if (typeof right !== "number") throw new NotPrintable("condition compare", "with an amount");
  const many = `${noun}s`;
  if (right === 0 && by === "=") return `no ${many}`;
  if ((by === ">=" && right === 1) || (by === ">" && right === 0))
    return p.say(condition).variant === 1 ? `one or more ${many}` : withArticle(noun);
  if (by === ">=") return `${numberWord(right)} or more ${many}`;
  if (by === "<=") return `${numberWord(right)} or fewer ${many}`;
  if (by === "=") return `exactly ${numberWord(right)} ${right === 1 ? noun : many}`;
  throw new NotPrintable(`condition compare ${by}`);
}

function counted(filter: Filter, condition: CompareCondition, p: PrintContext): string {
  const { compare: by, right } = condition;
  if (by === "=" && right === 0) return exists(filter, 0, p);
  if (by === ">=") return exists(filter, right, p);
  if (typeof right === "number" && (by === "<=" || by === "=")) {
    const amount = by === "<=" ? `${numberWord(right)} or fewer` : `exactly ${numberWord(right)}`;
    return `${controllerVerb(filter, p).verb} ${amount} ${manyOf(p.noun(controllerVerb(filter, p).rest))}`;
  }
  return `${p.value({ kind: "count", filter })} is ${printComparison({ compare: by, value: right }, p)}`;
}
