import type { Body } from "@spellroom/card-language";
import type { Context } from "../state/context.ts";
import type { GameState } from "../state/game-state.ts";
import type { Entity } from "../state/object.ts";
import { clausesOf, contextOfPart } from "./clauses.ts";
import { stillLegal } from "./options.ts";

/** What is left of the targets as a spell or ability begins to resolve. */
export interface TargetsLeft {
  /** It was targeted, and every target has become illegal: it doesn't resolve (CR 608.2b). */
  readonly allIllegal: boolean;
  /** Legal targets by clause key, and what they were to get of something divided. */
  readonly targets: Context["targets"];
  readonly division: Context["division"];
}

/**
 * Checks all targets again as it begins to resolve (CR 608.2b). Illegal ones are left out, so that nothing is done to them
 * and nothing is known of them; the other parts of the text go on as far as they can.
 */
export function targetsStillLegal(
  state: GameState,
  context: Context,
  body: Body,
  modes: readonly number[],
): TargetsLeft {
  const targets: Record<string, readonly Entity[]> = {};
  const division: Record<string, readonly number[]> = {};
  let chosen = 0;
  let legal = 0;
  for (const { key, prefix, clause } of clausesOf(body, modes)) {
    const all = context.targets[key] ?? [];
    const own = contextOfPart(context, prefix);
    const kept = all.map((entity) => stillLegal(state, own, clause, entity));
    targets[key] = all.filter((_, at) => kept[at]);
    const amounts = context.division[key];
    if (amounts) division[key] = amounts.filter((_, at) => kept[at]);
    chosen += all.length;
    legal += targets[key].length;
  }
  return { allIllegal: chosen > 0 && legal === 0, targets, division };
}
