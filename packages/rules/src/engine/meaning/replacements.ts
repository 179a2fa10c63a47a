import type { NumberChange, Replacement } from "@spellroom/card-language";
import { applyReplacement } from "../../change/events/apply-replacement.ts";
import { changedCounters } from "../../change/events/counters.ts";
import { preventDamage, redirectDamage } from "../../change/events/replaced-damage.ts";
import { enteringChanges } from "../../query/rules/as-it-enters.ts";
import { changedNumber } from "../../query/selection/number-change.ts";
import type { Rows } from "./row.ts";

/** Replacement and prevention effects. */
export const REPLACEMENTS: Rows<Replacement["kind"]> = {
  changeCounters: ["614.1a", changedCounters],
  changeDamage: ["614.1a", applyReplacement],
  changeDraw: ["614.11", applyReplacement],
  changeLifeGain: ["119.10", applyReplacement],
  changeLifeLoss: ["614.1a", applyReplacement],
  changeMana: ["614.1a", applyReplacement],
  changeTokens: ["614.1a", applyReplacement],
  enters: ["614.12", enteringChanges],
  instead: ["614.6", applyReplacement],
  preventDamage: ["615.1", preventDamage],
  redirectDamage: ["614.9", redirectDamage],
  redirectMove: ["614.1a", applyReplacement],
  regenerates: ["614.8", applyReplacement],
  skip: ["614.10", applyReplacement],
};

/** How a replacement effect changes a number. */
export const NUMBER_CHANGES: Rows<NumberChange["kind"]> = {
  add: ["614.1a", changedNumber],
  half: ["614.1a", changedNumber],
  set: ["614.1a", changedNumber],
  times: ["614.1a", changedNumber],
};
