import type { DeferredEffects, PendingHappening } from "../../state/frame.ts";

/** What is proposed instead of a happening, and what is to be done right after the batch. */
export interface Replaced {
  readonly batch: readonly PendingHappening[];
  readonly after: readonly DeferredEffects[];
}
