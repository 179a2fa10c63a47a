import type { Condition } from "../condition.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { isYourMainPhase } from "../print/existence.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { listOf } from "../print/words.ts";
import { some, variant } from "../schema/basic.ts";
import { condition, type Node } from "../schema/nodes.ts";

/** In the wording, 2: "if one is so or if the other is"; 3: "you gained or lost life this turn"; 4: "you revealed ... or controlled ...". */
export const schema = variant("any", {
  of: some(condition),
});
export interface AnyCondition extends Node<typeof schema> {}

export function english(condition: AnyCondition, p: PrintContext): string {
  if (isYourMainPhase(condition)) return "it's your main phase";
  const { variant } = p.say(condition);
  if (variant === 3) return "you gained or lost life this turn";
  if (variant === 4) return revealedOrControlled(condition.of, p);
  if (variant === 2) return condition.of.map((one) => p.condition(one)).join(" or if ");
  return variant === 1 ? eitherNumber(condition.of, p) : printAny(condition.of, p);
}

/** "you revealed a Dragon card or controlled a Dragon as you cast ~" */
function revealedOrControlled(of: readonly Condition[], p: PrintContext): string {
  const controlled = of.map((one) => (one.kind === "asCast" ? p.condition(one) : "")).join("");
  const kind = /^you controlled (an? [A-Z][a-z]+) /.exec(controlled)?.[1];
  if (kind === undefined) throw new NotPrintable("condition any", "of what was revealed");
  return `you revealed ${kind} card or ${controlled.replace(/^you /, "")}`;
}

/** "they have exactly three or exactly four cards in hand" */
function eitherNumber(of: readonly Condition[], p: PrintContext): string {
  const cards = " cards in hand";
  const texts = of.map((one) => p.condition(one).replace(/ cards? in hand$/, ""));
  return (
    texts.map((text, at) => (at === 0 ? text : text.slice(text.indexOf("exactly")))).join(" or ") + cards
  );
}

/** "you control a Swamp or a Mountain", "it's your turn or ...". */
function printAny(of: readonly Condition[], p: PrintContext): string {
  const texts = of.map((one) => p.condition(one));
  const shared = ["you control ", "an opponent controls "].find((lead) =>
    texts.every((text) => text.startsWith(lead)),
  );
  if (shared === undefined) return listOf(texts, "or");
  return `${shared}${listOf(
    texts.map((text) => text.slice(shared.length)),
    "or",
  )}`;
}

export function french(condition: AnyCondition, p: fr.FrenchContext, denied: boolean): string {
  return fr.listOf(
    condition.of.map((one, index) => (index === 0 ? "" : "si ") + p.condition(one, denied)),
    denied ? "et" : "ou",
  );
}
