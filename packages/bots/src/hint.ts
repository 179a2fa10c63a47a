import type { HintView } from "@spellroom/protocol";
import type { SealedWorld } from "@spellroom/view";
import { type SearchAids, type SearchLimits, search } from "./search/index.ts";

/** About as much as a strong bot thinks. */
export const HINT_LIMITS: SearchLimits = {
  nodes: 12_000,
  milliseconds: 1_200,
  reach: { turns: 2, decisions: 240 },
};
const MOST = 4;

/**
 * What a search would rather answer, by what the seat of a world knows and nothing else: the best answers first, as a bot would
 * choose among them, each with the chances of winning after it; where those hardly differ, what was thought before decides.
 * `null` where there is only one answer.
 */
export function hintsIn(
  world: SealedWorld,
  aids: SearchAids,
  limits: SearchLimits = HINT_LIMITS,
): HintView["answers"] | null {
  const tried = search(world, aids, limits)
    .filter(({ tries }) => tries > 0)
    .slice(0, MOST);
  return tried.length < 2 ? null : tried.map(({ choice, chances }) => ({ choice, chances }));
}
