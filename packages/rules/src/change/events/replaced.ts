import type { Context } from "../../state/context.ts";
import type { DeferredEffects, PendingHappening } from "../../state/frame.ts";

/**
 * What is to be done after a batch, with more of it. Damage that several sources would deal to one permanent or player at the same
 * time is prevented as one event (CR 615.5): what else the effect does it does once, of all the damage together.
 */
export function withDeferred(
  before: readonly DeferredEffects[],
  more: readonly DeferredEffects[],
): readonly DeferredEffects[] {
  const all = [...before];
  for (const one of more) {
    const at = one.once === undefined ? -1 : all.findIndex(({ once }) => once === one.once);
    const same = all[at];
    if (same) all[at] = { ...same, context: together(same.context, one.context) };
    else all.push(one);
  }
  return all;
}

function together(one: Context, other: Context): Context {
  if (!one.event || !other.event) return one;
  const { amount, unreduced } = one.event;
  const all = unreduced === undefined ? {} : { unreduced: unreduced + (other.event.unreduced ?? 0) };
  return { ...one, event: { ...one.event, amount: amount + other.event.amount, ...all } };
}

/** What is proposed instead of a happening, and what is to be done right after the batch. */
export interface Replaced {
  readonly batch: readonly PendingHappening[];
  readonly after: readonly DeferredEffects[];
}
