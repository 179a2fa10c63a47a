import type * as fr from "./french/phrases.ts";
import type { PrintContext } from "./print/context.ts";
import * as activationCostChange from "./rule-effects/activation-cost-change.ts";
import * as additionalLands from "./rule-effects/additional-lands.ts";
import * as alternativeCost from "./rule-effects/alternative-cost.ts";
import * as attackTax from "./rule-effects/attack-tax.ts";
import * as attackersAtMost from "./rule-effects/attackers-at-most.ts";
import * as beginsOnBattlefield from "./rule-effects/begins-on-battlefield.ts";
import * as blockersAtMost from "./rule-effects/blockers-at-most.ts";
import * as cantActivate from "./rule-effects/cant-activate.ts";
import * as cantBeTargetedPlayer from "./rule-effects/cant-be-targeted-player.ts";
import * as cantCast from "./rule-effects/cant-cast.ts";
import * as cantCauseSacrifice from "./rule-effects/cant-cause-sacrifice.ts";
import * as cantDraw from "./rule-effects/cant-draw.ts";
import * as cantEnter from "./rule-effects/cant-enter.ts";
import * as cantGainLife from "./rule-effects/cant-gain-life.ts";
import * as cantLoseGame from "./rule-effects/cant-lose-game.ts";
import * as cantLoseLife from "./rule-effects/cant-lose-life.ts";
import * as cantPayWith from "./rule-effects/cant-pay-with.ts";
import * as cantPlayLands from "./rule-effects/cant-play-lands.ts";
import * as cantPreventDamage from "./rule-effects/cant-prevent-damage.ts";
import * as cantPutCounters from "./rule-effects/cant-put-counters.ts";
import * as cantSearch from "./rule-effects/cant-search.ts";
import * as cantWinGame from "./rule-effects/cant-win-game.ts";
import * as chooseNewTargetsCost from "./rule-effects/choose-new-targets-cost.ts";
import * as costChange from "./rule-effects/cost-change.ts";
import * as damageAsWither from "./rule-effects/damage-as-wither.ts";
import * as damageLeavesLife from "./rule-effects/damage-leaves-life.ts";
import * as dayAsItEnters from "./rule-effects/day-as-it-enters.ts";
import * as emptyingManaKept from "./rule-effects/emptying-mana-kept.ts";
import * as extraTriggers from "./rule-effects/extra-triggers.ts";
import * as handSize from "./rule-effects/hand-size.ts";
import * as hexproofPlayer from "./rule-effects/hexproof-player.ts";
import * as landwalkBlockable from "./rule-effects/landwalk-blockable.ts";
import * as legendRuleOff from "./rule-effects/legend-rule-off.ts";
import * as lookAtTop from "./rule-effects/look-at-top.ts";
import * as mayCastAsThoughFlash from "./rule-effects/may-cast-as-though-flash.ts";
import * as mayPlayFrom from "./rule-effects/may-play-from.ts";
import * as noTriggers from "./rule-effects/no-triggers.ts";
import * as playWithHandRevealed from "./rule-effects/play-with-hand-revealed.ts";
import * as playWithTopRevealed from "./rule-effects/play-with-top-revealed.ts";
import * as protectionPlayer from "./rule-effects/protection-player.ts";
import * as skipStep from "./rule-effects/skip-step.ts";
import * as spendManaAsAnyColor from "./rule-effects/spend-mana-as-any-color.ts";
import * as untapAlsoDuring from "./rule-effects/untap-also-during.ts";
import * as untapAtMost from "./rule-effects/untap-at-most.ts";
import type { Member } from "./schema/basic.ts";
import { defineRuleEffect, unionOf } from "./schema/nodes.ts";

