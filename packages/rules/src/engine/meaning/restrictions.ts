import type { Restriction } from "@spellroom/card-language";
import { canRegenerate } from "../../change/events/regeneration.ts";
import { possibleAttackers } from "../../play/combat/attack-options.ts";
import { blockingFor } from "../../play/combat/block-options.ts";
import { dealCombatDamage } from "../../play/combat/damage.ts";
import { damageOf } from "../../play/combat/damage-share.ts";
import { canBlock } from "../../play/combat/evasion.ts";
import { lethalDamage } from "../../play/state-based-actions/lethal-damage.ts";
import { startTurnBasedAction } from "../../play/turn/turn-based.ts";
import { canBeSacrificed, pickFor } from "../../query/costs/cost-parts.ts";
import { activationForbidden } from "../../query/rules/activation-limits.ts";
import { isForbidden } from "../../query/rules/forbidden.ts";
import { attachmentIsLegal } from "../../query/targets/attachment.ts";
import { canBeTargeted } from "../../query/targets/protections.ts";
import type { Rows } from "./row.ts";

/** What an object can't, must or may do beyond the usual rules. */
export const RESTRICTIONS: Rows<Restriction["kind"]> = {
  assignsDamageAsThoughUnblocked: ["510.1c", dealCombatDamage],
  assignsDamageByToughness: ["510.1a", damageOf],
  attacksAsThoughHaste: ["302.6", possibleAttackers],
  attacksAsThoughNoDefender: ["702.3b", possibleAttackers],
  blocksShadow: ["702.28b", canBlock],
  canAttackPlaneswalkersOnly: ["508.1c", possibleAttackers],
  canBlockAdditional: ["509.1b", blockingFor],
  canBlockOnly: ["509.1b", canBlock],
  cantActivateAbilities: ["602.5", activationForbidden],
  cantAttack: ["508.1c", possibleAttackers],
  cantBeBlocked: ["509.1b", canBlock],
  cantBeCountered: ["701.5", isForbidden],
  cantBeEnchantedOrEquipped: ["303.4d", attachmentIsLegal],
  cantBeExiled: ["101.2", null],
  cantBeRegenerated: ["701.15", canRegenerate],
  cantBeSacrificed: ["701.17", canBeSacrificed],
  cantBeTargeted: ["115.2", canBeTargeted],
  cantBlock: ["509.1b", canBlock],
  cantHaveCounters: ["122.1", isForbidden],
  cantPhaseOut: ["702.26b", isForbidden],
  cantTransform: ["701.28", isForbidden],
  cantUntap: ["701.21b", isForbidden],
  crewsWithMorePower: ["702.122a", pickFor],
  dealsNoCombatDamage: ["510.1a", damageOf],
  doesntUntap: ["502.3", startTurnBasedAction],
  lethalDamageByPower: ["704.5g", lethalDamage],
  losesToZeroCounters: ["101.2", null],
  mayNotUntap: ["502.3", startTurnBasedAction],
  mustAttack: ["508.1d", possibleAttackers],
  mustBeBlocked: ["509.1c", blockingFor],
  mustBlock: ["509.1c", blockingFor],
};
