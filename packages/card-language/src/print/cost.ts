import { type Cost, type CostNodes, type CostOf, costNodes } from "../cost.ts";
import type { PrintContext } from "./context.ts";
import { listOf, thirdPerson } from "./words.ts";

/** A cost as it stands before a colon: "{1}{G}, {T}, Sacrifice a creature" (CR 602.1a). */
export function printCost(cost: readonly Cost[], p: PrintContext): string {
  let out = "";
  for (const [index, one] of cost.entries()) {
    const text = costPhrase(one, p);
    const { join } = p.say(one);
    if (index === 0) out = capital(text);
    else if (join === "and") out += ` and ${text}`;
    else if (join === "comma") out += `, ${text}`;
    else if (join === "commaAnd") out += `, and ${text}`;
    else out += `, ${capital(text)}`;
  }
  return out;
}

export function capital(text: string): string {
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

/** The same after "by": "paying 2 life and sacrificing an artifact". */
export function costAsGerund(cost: readonly Cost[], p: PrintContext): string {
  return costAsAction(cost, p).replace(
    /(^|, | and )(discard|exile|pay|remove|sacrifice|tap)\b/g,
    (_, before, verb) => `${String(before)}${gerundOf(String(verb))}`,
  );
}

function gerundOf(verb: string): string {
  return verb === "tap" ? "tapping" : `${verb.replace(/e$/, "")}ing`;
}

/** The same after a third person: "pays {2}", "sacrifices a creature". */
export function costAsThird(cost: readonly Cost[], p: PrintContext): string {
  const [only, ...more] = cost;
  if (only?.kind === "either" && more.length === 0 && p.say(only).variant !== 1)
    return only.of.map((one) => costAsThird(one, p)).join(" or ");
  const text = thirdPerson(costAsAction(cost, p)).replace(" and pay ", " and pays ");
  const counted = cost.some((one) => one.kind === "manaAmount");
  return counted ? text : text.replace("you control", "they control");
}

export const words: CostNodes = costNodes;

/** One part of a cost, beginning with a small letter where it is a verb. */
export function costPhrase(cost: Cost, p: PrintContext): string {
  const text = printOne(cost.kind, cost, p);
  mentionPaid(cost, p);
  return text;
}

/** "the sacrificed creature": what a cost dealt with is known from here on, though "it" is something else. */
export function mentionPaid(cost: Cost, p: PrintContext): void {
  if (!("bind" in cost) || cost.bind === undefined || !("what" in cost)) return;
  const { what } = cost;
  if (typeof what !== "object" || !("filter" in what)) return;
  const { it } = p;
  p.mention(`bound:${cost.bind}`, p.noun(what.filter).noun, what.count !== 1);
  p.it = it;
}

function printOne<K extends Cost["kind"]>(kind: K, cost: CostOf<K>, p: PrintContext): string {
  return words[kind].english(cost, p);
}
