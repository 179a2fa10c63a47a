import { customClockOf, isNamedTimeControl, type TimeControlId } from "@spellroom/protocol";
import { fill } from "../i18n/fill.ts";
import type { Messages } from "../i18n/messages.ts";

/** A time control in a word: "blitz", "10 min + 5 s". */
export function clockWords(id: TimeControlId, { people }: Messages): string {
  const { short } = people.terms;
  if (isNamedTimeControl(id)) return short[id];
  return fill(people.terms.customShort, customClockOf(id) ?? { minutes: 0, seconds: 0 });
}
