/** Hands that players had agreed to show, and that watchers never saw since one of them ended it before. */
import { storedInputSchema } from "@spellroom/match";
import type { JournalRecord } from "../storage/journal.ts";

/**
 * Whether the hands of a step were withheld from watchers: the caster's view ended while they were still on their way (ADR 147).
 * Of an end that doesn't say what watchers had seen by then, all hands since the agreement count as withheld.
 */
export function withheldHands({ entries }: JournalRecord): (at: number) => boolean {
  const spans: { readonly after: number; readonly before: number }[] = [];
  let since: number | null = null;
  for (const [place, entry] of entries.entries()) {
    const parsed = storedInputSchema.safeParse(entry.input);
    if (!parsed.success || parsed.data.kind !== "cast") continue;
    const at = place + 1;
    const { on, seen } = parsed.data;
    if (on) since ??= at;
    else if (since !== null) {
      spans.push({ after: Math.max(since - 1, seen ?? 0), before: at });
      since = null;
    }
  }
  return (at) => spans.some(({ after, before }) => at > after && at < before);
}
