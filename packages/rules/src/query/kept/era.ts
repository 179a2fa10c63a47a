import type { Characteristics } from "../../state/object.ts";
import type { ManaHolder } from "./mana-holder.ts";
import type { TapTrigger } from "./tap-trigger.ts";
import type { TriggerHolders } from "./trigger-holder.ts";

/**
 * Results computed from the permanents and their characteristics, which are valid for one set of these: there is
 * a new era whenever the permanents or their characteristics may have changed.
 */
export interface Era {
  /** Characteristics of the permanents in the order of the battlefield. */
  board: readonly Characteristics[] | null;
  /** Permanents with something to activate, by seat. */
  readonly manaHolders: (readonly ManaHolder[] | undefined)[];
  /** The same of the era before, of which most holders can be taken over. */
  readonly formerHolders: readonly (readonly ManaHolder[] | undefined)[];
  triggers: TriggerHolders | null;
  /** Those of permanents. */
  tapTriggers: readonly TapTrigger[] | null;
  /** No permanent is of a kind that state-based actions look at every time. */
  isQuiet: boolean | null;
  /** Every change of control has been noticed. */
  isControlSettled: boolean;
}

/** A new era, with the previous one as a hint. */
export function newEra(before: Era | null): Era {
  return {
    board: null,
    manaHolders: [],
    formerHolders: before ? formerly(before) : [],
    triggers: null,
    tapTriggers: null,
    isQuiet: null,
    isControlSettled: false,
  };
}

/** An era may end before anything was computed; then the results before it still help. */
function formerly({ manaHolders, formerHolders }: Era): Era["formerHolders"] {
  return manaHolders.length > 0 ? manaHolders : formerHolders;
}
