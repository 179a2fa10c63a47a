import type { z } from "zod";
import type * as fr from "./french/phrases.ts";
import type { PrintContext } from "./print/context.ts";
import type { RestrictionTime } from "./print/restriction-time.ts";
import * as assignsDamageAsThoughUnblocked from "./restrictions/assigns-damage-as-though-unblocked.ts";
import * as assignsDamageByToughness from "./restrictions/assigns-damage-by-toughness.ts";
import * as attacksAsThoughHaste from "./restrictions/attacks-as-though-haste.ts";
import * as attacksAsThoughNoDefender from "./restrictions/attacks-as-though-no-defender.ts";
import * as blocksShadow from "./restrictions/blocks-shadow.ts";
import * as canAttackPlaneswalkersOnly from "./restrictions/can-attack-planeswalkers-only.ts";
import * as canBlockAdditional from "./restrictions/can-block-additional.ts";
import * as canBlockOnly from "./restrictions/can-block-only.ts";
import * as cantActivateAbilities from "./restrictions/cant-activate-abilities.ts";
import * as cantAttack from "./restrictions/cant-attack.ts";
import * as cantBeBlocked from "./restrictions/cant-be-blocked.ts";
import * as cantBeCountered from "./restrictions/cant-be-countered.ts";
import * as cantBeEnchantedOrEquipped from "./restrictions/cant-be-enchanted-or-equipped.ts";
import * as cantBeExiled from "./restrictions/cant-be-exiled.ts";
import * as cantBeRegenerated from "./restrictions/cant-be-regenerated.ts";
import * as cantBeSacrificed from "./restrictions/cant-be-sacrificed.ts";
import * as cantBeTargeted from "./restrictions/cant-be-targeted.ts";
import * as cantBlock from "./restrictions/cant-block.ts";
import * as cantHaveCounters from "./restrictions/cant-have-counters.ts";
import * as cantPhaseOut from "./restrictions/cant-phase-out.ts";
import * as cantTransform from "./restrictions/cant-transform.ts";
import * as cantUntap from "./restrictions/cant-untap.ts";
import * as crewsWithMorePower from "./restrictions/crews-with-more-power.ts";
import * as dealsNoCombatDamage from "./restrictions/deals-no-combat-damage.ts";
import * as doesntUntap from "./restrictions/doesnt-untap.ts";
import * as lethalDamageByPower from "./restrictions/lethal-damage-by-power.ts";
import * as losesToZeroCounters from "./restrictions/loses-to-zero-counters.ts";
import * as mayNotUntap from "./restrictions/may-not-untap.ts";
import * as mustAttack from "./restrictions/must-attack.ts";
import * as mustBeBlocked from "./restrictions/must-be-blocked.ts";
import * as mustBlock from "./restrictions/must-block.ts";
import type { Member } from "./schema/basic.ts";
import { named, unionOf } from "./schema/nodes.ts";

/** What an object can't, must or may do beyond the usual rules (CR 101.2, 508.1c-d, 509.1b-c, 613.11). */
export type Restriction =
  | cantAttack.CantAttackRestriction
  | cantBlock.CantBlockRestriction
  | canBlockOnly.CanBlockOnlyRestriction
  | blocksShadow.BlocksShadowRestriction
  | canBlockAdditional.CanBlockAdditionalRestriction
  | cantBeBlocked.CantBeBlockedRestriction
  | mustAttack.MustAttackRestriction
  | mustBlock.MustBlockRestriction
  | mustBeBlocked.MustBeBlockedRestriction
  | attacksAsThoughNoDefender.AttacksAsThoughNoDefenderRestriction
  | attacksAsThoughHaste.AttacksAsThoughHasteRestriction
  | assignsDamageByToughness.AssignsDamageByToughnessRestriction
  | assignsDamageAsThoughUnblocked.AssignsDamageAsThoughUnblockedRestriction
  | crewsWithMorePower.CrewsWithMorePowerRestriction
  | dealsNoCombatDamage.DealsNoCombatDamageRestriction
  | canAttackPlaneswalkersOnly.CanAttackPlaneswalkersOnlyRestriction
  | lethalDamageByPower.LethalDamageByPowerRestriction
  | doesntUntap.DoesntUntapRestriction
  | mayNotUntap.MayNotUntapRestriction
  | cantUntap.CantUntapRestriction
  | cantBeTargeted.CantBeTargetedRestriction
  | cantBeCountered.CantBeCounteredRestriction
  | cantBeSacrificed.CantBeSacrificedRestriction
  | cantBeRegenerated.CantBeRegeneratedRestriction
  | cantBeEnchantedOrEquipped.CantBeEnchantedOrEquippedRestriction
  | cantHaveCounters.CantHaveCountersRestriction
  | cantActivateAbilities.CantActivateAbilitiesRestriction
  | cantTransform.CantTransformRestriction
  | cantPhaseOut.CantPhaseOutRestriction
  | cantBeExiled.CantBeExiledRestriction
  | losesToZeroCounters.LosesToZeroCountersRestriction;

export type RestrictionOf<K extends Restriction["kind"]> = Extract<Restriction, { readonly kind: K }>;

/** What the file of a member exports: its schema, and its words in each language. */
export type RestrictionNodes = {
  readonly [K in Restriction["kind"]]: {
    readonly schema: Member<RestrictionOf<K>>;
    english(restriction: RestrictionOf<K>, time: RestrictionTime, p: PrintContext): string;
    french(restriction: RestrictionOf<K>, style: fr.ModificationStyle, p: fr.FrenchContext): fr.VerbPhrase;
  };
};

export const restrictionNodes = {
  cantAttack,
  cantBlock,
  canBlockOnly,
  blocksShadow,
  canBlockAdditional,
  cantBeBlocked,
  mustAttack,
  mustBlock,
  mustBeBlocked,
  attacksAsThoughNoDefender,
  attacksAsThoughHaste,
  assignsDamageByToughness,
  assignsDamageAsThoughUnblocked,
  crewsWithMorePower,
  dealsNoCombatDamage,
  canAttackPlaneswalkersOnly,
  lethalDamageByPower,
  doesntUntap,
  mayNotUntap,
  cantUntap,
  cantBeTargeted,
  cantBeCountered,
  cantBeSacrificed,
  cantBeRegenerated,
  cantBeEnchantedOrEquipped,
  cantHaveCounters,
  cantActivateAbilities,
  cantTransform,
  cantPhaseOut,
  cantBeExiled,
  losesToZeroCounters,
} satisfies RestrictionNodes;
export const restriction: z.ZodType<Restriction> = named(
  "Restriction",
  unionOf(Object.values(restrictionNodes)),
);