/** Changes of what players may or must do, and of the numbers of the rules (CR 101.2, 601.3, 611, 613.11). */
export type RuleEffect =
  | costChange.CostChangeRule
  | activationCostChange.ActivationCostChangeRule
  | alternativeCost.AlternativeCostRule
  | attackTax.AttackTaxRule
  | beginsOnBattlefield.BeginsOnBattlefieldRule
  | emptyingManaKept.EmptyingManaKeptRule
  | spendManaAsAnyColor.SpendManaAsAnyColorRule
  | chooseNewTargetsCost.ChooseNewTargetsCostRule
  | cantCast.CantCastRule
  | cantPayWith.CantPayWithRule
  | cantPlayLands.CantPlayLandsRule
  | cantActivate.CantActivateRule
  | cantCauseSacrifice.CantCauseSacrificeRule
  | cantGainLife.CantGainLifeRule
  | cantLoseLife.CantLoseLifeRule
  | cantLoseGame.CantLoseGameRule
  | cantWinGame.CantWinGameRule
  | cantDraw.CantDrawRule
  | cantSearch.CantSearchRule
  | cantPreventDamage.CantPreventDamageRule
  | damageLeavesLife.DamageLeavesLifeRule
  | cantBeTargetedPlayer.CantBeTargetedPlayerRule
  | cantPutCounters.CantPutCountersRule
  | cantEnter.CantEnterRule
  | hexproofPlayer.HexproofPlayerRule
  | protectionPlayer.ProtectionPlayerRule
  | skipStep.SkipStepRule
  | untapAtMost.UntapAtMostRule
  | attackersAtMost.AttackersAtMostRule
  | blockersAtMost.BlockersAtMostRule
  | landwalkBlockable.LandwalkBlockableRule
  | legendRuleOff.LegendRuleOffRule
  | noTriggers.NoTriggersRule
  | mayPlayFrom.MayPlayFromRule
  | mayCastAsThoughFlash.MayCastAsThoughFlashRule
  | additionalLands.AdditionalLandsRule
  | handSize.HandSizeRule
  | lookAtTop.LookAtTopRule
  | playWithTopRevealed.PlayWithTopRevealedRule
  | playWithHandRevealed.PlayWithHandRevealedRule
  | untapAlsoDuring.UntapAlsoDuringRule
  | extraTriggers.ExtraTriggersRule
  | damageAsWither.DamageAsWitherRule
  | dayAsItEnters.DayAsItEntersRule;

export type RuleEffectOf<K extends RuleEffect["kind"]> = Extract<RuleEffect, { readonly kind: K }>;

/** What the file of a member exports: its schema, and its words in each language. */
export type RuleEffectNodes = {
  readonly [K in RuleEffect["kind"]]: {
    readonly schema: Member<RuleEffectOf<K>>;
    english(rule: RuleEffectOf<K>, p: PrintContext): string;
    french(rule: RuleEffectOf<K>, p: fr.FrenchContext): string;
  };
};

export const ruleEffectNodes = {
  costChange,
  activationCostChange,
  alternativeCost,
  attackTax,
  beginsOnBattlefield,
  emptyingManaKept,
  spendManaAsAnyColor,
  chooseNewTargetsCost,
  cantCast,
  cantPayWith,
  cantPlayLands,
  cantActivate,
  cantCauseSacrifice,
  cantGainLife,
  cantLoseLife,
  cantLoseGame,
  cantWinGame,
  cantDraw,
  cantSearch,
  cantPreventDamage,
  damageLeavesLife,
  cantBeTargetedPlayer,
  cantPutCounters,
  cantEnter,
  hexproofPlayer,
  protectionPlayer,
  skipStep,
  untapAtMost,
  attackersAtMost,
  blockersAtMost,
  landwalkBlockable,
  legendRuleOff,
  noTriggers,
  mayPlayFrom,
  mayCastAsThoughFlash,
  additionalLands,
  handSize,
  lookAtTop,
  playWithTopRevealed,
  playWithHandRevealed,
  untapAlsoDuring,
  extraTriggers,
  damageAsWither,
  dayAsItEnters,
} satisfies RuleEffectNodes;
defineRuleEffect(unionOf(Object.values(ruleEffectNodes)));
