import type { Characteristics } from "../../state/object.ts";
import type { ManaHolder } from "./mana-holder.ts";
import type { TriggerHolder, TriggerHolders } from "./trigger-holder.ts";

/**
 * What others have found out about the permanents with their characteristics, which is good for one set of these: there is
 * a fresh era whenever there may be other permanents or any of them may have other characteristics.
 */
export interface Era {
  /** Characteristics of the permanents in the order of the battlefield. */
  board: readonly Characteristics[] | null;
  /** Permanents with something to activate, by seat. */
  readonly manaHolders: (readonly ManaHolder[] | undefined)[];
  /** The same of the era before, of which most holders can be taken over. */
  readonly formerHolders: readonly (readonly ManaHolder[] | undefined)[];
  triggers: TriggerHolders | null;
  /** Triggered mana abilities that trigger on tapping for mana. */
  tapTriggers: readonly TriggerHolder[] | null;
  /** No permanent is of a kind that state-based actions look at every time. */
  isQuiet: boolean | null;
  /** Nobody has got control of anything that hasn't been noticed. */
  isControlSettled: boolean;
}

/** An era about which nothing is known but what the one before tells. */
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

/** An era may end before anybody has asked anything; then what was known before it still helps. */
function formerly({ manaHolders, formerHolders }: Era): Era["formerHolders"] {
  return manaHolders.length > 0 ? manaHolders : formerHolders;
}
