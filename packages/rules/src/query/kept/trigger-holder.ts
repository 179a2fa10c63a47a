import type { RuleEffect, TriggeredAbility } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { ObjectId, Seat } from "../../state/ids.ts";

/** A triggered ability, with what decides quickly whether an event could matter to it. */
export interface Trigger {
  readonly key: string;
  /** What gives the ability to its object, see `CurrentAbility.from`. */
  readonly from: ObjectId | null;
  readonly ability: TriggeredAbility;
  readonly mask: number;
  readonly looksBack: boolean;
}

/** One triggered ability of one object. */
export interface TriggerHolder extends Trigger {
  readonly object: ObjectId;
  readonly controller: Seat;
  /** What said before the event how often abilities trigger, for one that looks back. */
  readonly howOften?: readonly { readonly rule: RuleEffect; readonly context: Context }[];
}

/** Triggered abilities of several objects in order, and all their bits together. */
export interface TriggerHolders {
  readonly all: readonly TriggerHolder[];
  /** Those of them that trigger on a state of the game rather than on an event (CR 603.8). */
  readonly stateTriggers: readonly TriggerHolder[];
  readonly mask: number;
}
