import type { Amount } from "../amount.ts";
import type { EventPattern } from "../event.ts";
import type { EventSubject } from "../event-subject.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { fromYourGraveyard } from "../print/definite.ts";
import { have, subjectNoun, WHEN } from "../print/happened.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { indefinite, manyOf, type NounPhrase } from "../print/noun-phrase.ts";
import { numberWord, withArticle } from "../print/words.ts";
import type { PlayerRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import { amount, event, type Node } from "../schema/nodes.ts";
import { happenedWhen } from "../schema/turn-structure.ts";

export const schema = variant("happened", {
  event,
  when: happenedWhen,
  atLeast: amount.exactOptional(),
});
export interface HappenedCondition extends Node<typeof schema> {}

/** "a creature died this turn", "you attacked this turn", "you've cast two or more spells this turn". */
export function english(condition: HappenedCondition, p: PrintContext): string {
  const { event } = condition;
  const when = WHEN[condition.when];
  switch (event.kind) {
    case "moves": {
      const arrived = fromYourGraveyard(event);
      if (arrived !== undefined) return `${p.object(arrived, "subject")} entered from your graveyard`;
      if (p.say(condition).variant === 20 || isIntoYourGraveyard(event))
        return `${intoYourGraveyard(event, p)} ${when}`;
      if (isDescending(event)) return `you descended ${when}`;
      if (event.from === "graveyard" && event.to === undefined)
        return leftGraveyard(event, condition.atLeast, p);
      if (event.cause === "sacrifice")
        return `${sacrificedWords(event, condition.atLeast, p.say(condition).variant, p)} ${when}`;
      if ((p.say(condition).variant ?? 1) > 1)
        return `${ownMove(event, p.say(condition).variant, p)} ${when}`;
      if (p.say(condition).variant === 1) return `${underYourControl(event, condition.atLeast, p)} ${when}`;
      return `${moved(event, condition.atLeast, p)} ${when}`;
    }
    case "casts":
      return `${cast(event, condition.atLeast, p)} ${when}`.replace(
        / cast /,
        p.say(condition).variant === 1 ? " has cast " : " cast ",
      );
    case "attacks":
      if (p.say(condition).variant === 3)
        return `you attacked with ${several(withoutController(event.what, p), condition.atLeast)} ${when}`;
      if (p.say(condition).variant === 2) return `you attacked with a creature ${when}`;
      return `${attacked(event, condition.atLeast, p)} ${when}`;
    case "gainsLife":
      return life(event.who, "gained", condition.atLeast, when, p);
    case "losesLife":
      if (p.say(condition).variant === 4) return `you've lost life ${when}`;
      if (event.who.kind === "otherPlayers" && condition.atLeast === undefined)
        return `a player other than you lost life ${when}`;
      return life(event.who, "lost", condition.atLeast, when, p);
    case "draws": {
      const { variant } = p.say(condition);
      if (event.who.kind === "you" && variant === 2 && condition.atLeast === 2)
        return `you've drawn more than one card ${when}`;
      if (event.who.kind === "you" && variant === 1)
        return `you drew ${countOf("card", condition.atLeast)} ${when}`;
      return `${have(event.who, p)} drawn ${countOf("card", condition.atLeast)} ${when}`;
    }
    case "discards":
      return `${have(event.who, p)} discarded ${countOf("card", condition.atLeast)} ${when}`;
    case "playsLand":
      if (event.who.kind !== "you" || event.what.of.length > 0 || condition.atLeast !== undefined)
        throw new NotPrintable("condition happened playsLand");
      return `${p.say(condition).variant === 1 ? "you've" : "you"} played a land ${when}`;
    case "dealsDamage":
      return wasDealt(event, condition, when, p);
    case "counterPut":
      if (event.on !== "this" || event.by?.kind !== "you" || event.batch !== true || event.counter === "any")
        return countersPut(event, when, p);
      return `you've put one or more ${event.counter} counters on ${p.object({ kind: "this" })} ${when}`;
    case "keywordAction":
      if (event.action !== "commitCrime" || event.who?.kind !== "you" || condition.atLeast !== undefined)
        throw new NotPrintable(`condition happened ${event.action}`);
      return `you've committed a crime ${when}`;
    default:
      throw new NotPrintable(`condition happened ${event.kind}`);
  }
}

/** "a card left your graveyard this turn" */
function leftGraveyard(
  { what }: Extract<EventPattern, { kind: "moves" }>,
  atLeast: Amount | undefined,
  p: PrintContext,
): string {
  if (typeof what !== "object" || !("filter" in what))
    throw new NotPrintable("condition happened", "to one object");
  const rest = { zones: [], of: what.filter.of.filter((one) => one.kind !== "owner") };
  return `${several(p.noun(rest), atLeast)} left your graveyard this turn`;
}

export function french(condition: HappenedCondition, p: fr.FrenchContext, denied: boolean): string {
  return fr.printHappened(condition, p, denied);
}

/** "you put a counter on a creature", "a +1/+1 counter was put on a permanent under your control" */
function countersPut(
  event: Extract<EventPattern, { kind: "counterPut" }>,
  when: string,
  p: PrintContext,
): string {
  if (event.batch !== true) throw new NotPrintable("condition happened counterPut");
  const counter = event.counter === "any" ? "a counter" : withArticle(`${event.counter} counter`);
  if (event.by?.kind === "you") {
    const on = typeof event.on === "object" ? indefinite(subjectNoun(event.on, p)) : p.subject(event.on);
    return `you put ${counter} on ${on} ${when}`;
  }
  if (event.by !== undefined) throw new NotPrintable("condition happened counterPut");
  return `${counter} was put on ${indefinite(withoutController(event.on, p))} under your control ${when}`;
}

function anyOf(who: PlayerRef, p: PrintContext): string {
  if (who.kind === "opponents") return "an opponent";
  return who.kind === "allPlayers" ? "a player" : p.player(who, "subject");
}

/** "an opponent was dealt damage this turn". */
function wasDealt(
  event: Extract<EventPattern, { kind: "dealsDamage" }>,
  condition: HappenedCondition,
  when: string,
  p: PrintContext,
): string {
  const { source, to } = event;
  if (source === "this" && to?.kind === "player" && condition.atLeast === undefined) {
    const damage = event.combat === true ? "combat damage" : "damage";
    const whom = to.player.kind === "opponents" ? "an opponent" : "a player";
    return `${p.object({ kind: "this" }, "subject")} dealt ${damage} to ${whom} ${when}`;
  }
  const anything = typeof source === "object" && "filter" in source && source.filter.of.length === 0;
  if (!anything || to?.kind !== "player" || event.combat === false || condition.atLeast !== undefined)
    throw new NotPrintable("condition happened dealsDamage");
  if (event.combat === true) return `${have(to.player, p)} was dealt combat damage ${when}`;
  if (to.player.kind === "you") return `you were dealt damage ${when}`;
  const been = p.say(condition).variant === 1 ? "has been" : "was";
  return `${have(to.player, p)} ${been} dealt damage ${when}`;
}

function countOf(noun: string, atLeast: Amount | undefined): string {
  if (atLeast === undefined || atLeast === 1) return `a ${noun}`;
  if (typeof atLeast !== "number") throw new NotPrintable("condition happened", "with an amount");
  return `${numberWord(atLeast)} or more ${noun}s`;
}

function several(np: NounPhrase, atLeast: Amount | undefined): string {
  if (atLeast === undefined || atLeast === 1) return indefinite(np);
  if (typeof atLeast !== "number") throw new NotPrintable("condition happened", "with an amount");
  return `${numberWord(atLeast)} or more ${manyOf(np)}`;
}

/** Of anything but any permanent card, for which there is a word of its own. */
function isIntoYourGraveyard(event: Extract<EventPattern, { kind: "moves" }>): boolean {
  const { what, from, to, cause } = event;
  if (from !== undefined || to !== "graveyard" || cause !== undefined || isDescending(event)) return false;
  return (
    typeof what === "object" &&
    "filter" in what &&
    what.filter.of.some((one) => one.kind === "owner" && one.player.kind === "you")
  );
}

/** "a creature card was put into your graveyard from anywhere" */
function intoYourGraveyard({ what }: Extract<EventPattern, { kind: "moves" }>, p: PrintContext): string {
  if (typeof what !== "object" || !("filter" in what)) throw new NotPrintable("condition happened moves");
  const of = what.filter.of.filter((one) => one.kind !== "owner" && one.kind !== "not");
  return `${indefinite(p.noun({ zones: ["graveyard"], of }), "none")} was put into your graveyard from anywhere`;
}

/** A permanent card was put into your graveyard from anywhere (CR 700.11). */
function isDescending({ what, from, to }: Extract<EventPattern, { kind: "moves" }>): boolean {
  if (from !== undefined || to !== "graveyard" || typeof what !== "object" || !("filter" in what))
    return false;
  const { of, zones } = what.filter;
  const kinds = of.map((one) => (one.kind === "not" ? `not ${one.of.kind}` : one.kind)).sort();
  const [owner] = of.filter((one) => one.kind === "owner");
  return (
    zones === undefined &&
    kinds.join() === "not token,owner,permanent" &&
    owner?.kind === "owner" &&
    owner.player.kind === "you"
  );
}

function moved(
  event: Extract<EventPattern, { kind: "moves" }>,
  atLeast: Amount | undefined,
  p: PrintContext,
): string {
  const who =
    event.what === "this" || event.what === "attached"
      ? p.subject(event.what)
      : several(subjectNoun(event.what, p), atLeast);
  if (event.cause !== undefined) throw new NotPrintable(`condition happened by ${event.cause}`);
  if (event.from === "battlefield" && event.to === "graveyard") return `${who} died`;
  if (event.from === undefined && event.to === "battlefield") return `${who} entered the battlefield`;
  if (event.from === "battlefield" && event.to === undefined) return `${who} left the battlefield`;
  throw new NotPrintable("condition happened moves");
}

/**
 * Of what you control: 2 "a permanent you controlled left the battlefield", 3 "... left the battlefield under your control",
 * 4 "you had an artifact enter under your control", 8 "a creature died under your control", 9 "an opponent had an artifact enter under their control",
 * 10 "a creature died under an opponent's control".
 */
function ownMove(
  event: Extract<EventPattern, { kind: "moves" }>,
  variant: number | undefined,
  p: PrintContext,
): string {
  if (typeof event.what !== "object" || !("filter" in event.what))
    throw new NotPrintable("condition happened moves", "under your control");
  const { filter } = event.what;
  const what = indefinite(p.noun({ ...filter, of: filter.of.filter((one) => one.kind !== "controller") }));
  if (variant === 9) return `an opponent had ${what} enter under their control`;
  if (variant === 4) return `you had ${what} enter under your control`;
  if (variant === 8) return `${what} died under your control`;
  if (variant === 10) return `${what} died under an opponent's control`;
  return variant === 3
    ? `${what} left the battlefield under your control`
    : `${what} you controlled left the battlefield`;
}

function withoutController(what: EventSubject, p: PrintContext): NounPhrase {
  if (typeof what !== "object" || !("filter" in what))
    throw new NotPrintable("condition happened", "of one object");
  const { filter } = what;
  return p.noun({ ...filter, of: filter.of.filter((one) => one.kind !== "controller") });
}

/** 7 "you've sacrificed an artifact", 6 "you sacrificed an artifact". */
function sacrificedWords(
  event: Extract<EventPattern, { kind: "moves" }>,
  atLeast: Amount | undefined,
  variant: number | undefined,
  p: PrintContext,
): string {
  const np = withoutController(event.what, p);
  const what = atLeast === undefined ? indefinite(np) : several(np, atLeast);
  return `${variant === 7 ? "you've" : "you"} sacrificed ${what}`;
}

/** "two or more nonland permanents entered under your control". */
function underYourControl(
  event: Extract<EventPattern, { kind: "moves" }>,
  atLeast: Amount | undefined,
  p: PrintContext,
): string {
  if (typeof event.what !== "object" || !("filter" in event.what))
    throw new NotPrintable("condition happened moves", "under your control");
  const { filter } = event.what;
  const rest = filter.of.filter((one) => one.kind !== "controller");
  return `${several(p.noun({ ...filter, of: rest }), atLeast)} entered under your control`;
}

function cast(
  event: Extract<EventPattern, { kind: "casts" }>,
  atLeast: Amount | undefined,
  p: PrintContext,
): string {
  if (event.using !== undefined) return usedKeyword(event);
  if (event.ordinal !== undefined)
    return `${anyOf(event.who, p)} cast ${several(p.noun(event.spell), event.ordinal)}`;
  const spells = several(p.noun(event.spell), atLeast);
  return event.who.kind === "you" ? `you've cast ${spells}` : `${have(event.who, p)} cast ${spells}`;
}

/** "a spell was warped" */
function usedKeyword(event: Extract<EventPattern, { kind: "casts" }>): string {
  if (event.using !== "warp" || event.who.kind !== "allPlayers" || event.spell.of.length > 0)
    throw new NotPrintable("condition happened casts", "with a keyword");
  return "a spell was warped";
}

function attacked(
  event: Extract<EventPattern, { kind: "attacks" }>,
  atLeast: Amount | undefined,
  p: PrintContext,
): string {
  if (event.by?.kind === "you")
    return atLeast === undefined
      ? "you attacked"
      : `you attacked with ${several(subjectNoun(event.what, p), atLeast)}`;
  if (event.what === "this") return `${p.subject(event.what)} attacked`;
  return `${several(subjectNoun(event.what, p), atLeast)} attacked`;
}

function life(
  who: PlayerRef,
  verb: "gained" | "lost",
  atLeast: Amount | undefined,
  when: string,
  p: PrintContext,
): string {
  if (atLeast === undefined)
    return who.kind === "you" ? `you ${verb} life ${when}` : `${have(who, p)} ${verb} life ${when}`;
  if (typeof atLeast !== "number") throw new NotPrintable("condition happened", "with an amount");
  return `${have(who, p)} ${verb} ${atLeast} or more life ${when}`;
}
