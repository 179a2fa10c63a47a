import type { Duration, Modification } from "@spellroom/card-language";
import { keywordOfChoice } from "../../change/effects/keyword-of-choice.ts";
import { modify } from "../../change/effects/modify.ts";
import { expire, expireAtCleanup } from "../../play/turn/expiry.ts";
import { applyChanges } from "../../query/layers/apply.ts";
import type { Rows } from "./row.ts";

/** Changes of characteristics or control. */
export const MODIFICATIONS: Rows<Modification["kind"]> = {
  addPT: ["613.4c", applyChanges],
  cantHaveKeyword: ["113.11", applyChanges],
  chosenType: ["613.1d", applyChanges],
  colors: ["613.1e", applyChanges],
  controller: ["613.1b", applyChanges],
  copyOf: ["613.1a", applyChanges],
  everyCreatureType: ["613.1d", applyChanges],
  gainAbility: ["613.1f", applyChanges],
  gainKeywordOfChoice: ["613.1f", keywordOfChoice],
  loseAllAbilities: ["613.1f", applyChanges],
  loseCreatureTypes: ["613.1d", applyChanges],
  loseKeyword: ["613.1f", applyChanges],
  noManaCost: ["707.9b", applyChanges],
  restriction: ["613.11", applyChanges],
  setLoyalty: ["707.9d", applyChanges],
  setName: ["707.9b", applyChanges],
  setPT: ["613.4b", applyChanges],
  thisAbility: ["707.9a", modify],
  switchPT: ["613.4d", applyChanges],
  types: ["613.1d", applyChanges],
};

/** How long a continuous effect from a resolving spell or ability lasts. */
export const DURATIONS: Rows<Duration> = {
  endOfCombat: ["511.3", expire],
  endOfGame: ["611.2a", modify],
  endOfTurn: ["514.2", expireAtCleanup],
  endOfYourNextTurn: ["514.2", expireAtCleanup],
  untilNextEndStep: ["611.2a", expire],
  untilNextUpkeep: ["611.2a", expire],
  whileItHasCounter: ["611.2b", expire],
  whileSourceOnBattlefield: ["611.2b", expire],
  whileSourceTapped: ["611.2b", expire],
  whileYouControlSourceTapped: ["611.2b", expire],
  whileThere: ["611.2a", expire],
  whileYouControlSource: ["611.2b", expire],
  yourNextTurn: ["611.2a", expire],
};
