import { fill } from "../../i18n/fill.ts";
import type { Messages } from "../../i18n/messages.ts";

/** How late watchers are: "1 minute". */
export function delayWords(delayMs: number, { cast }: Messages["pace"]): string {
  const count = Math.max(1, Math.round(delayMs / 60_000));
  return fill(cast.minutes({ count }), { count });
}
