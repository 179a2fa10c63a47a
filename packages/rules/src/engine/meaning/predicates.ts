import type { ObjectStatus, Predicate, TargetKind } from "@spellroom/card-language";
import { satisfies } from "../../query/sight/predicates.ts";
import { sharesWith } from "../../query/sight/shared-traits.ts";
import { hasStatus } from "../../query/sight/statuses.ts";
import { targetKindAllows } from "../../query/sight/target-kinds.ts";
import { targetOptions } from "../../query/targets/options.ts";
import type { Rows } from "./row.ts";

/** What is true of an object. */
export const PREDICATES: Rows<Predicate["kind"]> = {
  all: ["109.2", satisfies],
  any: ["109.2", satisfies],
  attachedTo: ["303.4", satisfies],
  attacksPlayer: ["508.1b", satisfies],
  blockedBy: ["509.1h", satisfies],
  blocking: ["509.1g", satisfies],
  castFrom: ["601.2a", satisfies],
  chosen: ["607.2d", satisfies],
  color: ["105.2", satisfies],
  colorCount: ["105.2", satisfies],
  controller: ["109.4", satisfies],
  counters: ["122.1", satisfies],
  crewed: ["702.122b", satisfies],
  dealtDamageBy: ["120.1", satisfies],
  extreme: ["109.2", satisfies],
  fought: ["509.1h", satisfies],
  hasAbility: ["113.1", satisfies],
  hasAttached: ["303.4", satisfies],
  historic: ["700.6", satisfies],
  keyword: ["702.1", satisfies],
  named: ["201.2", satisfies],
  not: ["109.2", satisfies],
  oneOf: ["608.2h", satisfies],
  other: ["109.2", satisfies],
  otherThan: ["109.2", satisfies],
  owner: ["108.3", satisfies],
  paired: ["702.95b", satisfies],
  parity: ["107.1", satisfies],
  permanent: ["110.4", satisfies],
  castThisTurn: ["601.2i", satisfies],
  putThereThisTurn: ["400.7", satisfies],
  shares: ["608.2h", sharesWith],
  abilityOf: ["113.7", satisfies],
  dealtDamageTo: ["120.1", satisfies],
  blockedWith: ["509.1g", satisfies],
  singleTarget: ["115.9a", satisfies],
  stackObject: ["112.1", satisfies],
  stat: ["208.1", satisfies],
  status: ["110.5", hasStatus],
  subtype: ["205.3", satisfies],
  supertype: ["205.4", satisfies],
  targets: ["115.9b", targetKindAllows],
  token: ["111.1", satisfies],
  type: ["205.2", satisfies],
  xInManaCost: ["107.3", satisfies],
  hasAdventure: ["715.2a", satisfies],
};

/** Statuses that a permanent has or hasn't. */
export const OBJECT_STATUSES: Rows<ObjectStatus> = {
  attackedThisTurn: ["508.1", hasStatus],
  attacking: ["508.1k", hasStatus],
  blocked: ["509.1h", hasStatus],
  blockedThisTurn: ["509.1", hasStatus],
  wasBlockedThisTurn: ["509.1h", hasStatus],
  blocking: ["509.1g", hasStatus],
  cameSinceUpkeep: ["702.30a", hasStatus],
  commander: ["903.3", hasStatus],
  dealtDamageThisTurn: ["120.3", hasStatus],
  hasDealtDamageThisTurn: ["120.3", hasStatus],
  enchanted: ["303.4", hasStatus],
  enteredThisTurn: ["403.3", hasStatus],
  equipped: ["301.5b", hasStatus],
  faceDown: ["708.2", hasStatus],
  goaded: ["701.38", hasStatus],
  kicked: ["702.33d", hasStatus],
  modified: ["700.9", hasStatus],
  prepared: ["722.3a", hasStatus],
  renowned: ["702.112b", hasStatus],
  monstrous: ["701.31b", hasStatus],
  ringBearer: ["701.52", hasStatus],
  saddled: ["702.171b", hasStatus],
  suspected: ["701.58", hasStatus],
  suspended: ["702.62b", hasStatus],
  tapped: ["110.5", hasStatus],
  tributePaid: ["702.104b", hasStatus],
  unblocked: ["509.1h", hasStatus],
  untapped: ["110.5", hasStatus],
};

/** What may be chosen as a target. */
export const TARGET_KINDS: Rows<TargetKind["kind"]> = {
  any: ["115.4", targetOptions],
  either: ["115.1", targetOptions],
  object: ["115.1", targetOptions],
  player: ["115.1", targetOptions],
};
