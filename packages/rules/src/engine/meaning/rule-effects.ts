import type { RuleEffect } from "@spellroom/card-language";
import { search } from "../../change/effects/search.ts";
import { dayAsItEnters } from "../../change/events/make-day.ts";
import { collectTriggers } from "../../change/triggers/collect.ts";
import { attackLimits } from "../../play/combat/attack-limits.ts";
import { possibleAttackers } from "../../play/combat/attack-options.ts";
import { blockingFor } from "../../play/combat/block-options.ts";
import { canBlock } from "../../play/combat/evasion.ts";
import { legendGroups } from "../../play/state-based-actions/legend-rule.ts";
import { emptyPools } from "../../play/turn/mana-pools.ts";
import { openingActs } from "../../play/turn/opening-acts.ts";
import { isSkipped } from "../../play/turn/skipping.ts";
import { handSizeLimit, startTurnBasedAction } from "../../play/turn/turn-based.ts";
import { landForbidden, landsAllowed } from "../../query/casting/land-play.ts";
import { totalActivationCost } from "../../query/costs/activation-cost.ts";
import { totalSpellCost } from "../../query/costs/total-cost.ts";
import { unpayable } from "../../query/costs/unpayable.ts";
import { maySpend } from "../../query/mana/purpose.ts";
import { activationForbidden } from "../../query/rules/activation-limits.ts";
import { alternativesOf } from "../../query/rules/alternatives.ts";
import { mayCauseSacrifice } from "../../query/rules/causing-sacrifice.ts";
import { isForbidden } from "../../query/rules/forbidden.ts";
import { grantsOf } from "../../query/rules/grants.ts";
import { lifeLostToDamage } from "../../query/rules/life-lost.ts";
import { canBePrevented } from "../../query/rules/preventable.ts";
import { castForbidden, hasInstantTiming } from "../../query/rules/prohibitions.ts";
import { handsRevealed } from "../../query/rules/revealed-hands.ts";
import { canBeTargeted } from "../../query/targets/protections.ts";
import type { Rows } from "./row.ts";

/** Changes of what players may or must do, and of the numbers of the rules. */
export const RULE_EFFECTS: Rows<RuleEffect["kind"]> = {
  activationCostChange: ["601.2f", totalActivationCost],
  additionalLands: ["305.2", landsAllowed],
  alternativeCost: ["118.9", alternativesOf],
  attackTax: ["508.1h", possibleAttackers],
  attackersAtMost: ["508.1c", attackLimits],
  beginsOnBattlefield: ["103.6a", openingActs],
  blockersAtMost: ["509.1b", blockingFor],
  cantActivate: ["602.5", activationForbidden],
  cantBeTargetedPlayer: ["115.2", canBeTargeted],
  cantCast: ["601.3", castForbidden],
  cantCauseSacrifice: ["701.17", mayCauseSacrifice],
  cantDraw: ["121.3", isForbidden],
  cantEnter: ["101.2", isForbidden],
  cantGainLife: ["119.7", isForbidden],
  cantLoseGame: ["104.3", isForbidden],
  cantLoseLife: ["119.8", isForbidden],
  cantPayWith: ["101.2", unpayable],
  cantPlayLands: ["305.2", landForbidden],
  cantPreventDamage: ["615.12", canBePrevented],
  damageLeavesLife: ["120.3a", lifeLostToDamage],
  cantPutCounters: ["122.1", isForbidden],
  cantSearch: ["701.19", search],
  cantWinGame: ["104.2", isForbidden],
  chooseNewTargetsCost: ["115.7", null],
  costChange: ["601.2f", totalSpellCost],
  damageAsWither: ["702.80", null],
  dayAsItEnters: ["728.1", dayAsItEnters],
  emptyingManaKept: ["106.4", emptyPools],
  extraTriggers: ["603.2d", collectTriggers],
  handSize: ["402.2", handSizeLimit],
  hexproofPlayer: ["702.11c", canBeTargeted],
  landwalkBlockable: ["702.14c", canBlock],
  legendRuleOff: ["704.5j", legendGroups],
  lookAtTop: ["401.3", "view"],
  mayCastAsThoughFlash: ["601.3b", hasInstantTiming],
  mayPlayFrom: ["601.3", grantsOf],
  noTriggers: ["603.2", collectTriggers],
  playWithHandRevealed: ["402.3", handsRevealed],
  playWithTopRevealed: ["401.5", "view"],
  protectionPlayer: ["702.16j", isForbidden],
  skipStep: ["614.10", isSkipped],
  spendManaAsAnyColor: ["609.4b", maySpend],
  untapAlsoDuring: ["502.3", startTurnBasedAction],
  untapAtMost: ["502.3", startTurnBasedAction],
};
