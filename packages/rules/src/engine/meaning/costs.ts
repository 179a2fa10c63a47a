import type { Cost } from "@spellroom/card-language";
import { payPart } from "../../change/costs/pay-part.ts";
import { settleChoice } from "../../change/costs/payment-choices.ts";
import { manaIn } from "../../query/costs/cost-parts.ts";
import { lockIn } from "../../query/costs/lock-in.ts";
import { withHelpers } from "../../query/mana/helpers.ts";
import { graveyardWays } from "../../query/rules/alternatives.ts";
import type { Rows } from "./row.ts";

/** Parts of costs. */
export const COSTS: Rows<Cost["kind"]> = {
  addCounters: ["118.3", payPart],
  discard: ["701.8", payPart],
  either: ["118.12", settleChoice],
  energy: ["107.14", payPart],
  exile: ["701.11", payPart],
  keywordAction: ["701.1", payPart],
  loyalty: ["606.4", payPart],
  mana: ["118.2", manaIn],
  manaAmount: ["118.2", manaIn],
  mill: ["701.13", payPart],
  ownManaCost: ["702.34", graveyardWays],
  payLife: ["119.4", payPart],
  putIntoGraveyard: ["118.3", payPart],
  putOnLibrary: ["118.3", payPart],
  removeCounters: ["122.1", payPart],
  returnToHand: ["118.3", payPart],
  reveal: ["701.16", payPart],
  sacrifice: ["701.17", payPart],
  tap: ["107.5", payPart],
  tapOthers: ["701.21a", payPart],
  times: ["702.24a", lockIn],
  unattach: ["701.3d", payPart],
  untap: ["107.6", payPart],
  untapOthers: ["701.21b", payPart],
};

/** Keyword actions that are costs. */
export const COST_ACTIONS: Rows<Extract<Cost, { kind: "keywordAction" }>["action"]> = {
  behold: ["Tarkir: Dragonstorm", payPart],
  blight: ["Lorwyn Eclipsed", payPart],
  collectEvidence: ["701.57", payPart],
  exert: ["701.39", payPart],
  forage: ["Bloomburrow", payPart],
  waterbend: ["Avatar: The Last Airbender", withHelpers],
};
