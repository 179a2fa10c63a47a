import {
  type Amount,
  type CardDefinition,
  type CardType,
  type Condition,
  type Cost,
  collectIn,
  type Effect,
  type EventPattern,
  type Face,
  type KeywordName,
  OTHER_GAME_ACTIONS,
  schemas,
  type Visitor,
  visitCard,
  visitPart,
} from "@spellroom/card-language";
import { isRemembered } from "../query/selection/index.ts";
import { hasMeaning, type Member, membersIn, membersOf } from "./meaning/index.ts";

/** Counters with rules of their own that the engine doesn't implement yet. */
const COUNTERS_WITHOUT_MEANING: ReadonlySet<string> = new Set(["hone"]);

/** Keywords for whose cost a permanent is turned face up; what triggers on that knows their X, and nothing else does (CR 702.37f). */
const FACE_UP: ReadonlySet<KeywordName> = new Set(["morph", "megamorph", "disguise"]);

/** What is reported as a keyword action although no text can ask for it by that name. */
const TOLD_BESIDES: ReadonlySet<string> = new Set(OTHER_GAME_ACTIONS);

/**
 * What keeps the engine from playing a card exactly right, each reason once; an empty list if nothing does. A card with a
 * reason is not offered for play: it is never nearly right.
 */
export function whatLacks(card: CardDefinition): readonly string[] {
  const lacking = lacksOf(membersOf(card));
  if (card.faces.some(isSneakingNoncreature)) lacking.add("sneak of a permanent that is no creature");
  if (transformsInVain(card)) lacking.add("transforming a modal double-faced card");
  if (card.faces.some(asksElsewhereForX))
    lacking.add("the X of a morph cost elsewhere than as it is turned face up");
  visitCard(card, finerLacks(lacking));
  return [...lacking];
}

/** CR 701.28c, 712.9: it would do nothing, which is not what the text of a modal double-faced card asks that says so of itself. */
function transformsInVain(card: CardDefinition): boolean {
  let found = false;
  visitCard(card, {
    Effect: (effect) => {
      if (effect.kind !== "transform" || effect.what.kind !== "ref") return;
      found ||= effect.what.ref.kind === "this";
    },
  });
  return found && card.layout === "modal_dfc";
}

/** The same for one instruction and everything within it. */
export function whatEffectLacks(effect: Effect): readonly string[] {
  const lacking = lacksOf(membersIn(schemas.effect, effect));
  visitPart(schemas.effect, effect, finerLacks(lacking));
  return [...lacking];
}

/** Members of the language to which nothing in the engine gives a meaning. */
function lacksOf(members: readonly Member[]): Set<string> {
  const without = members.filter(({ union, kind }) => !hasMeaning(union, kind));
  return new Set(without.map(({ union, kind }) => `the ${union} ${kind}`));
}

/** Members that the engine implements, used in a way that it doesn't. */
function finerLacks(lacking: Set<string>): Visitor {
  const remember = (part: Amount | Condition) => {
    const lack = lackOfMemory(part);
    if (lack !== null) lacking.add(lack);
  };
  return {
    Effect: (effect) => {
      if (effect.kind === "keywordAction" && effect.action === "support" && !effect.what)
        lacking.add("support without its targets");
      if (effect.kind === "exile" && effect.until !== undefined && effect.until !== "sourceLeaves")
        lacking.add("exile until an event other than the source leaving");
      if (effect.kind !== "addCounters") return;
      for (const counter of [effect.counter].flat())
        if (COUNTERS_WITHOUT_MEANING.has(counter)) lacking.add(`${counter} counters`);
    },
    EventPattern: (event) => {
      if (event.kind === "keywordAction" && !isTold(event)) lacking.add(`the event ${event.action}`);
    },
    Amount: remember,
    Condition: remember,
  };
}

/** Only what is carried out is reported. */
function isTold({ action }: Extract<EventPattern, { kind: "keywordAction" }>): boolean {
  return (
    TOLD_BESIDES.has(action) || hasMeaning("keyword action", action) || hasMeaning("cost action", action)
  );
}

/** The engine remembers this turn and the last one, and those of their events that are queried often. */
function lackOfMemory(part: Amount | Condition): string | null {
  if (typeof part !== "object" || part.kind !== "happened") return null;
  if (part.when === "thisGame") return "remembering what happened in the whole game";
  return isRemembered(part.event) ? null : `remembering the event ${part.event.kind}`;
}

function hasX(cost: Cost): boolean {
  return cost.kind === "mana" && cost.mana.includes("X");
}

/** It can be turned face up for X, and another ability asks for that X than one which triggers on being turned face up. */
function asksElsewhereForX({ abilities = [] }: Face): boolean {
  const isForX = abilities.some(
    (one) => one.kind === "keyword" && FACE_UP.has(one.keyword) && "cost" in one && one.cost.some(hasX),
  );
  return (
    isForX &&
    abilities.some(
      (one) =>
        one.kind !== "keyword" &&
        one.kind !== "activated" &&
        !(one.kind === "triggered" && one.event.kind === "turnedFaceUp" && one.event.what === "this") &&
        collectIn(schemas.ability, one, "Amount").some(isX),
    )
  );
}

function isX(amount: Amount): boolean {
  return typeof amount === "object" && amount.kind === "x";
}

/** Only creatures attack (CR 508.4). */
function isSneakingNoncreature({ types, abilities }: Face): boolean {
  return (
    !isInstantOrSorcery(types) &&
    !types.includes("creature") &&
    abilities?.some((ability) => ability.kind === "keyword" && ability.keyword === "sneak") === true
  );
}

function isInstantOrSorcery(types: readonly CardType[]): boolean {
  return types.includes("instant") || types.includes("sorcery");
}
