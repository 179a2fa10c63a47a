import type { PlayerRef } from "../reference.ts";
import type { Selection } from "../selection.ts";
import type { PrintContext } from "./context.ts";
import { areMany, nounOfSelection } from "./selection.ts";

/** The text has named what an instruction binds; from here on a pronoun will do. */
export function mentionBound(
  effect: { readonly what: Selection; readonly bind?: string },
  p: PrintContext,
): void {
  if (effect.bind === undefined) return;
  p.mention(`bound:${effect.bind}`, nounOfSelection(effect.what, p), areMany(effect.what, p));
}

/** The same of cards that were looked at or revealed. */
export function mentionFound(
  name: string,
  what: Selection | { readonly hand: PlayerRef },
  p: PrintContext,
): void {
  if ("hand" in what) p.mention(`bound:${name}`, "card", true);
  else p.mention(`bound:${name}`, nounOfSelection(what, p), areMany(what, p));
}
