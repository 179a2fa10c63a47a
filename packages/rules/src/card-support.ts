import {
  type Amount,
  type CardDefinition,
  type CardType,
  type Condition,
  type Cost,
  type Face,
  type KeywordName,
  type Layout,
  type Restriction,
  type RuleEffect,
  visitCard,
} from "@spellroom/card-language";
import { effectSupport } from "./effects/index.ts";
import { keywordSupport } from "./keywords/index.ts";
import { isRemembered } from "./selection/index.ts";

/** Rule effects that no room of the engine looks for as yet. */
const RULES_WITHOUT_ROOM: ReadonlySet<RuleEffect["kind"]> = new Set<RuleEffect["kind"]>([
  "chooseNewTargetsCost",
  "damageAsWither",
  "playWithHandRevealed",
]);

/** Restrictions that no room of the engine looks for as yet. */
const RESTRICTIONS_WITHOUT_ROOM: ReadonlySet<Restriction["kind"]> = new Set<Restriction["kind"]>([
  "cantBeExiled",
  "losesToZeroCounters",
]);

/** Counters that do something by themselves which no room of the engine looks for as yet. */
const COUNTERS_WITHOUT_ROOM: ReadonlySet<string> = new Set(["hone"]);

/** Layouts whose faces the engine can't yet play as the rules say. */
const LAYOUTS_WITHOUT_ROOM: ReadonlySet<Layout> = new Set<Layout>(["prepare", "meld"]);

/**
 * Keywords in whose cost no X can be yet: nobody is asked for one while a permanent is turned face up (CR 702.37f), and what
 * triggers on cycling doesn't hear of it.
 */
const WITHOUT_X: ReadonlySet<KeywordName> = new Set(["morph", "megamorph", "disguise", "cycling"]);

/** The engine remembers this turn and the last one, and of them what is asked for again and again. */
function lackOfMemory(part: Amount | Condition): string | null {
  if (typeof part !== "object" || part.kind !== "happened") return null;
  if (part.when === "thisGame") return "remembering what happened in the whole game";
  return isRemembered(part.event) ? null : `remembering the event ${part.event.kind}`;
}

function hasX(cost: Cost): boolean {
  return cost.kind === "mana" && cost.mana.includes("X");
}

/**
 * What keeps the engine from playing a card exactly right, each reason once; an empty list if nothing does. A card with a
 * reason is not offered for play: it is never nearly right.
 */
export function whatLacks(card: CardDefinition): readonly string[] {
  const lacking = new Set<string>();
  if (LAYOUTS_WITHOUT_ROOM.has(card.layout)) lacking.add(`the layout ${card.layout}`);
  if (card.layout === "split" && card.faces.some(({ types }) => !isInstantOrSorcery(types)))
    lacking.add("split permanents (Rooms)");
  const remember = (part: Amount | Condition) => {
    const lack = lackOfMemory(part);
    if (lack !== null) lacking.add(lack);
  };
  if (card.faces.some(isSneakingPermanent)) lacking.add("sneak of a permanent");
  visitCard(card, {
    KeywordAbility: (ability) => {
      const { keyword } = ability;
      if (keywordSupport(keyword) === "unsupported") lacking.add(`the keyword ability ${keyword}`);
      if (WITHOUT_X.has(keyword) && "cost" in ability && ability.cost.some(hasX))
        lacking.add(`${keyword} for X`);
    },
    Effect: (effect) => {
      const support = effectSupport(effect);
      if (support !== true) lacking.add(support);
      if (effect.kind !== "addCounters") return;
      for (const counter of [effect.counter].flat())
        if (COUNTERS_WITHOUT_ROOM.has(counter)) lacking.add(`${counter} counters`);
    },
    RuleEffect: ({ kind }) => {
      if (RULES_WITHOUT_ROOM.has(kind)) lacking.add(`the rule effect ${kind}`);
    },
    Amount: remember,
    Condition: remember,
    Restriction: ({ kind }) => {
      if (RESTRICTIONS_WITHOUT_ROOM.has(kind)) lacking.add(`the restriction ${kind}`);
    },
  });
  return [...lacking];
}

/** How such a permanent comes to attack isn't in the rules that the engine follows. */
function isSneakingPermanent({ types, abilities }: Face): boolean {
  return (
    !isInstantOrSorcery(types) &&
    abilities?.some((ability) => ability.kind === "keyword" && ability.keyword === "sneak") === true
  );
}

function isInstantOrSorcery(types: readonly CardType[]): boolean {
  return types.includes("instant") || types.includes("sorcery");
}
