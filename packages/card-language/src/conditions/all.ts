import type { Condition } from "../condition.ts";
import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import { COLORS, type Color } from "../mana.ts";
import type { Predicate } from "../predicate.ts";
import type { PrintContext } from "../print/context.ts";
import { indefinite } from "../print/noun-phrase.ts";
import { COLOR_WORDS } from "../print/vocabulary.ts";
import { listOf } from "../print/words.ts";
import type { ObjectRef } from "../reference.ts";
import { some, variant } from "../schema/basic.ts";
import { condition, type Node } from "../schema/nodes.ts";

type SignedAmount = Extract<Condition, { kind: "compare" }>["left"];

/**
 * In the wording, 1: "you control a Swamp and a Forest"; 2: "an instant card and a sorcery card are in your graveyard";
 * 3: "you gained and lost life this turn"; 4: "you've cast both a creature spell and a noncreature spell this turn";
 * 5: "you've cast a Fog and a Bear this turn"; 6: "you control artifacts named Crown of Empires and Scepter of Empires".
 */
export const schema = variant("all", {
  of: some(condition),
});
export interface AllCondition extends Node<typeof schema> {}

export function english(condition: AllCondition, p: PrintContext): string {
  const color = mostCommonColor(condition.of);
  if (color !== undefined)
    return `${COLOR_WORDS[color]} is the most common color among all permanents or is tied for most common`;
  const pair = ownAndControlled(condition.of);
  if (pair !== undefined)
    return `you both own and control ${p.object(pair.object)} and ${indefinite(p.noun(pair.partner), "none")}`;
  const [cast, elsewhere] = condition.of;
  const otherwise = elsewhere?.kind === "not" ? elsewhere.of : undefined;
  if (cast?.kind === "wasCast" && otherwise?.kind === "wasCast" && otherwise.from === "hand")
    return `${p.condition(cast)} from anywhere other than your hand`;
  if (p.say(condition).variant === 2)
    return condition.of
      .map((one) => p.condition(one).replace(/ is in your graveyard$/, ""))
      .join(" and ")
      .concat(" are in your graveyard");
  if (p.say(condition).variant === 4)
    return "you've cast both a creature spell and a noncreature spell this turn";
  if (p.say(condition).variant === 3) return "you gained and lost life this turn";
  if (p.say(condition).variant === 1)
    return condition.of
      .map((one, index) => p.condition(one).replace(index === 0 ? "" : /^you control /, ""))
      .join(" and ");
  if (p.say(condition).variant === 6) return namedBoth(condition.of, p);
  if (p.say(condition).variant === 5) return castBoth(condition.of.map((one) => p.condition(one)));
  return listOf(
    condition.of.map((one) => p.condition(one)),
    "and",
  );
}

interface Pair {
  readonly object: ObjectRef;
  readonly partner: Filter;
}

/** One permanent and another one as described, both of which you own and control: said with one verb. */
function ownAndControlled([one, other, ...more]: readonly Condition[]): Pair | undefined {
  if (one?.kind !== "is" || other?.kind !== "exists" || more.length > 0) return undefined;
  if (one.zones?.join() !== "battlefield" || other.atLeast !== undefined || other.filter.zones !== undefined)
    return undefined;
  const of = other.filter.of.filter((each) => !isYours(each));
  const both = one.of.length === 2 && one.of.every(isYours) && of.length === other.filter.of.length - 2;
  if (!both || !isOwnAndControl(one.of) || !isOwnAndControl(other.filter.of)) return undefined;
  return { object: one.object, partner: { of } };
}

function isYours(one: Predicate): boolean {
  return (one.kind === "owner" || one.kind === "controller") && one.player.kind === "you";
}

function isOwnAndControl(of: readonly Predicate[]): boolean {
  const yours = of.filter(isYours);
  return yours.some(({ kind }) => kind === "owner") && yours.some(({ kind }) => kind === "controller");
}

/** The color of which there are at least as many permanents as of each of the others. */
function mostCommonColor(of: readonly Condition[]): Color | undefined {
  const [color, ...again] = of.map((one) => (one.kind === "compare" ? colorCounted(one.left) : undefined));
  const others = of.map((one) =>
    one.kind === "compare" && one.compare === ">=" ? colorCounted(one.right) : undefined,
  );
  if (color === undefined || of.length !== COLORS.length - 1 || again.some((one) => one !== color))
    return undefined;
  return COLORS.every((one) => one === color || others.includes(one)) ? color : undefined;
}

function colorCounted(amount: SignedAmount): Color | undefined {
  if (typeof amount !== "object" || amount.kind !== "count" || amount.filter.of.length !== 1)
    return undefined;
  const [only] = amount.filter.of;
  return amount.filter.zones === undefined && only?.kind === "color" ? only.color : undefined;
}

/** "you control artifacts named Crown of Empires and Scepter of Empires" */
function namedBoth(of: readonly Condition[], p: PrintContext): string {
  const [first, ...others] = of.map((one) => p.condition(one));
  const names = others.map((text) => text.replace(/^you control an? .*? named /, ""));
  return [first?.replace(/^you control an? (.*?) named /, "you control $1s named "), ...names].join(" and ");
}

/** What is cast, and when, is said once. */
function castBoth(texts: readonly string[]): string {
  const things = texts.map((text) => text.replace(/^you've cast /, "").replace(/ this turn$/, ""));
  return `you've cast ${things.join(" and ")} this turn`;
}

export function french(condition: AllCondition, p: fr.FrenchContext, denied: boolean): string {
  const color = denied ? undefined : mostCommonColor(condition.of);
  if (color !== undefined) {
    const word = fr.COLORS[color]({ gender: "m", plural: false });
    return `le ${word} est la couleur la plus répandue parmi tous les permanents ou est à égalité pour la plus répandue`;
  }
  const pair = ownAndControlled(condition.of);
  if (pair !== undefined) {
    const both = `${p.object(pair.object).text} et ${fr.aOrAn(p.noun(pair.partner), "none").text}`;
    return `vous ${denied ? "ne possédez et ne contrôlez pas" : "possédez et contrôlez"} à la fois ${both}`;
  }
  return fr.listOf(
    condition.of.map((one, index) => (index === 0 ? "" : "si ") + p.condition(one, denied)),
    denied ? "ou" : "et",
  );
}
