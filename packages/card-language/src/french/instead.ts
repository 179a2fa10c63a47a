import type { Effect } from "../effect.ts";
import { infinitive } from "./clause.ts";
import type { FrenchContext } from "./context.ts";
import { YOU } from "./grammar.ts";
import { inside, joined } from "./joined.ts";

/** What happens instead, as a sentence without its end: « piochez deux cartes », « vous pouvez piocher deux cartes ». */
export function frenchInsteadOf(effects: readonly Effect[], optional: boolean, p: FrenchContext): string {
  if (!optional) return inside(effects, p);
  const said = joined(effects, p, (clause) => infinitive(clause, YOU));
  return `vous pouvez ${said.text}`;
}
