import type { Replacement, RuleEffect } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Timestamp } from "../../state/ids.ts";
import type { Characteristics, GameObject } from "../../state/object.ts";
import type { StaticRule } from "./static-rules.ts";

export interface ActiveRule {
  readonly rule: RuleEffect;
  readonly context: Context;
  readonly timestamp: Timestamp;
}

export interface ActiveReplacement {
  readonly replacement: Replacement;
  readonly context: Context;
  /** Stable name, by which an event remembers that it has been applied (CR 614.5). */
  readonly key: string;
  /** Its place in `state.replacements` where a spell or ability made it. */
  readonly floating: number | null;
}

/** One static rule or replacement effect in play. */
export interface Carried {
  readonly effect: StaticRule;
  readonly context: Context;
  readonly timestamp: Timestamp;
  readonly key: string;
}

export interface CarriedList {
  readonly all: readonly Carried[];
  /** Any of them has a condition. */
  readonly isConditional: boolean;
}

/** Rule and replacement effects as collected for a snapshot, and the answers last given from them. */
export interface ActiveEffects {
  readonly carriers: readonly Carrier[];
  /** Those with a rule effect, and those with a replacement effect. */
  readonly ruling: CarriedList;
  readonly replacing: CarriedList;
  readonly distant: readonly GameObject[];
  rules: Answer<ActiveRule, GameState["rules"]> | null;
  replacements: Answer<ActiveReplacement, GameState["replacements"]> | null;
}

export type Carrier = readonly [GameObject, Characteristics];

interface Answer<T, F> {
  readonly floating: F;
  /** Which of the carried effects had their condition fulfilled. */
  readonly inForce: readonly Carried[];
  readonly result: readonly T[];
}
