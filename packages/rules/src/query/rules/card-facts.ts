import type {
  Ability,
  CardDefinition,
  CostKeyword,
  KeywordName,
  RuleEffect,
  SimpleKeyword,
  StaticEffect,
} from "@spellroom/card-language";
import type { Characteristics } from "../../state/object.ts";
import { prototypedFace } from "../layers/prototype.ts";
import { concreteCost, leastMana, shapeOf } from "../symbols/cost-shape.ts";
import { ALTERNATIVE_KEYWORDS, NUMBERED_ALTERNATIVES } from "./alternative-keywords.ts";

/** What can be said of a card before looking at the game, to pass over most of what can't be cast. */
export interface CardFacts {
  /** A face of it can be cast at instant speed by its own text. */
  readonly instant: boolean;
  /** The least mana that casting it could take; 0 where anything about it might change that. */
  readonly leastMana: number;
  /** A face of it can be cast at instant speed if something more is paid, or is sacrificed later. */
  readonly flashForMore: boolean;
  /** It can be cast for less, at any time, as something is sacrificed (CR 702.48). */
  readonly offering: boolean;
  /** An ability of its own might let it be cast from a graveyard. */
  readonly fromGraveyard: boolean;
  /** It can be cast as something else than it is elsewhere: face down, or bestowed (CR 702.103d, 708.4). */
  readonly asAnother: boolean;
}

const CHEAPER: ReadonlySet<string> = new Set<KeywordName>([
  "convoke",
  "delve",
  "improvise",
  "undaunted",
  "affinity",
  "offering",
  ...ALTERNATIVE_KEYWORDS,
  ...NUMBERED_ALTERNATIVES,
]);
const FROM_GRAVEYARD: ReadonlySet<string> = new Set<CostKeyword | SimpleKeyword>([
  "flashback",
  "harmonize",
  "escape",
  "mayhem",
  "disturb",
  "jumpStart",
  "retrace",
  "aftermath",
]);

const AS_ANOTHER: ReadonlySet<string> = new Set<CostKeyword>(["morph", "megamorph", "disguise", "bestow"]);

const known = new WeakMap<CardDefinition, CardFacts>();

export function cardFacts(definition: CardDefinition): CardFacts {
  const found = known.get(definition);
  if (found) return found;
  const abilities = definition.faces.flatMap((face) => face.abilities ?? []);
  const prototype = prototypedFace(definition);
  const costs = [...definition.faces, ...(prototype ? [prototype] : [])].flatMap(({ manaCost }) =>
    manaCost ? [leastMana(shapeOf(concreteCost(manaCost, 0)))] : [],
  );
  const facts: CardFacts = {
    instant:
      definition.faces.some((face) => face.types.includes("instant")) ||
      abilities.some(hasWord("flash")) ||
      abilities.some(givesItselfFlash) ||
      abilities.some(hasWord("sneak")) ||
      abilities.some(hasWord("offering")),
    leastMana: costs.length === 0 || abilities.some(mayBeCheaper) ? 0 : Math.min(...costs),
    flashForMore: abilities.some((ability) => ownFlashFor(ability) !== null),
    offering: abilities.some(hasWord("offering")),
    fromGraveyard: abilities.some(
      (ability) => ability.kind === "keyword" && FROM_GRAVEYARD.has(ability.keyword),
    ),
    asAnother: abilities.some((ability) => ability.kind === "keyword" && AS_ANOTHER.has(ability.keyword)),
  };
  known.set(definition, facts);
  return facts;
}

/** "~ has flash as long as ...". */
export function givesItselfFlash(ability: Ability): boolean {
  if (ability.kind !== "static") return false;
  return (
    ability.effects.some(isOwnFlash) ||
    ability.effects.some(
      (effect) =>
        effect.kind === "modify" &&
        effect.what === "this" &&
        effect.modifications.some(
          (one) =>
            one.kind === "gainAbility" && one.ability.kind === "keyword" && one.ability.keyword === "flash",
        ),
    )
  );
}

/** "You may cast this spell as though it had flash": said by the card of itself. */
function isOwnFlash(effect: StaticEffect): boolean {
  return ownFlash(effect) !== null;
}

type Flash = Extract<RuleEffect, { kind: "mayCastAsThoughFlash" }>;

function ownFlash(effect: StaticEffect): Flash | null {
  if (effect.kind !== "rule" || effect.rule.kind !== "mayCastAsThoughFlash") return null;
  const [only, ...others] = effect.rule.what.of;
  return others.length === 0 && only?.kind === "oneOf" && only.ref.kind === "this" ? effect.rule : null;
}

/** Whether spells that may be cast as though they had flash cost nothing for that, neither now nor later. */
export function isWithoutMore({ additional, sacrificed }: Flash): boolean {
  return additional === undefined && sacrificed !== true;
}

/** What a card requires to be cast as though it had flash, as a cost or a later sacrifice; `null` for nothing. */
export function ownFlashFor(ability: Ability): Flash | null {
  if (ability.kind !== "static") return null;
  for (const effect of ability.effects) {
    const flash = ownFlash(effect);
    if (flash && !isWithoutMore(flash)) return flash;
  }
  return null;
}

function hasWord(word: SimpleKeyword | "sneak" | "offering"): (ability: Ability) => boolean {
  return (ability) => ability.kind === "keyword" && ability.keyword === word;
}

function mayBeCheaper(ability: Ability): boolean {
  if (ability.kind === "keyword") return CHEAPER.has(ability.keyword);
  if (ability.kind === "alternativeCost") return true;
  return ability.kind === "static" && ability.effects.some((effect) => effect.kind === "ownCost");
}

const gifts = new WeakMap<Characteristics, boolean>();

/** Whether a card has a keyword that its definition doesn't have: effects may have given it. */
export function hasCastingKeyword(values: Characteristics): boolean {
  const found = gifts.get(values);
  if (found !== undefined) return found;
  let answer = values.keywords.has("flash");
  for (const keyword of values.keywords) answer ||= CHEAPER.has(keyword) || FROM_GRAVEYARD.has(keyword);
  gifts.set(values, answer);
  return answer;
}
