import type { Ability, Layout, ManaOutput, StaticEffect } from "@spellroom/card-language";
import { collectTriggers } from "../../change/triggers/collect.ts";
import { startActivate } from "../../play/casting/start.ts";
import { costOfCasting, requiredCosts } from "../../query/casting/spell-cost.ts";
import { expandKeyword } from "../../query/keywords/index.ts";
import { applyChanges } from "../../query/layers/apply.ts";
import { effectParts } from "../../query/layers/effect-part.ts";
import { activeReplacements, activeRules, copiableValues } from "../../query/layers/index.ts";
import { yieldsOfOutput } from "../../query/mana/produced.ts";
import { alternativesOf } from "../../query/rules/alternatives.ts";
import { meldPair } from "../../query/rules/melded.ts";
import { castForbidden } from "../../query/rules/prohibitions.ts";
import { bodyOf } from "../../query/rules/spell-body.ts";
import { castingWays } from "../../query/rules/ways.ts";
import type { Rows } from "./row.ts";

/** Kinds of abilities. */
export const ABILITIES: Rows<Ability["kind"]> = {
  activated: ["602.1", startActivate],
  additionalCost: ["118.8", requiredCosts],
  alternativeCost: ["118.9", alternativesOf],
  castLimit: ["601.3", castForbidden],
  deckLimit: ["113.6n", "decks"],
  keyword: ["702.1", expandKeyword],
  spell: ["113.3a", bodyOf],
  static: ["604.1", activeRules],
  triggered: ["603.1", collectTriggers],
};

/** What static abilities do. */
export const STATIC_EFFECTS: Rows<StaticEffect["kind"]> = {
  grantToCards: ["604.2", effectParts],
  modify: ["604.2", applyChanges],
  ownCost: ["601.2f", costOfCasting],
  replacement: ["604.2", activeReplacements],
  rule: ["604.2", activeRules],
};

/** Mana that an ability produces. */
export const MANA_OUTPUTS: Rows<ManaOutput["kind"]> = {
  anyColor: ["106.1b", yieldsOfOutput],
  chosenColor: ["607.2d", yieldsOfOutput],
  colorsAmong: ["106.1b", yieldsOfOutput],
  eachColorAmong: ["106.1b", yieldsOfOutput],
  commanderColors: ["903.4f", yieldsOfOutput],
  couldProduce: ["106.7", yieldsOfOutput],
  oneOf: ["106.1", yieldsOfOutput],
  repeated: ["106.1", yieldsOfOutput],
  sameAsEvent: ["106.12b", yieldsOfOutput],
  symbols: ["106.1", yieldsOfOutput],
};

/** How the faces of a card belong together. */
export const CARD_LAYOUTS: Rows<Layout> = {
  adventure: ["715.1", castingWays],
  flip: ["710.1", copiableValues],
  meld: ["712.4", meldPair],
  modal_dfc: ["712.1", castingWays],
  normal: ["200.1", copiableValues],
  prepare: ["722.3", castingWays],
  split: ["709.1", castingWays],
  transform: ["712.1", copiableValues],
};
