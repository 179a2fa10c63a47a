import type { RuleEffect } from "@spellroom/card-language";
import { activationForbidden } from "../casting/activation-limits.ts";
import { alternativesOf } from "../casting/alternatives.ts";
import { grantsOf } from "../casting/grants.ts";
import { landForbidden, landsAllowed } from "../casting/land-play.ts";
import { castForbidden, hasInstantTiming } from "../casting/prohibitions.ts";
import { attackLimits } from "../combat/attack-limits.ts";
import { possibleAttackers } from "../combat/attack-options.ts";
import { blockingFor } from "../combat/block-options.ts";
import { totalActivationCost, totalSpellCost } from "../costs/total-cost.ts";
import { search } from "../effects/search.ts";
import { isForbidden } from "../events/forbidden.ts";
import { canBePrevented } from "../events/preventable.ts";
import { maySpend } from "../mana/purpose.ts";
import { legendGroups } from "../state-based-actions/legend-rule.ts";
import { canBeTargeted } from "../targets/protections.ts";
import { collectTriggers } from "../triggers/collect.ts";
import { emptyPools } from "../turn/mana-pools.ts";
import { isSkipped } from "../turn/skipping.ts";
import { handSizeLimit, startTurnBasedAction } from "../turn/turn-based.ts";
import type { Rows } from "./row.ts";

/** Changes of what players may or must do, and of the numbers of the rules. */
export const RULE_EFFECTS: Rows<RuleEffect["kind"]> = {
  activationCostChange: ["601.2f", totalActivationCost],
  additionalLands: ["305.2", landsAllowed],
  alternativeCost: ["118.9", alternativesOf],
  attackTax: ["508.1h", possibleAttackers],
  attackersAtMost: ["508.1c", attackLimits],
  blockersAtMost: ["509.1b", blockingFor],
  cantActivate: ["602.5", activationForbidden],
  cantBeTargetedPlayer: ["115.2", canBeTargeted],
  cantCast: ["601.3", castForbidden],
  cantDraw: ["121.3", isForbidden],
  cantEnter: ["101.2", isForbidden],
  cantGainLife: ["119.7", isForbidden],
  cantLoseGame: ["104.3", isForbidden],
  cantLoseLife: ["119.8", isForbidden],
  cantPlayLands: ["305.2", landForbidden],
  cantPreventDamage: ["615.12", canBePrevented],
  cantPutCounters: ["122.1", isForbidden],
  cantSearch: ["701.19", search],
  cantWinGame: ["104.2", isForbidden],
  chooseNewTargetsCost: ["115.7", null],
  costChange: ["601.2f", totalSpellCost],
  damageAsWither: ["702.80", null],
  dayNight: ["728.1", startTurnBasedAction],
  emptyingManaKept: ["106.4", emptyPools],
  extraTriggers: ["603.2d", collectTriggers],
  handSize: ["402.2", handSizeLimit],
  hexproofPlayer: ["702.11c", canBeTargeted],
  legendRuleOff: ["704.5j", legendGroups],
  lookAtTop: ["401.3", "view"],
  mayCastAsThoughFlash: ["601.3b", hasInstantTiming],
  mayPlayFrom: ["601.3", grantsOf],
  noTriggers: ["603.2", collectTriggers],
  playWithHandRevealed: ["402.3", null],
  playWithTopRevealed: ["401.5", "view"],
  skipStep: ["614.10", isSkipped],
  spendManaAsAnyColor: ["609.4b", maySpend],
  untapAlsoDuring: ["502.3", startTurnBasedAction],
  untapAtMost: ["502.3", startTurnBasedAction],
};
