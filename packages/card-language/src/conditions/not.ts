import type { Condition } from "../condition.ts";
import type { Filter } from "../filter.ts";
import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { controllerVerb, exists, isRival, turnOf, unsurpassed } from "../print/existence.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { bare, indefinite } from "../print/noun-phrase.ts";
import { COLOR_WORDS, STAT_WORDS } from "../print/vocabulary.ts";
import { variant } from "../schema/basic.ts";
import { condition, type Node } from "../schema/nodes.ts";
import type { DidCondition } from "./did.ts";
import type { HappenedCondition } from "./happened.ts";
import type { IsCondition } from "./is.ts";

export const schema = variant("not", {
  of: condition,
});
export interface NotCondition extends Node<typeof schema> {}

export function english(condition: NotCondition, p: PrintContext): string {
  return negation(condition.of, p);
}

/** "you control no creatures", "it's not your turn", "it isn't a creature", "you didn't attack this turn". */
function negation(of: Condition, p: PrintContext): string {
  switch (of.kind) {
    case "exists": {
      if (isRival(of)) return p.condition(of);
      const highest = unsurpassed(of);
      if (highest !== undefined) {
        const stat = STAT_WORDS[highest.stat];
        return `${p.object(highest.ref, "possessive")} ${stat} is greater than each other creature's ${stat}`;
      }
      if (p.say(of).variant === 30) return allAre(of.filter, p);
      if (of.atLeast !== undefined && of.atLeast !== 1)
        throw new NotPrintable("condition not exists", "with a number");
      const { verb, rest } = controllerVerb(of.filter, p);
      if (p.say(of).variant === 1 && / controls?$/.test(verb))
        return `${controlsNot(verb)} ${indefinite(p.noun(rest))}`;
      if (p.say(of).variant === 19)
        return p.condition(of).replace("an opponent controls", "no opponent controls");
      return exists(of.filter, 0, p);
    }
    case "turn":
      return `it's not ${turnOf(of.whose, p)} turn`;
    case "is":
      return notIs(of, p);
    case "paidAlternative":
      if (of.keyword === "gift") return "the gift wasn't promised";
      throw new NotPrintable("condition not paidAlternative");
    case "kicked":
      return p.condition(of).replace("was kicked", "wasn't kicked");
    case "wasCast":
      return of.by === undefined
        ? p.condition(of).replace("was cast", "wasn't cast")
        : p.condition(of).replace(" cast ", " didn't cast ");
    case "player":
      return p.condition(of).replace("you're", "you aren't").replace("you have", "you don't have");
    case "completedDungeon":
      return p.condition(of).replace("you've", "you haven't");
    case "dayNight":
      return p.condition(of).replace("it's", "it isn't");
    case "happened":
      return notHappened(of, p);
    case "did":
      if (of.into === "hand")
        return `you ${p.say(of).variant === 13 ? "didn't" : "don't"} put a card into your hand this way`;
      return UNDONE[p.say(of).variant ?? 0] ?? undone(of, p);
    case "chosenWord":
      return p.condition(of).replace("was chosen", "wasn't chosen");
    default:
      throw new NotPrintable(`condition not ${of.kind}`);
  }
}

/** "you don't control", "that player doesn't control". */
function controlsNot(verb: string): string {
  return verb === "you control" ? "you don't control" : verb.replace(/ controls$/, " doesn't control");
}

/** "all nonland permanents you control are white": none is not. */
function allAre(filter: Filter, p: PrintContext): string {
  const denied = filter.of.at(-1);
  const color =
    denied?.kind === "not" && denied.of.kind === "color" ? COLOR_WORDS[denied.of.color] : undefined;
  if (color === undefined) throw new NotPrintable("condition not exists", "of another quality");
  return `all ${bare(p.noun({ ...filter, of: filter.of.slice(0, -1) }), { many: true })} are ${color}`;
}

/** What has not been done, or could not be, where another word is used than "don't". */
const UNDONE: Readonly<Record<number, string>> = {
  1: "that player doesn't",
  2: "you can't",
  3: "the player can't",
  4: "they can't",
  5: "that player can't",
  8: "you don't put the card into your hand",
  9: "you don't put it into your hand",
  10: "you don't put the card onto the battlefield",
  11: "you don't put it onto the battlefield",
};

function undone(of: DidCondition, p: PrintContext): string {
  return p.doer(of.name) === undefined ? "you don't" : "they don't";
}

function notIs(of: IsCondition, p: PrintContext): string {
  const text = p.condition(of);
  const [first] = of.of;
  if (first?.kind === "keyword" && of.of.length === 1) {
    return text.replace(" has ", " doesn't have ");
  }
  if (text.includes("it's "))
    return text.replace("it's ", p.say(of).variant === 1 ? "it's not " : "it isn't ");
  if (text.includes(" is ")) return text.replace(" is ", " isn't ");
  if (text.includes(" attacked this turn"))
    return text.replace(" attacked this turn", " didn't attack this turn");
  if (text.includes(" entered this turn"))
    return text.replace(" entered this turn", " didn't enter this turn");
  const [counters] = of.of;
  if (counters?.kind === "counters" && of.of.length === 1) return text.replace(" has ", " doesn't have ");
  if (text.includes(" was ")) return text.replace(" was ", " wasn't ");
  if (text === "tribute was paid") return "tribute wasn't paid";
  throw new NotPrintable("condition not is");
}

function notHappened(of: HappenedCondition, p: PrintContext): string {
  const { event } = of;
  if (event.kind === "attacks" && of.atLeast === undefined) {
    return p
      .condition(of)
      .replace(/ attacked(?= |$)/, " didn't attack")
      .replace("a creature didn't attack", "no creatures attacked");
  }
  if (event.kind === "playsLand") return p.condition(of).replace("you played", "you didn't play");
  if (event.kind === "casts" && event.from !== undefined)
    return `you haven't cast ${indefinite(p.noun(event.spell))} from your ${event.from} this turn`;
  if (event.kind === "casts") {
    const spells = bare(p.noun(event.spell), { many: true });
    const when = of.when === "lastTurn" ? "last turn" : "this turn";
    if (event.who.kind === "allPlayers") return `no ${spells} were cast ${when}`;
    if (event.who.kind === "you") return `you haven't cast ${indefinite(p.noun(event.spell))} ${when}`;
    if (event.who.kind !== "opponents")
      return `${p.player(event.who, "subject")} didn't cast ${indefinite(p.noun(event.spell))} ${when}`;
  }
  if (event.kind === "losesLife" && event.who.kind === "you" && of.atLeast === undefined)
    return `you didn't lose life ${of.when === "lastTurn" ? "last turn" : "this turn"}`;
  throw new NotPrintable("condition not happened");
}

export function french(condition: NotCondition, p: fr.FrenchContext, denied: boolean): string {
  return p.condition(condition.of, !denied);
}
