import { bodyOf } from "../../query/rules/spell-body.ts";
import { chosenParts } from "../../query/targets/clauses.ts";
import { namedTargets } from "../../query/targets/when-announced.ts";
import { objectOf } from "../../state/access.ts";
import type { GameState } from "../../state/game-state.ts";

/**
 * Whether the instruction being carried out is the first of a resolving text to speak of a target, in the words of its phrase:
 * "return target creature card from your graveyard". What those words name is no longer there once another instruction has moved
 * it (CR 400.7, 608.2c); only words that come after them, such as "it", go on to find what was moved (CR 400.7j).
 */
export function isNamedFirst(state: GameState, target: string): boolean {
  const from = state.frames.findLastIndex((frame) => frame.kind === "resolve");
  const resolving = state.frames[from];
  if (resolving?.kind !== "resolve") return false;
  const { announcement } = objectOf(state, resolving.object);
  const parts = chosenParts(bodyOf(state, resolving.object), announcement?.modes ?? []);
  if (!parts.some(({ body }) => body.targets?.some(({ id }) => id === target))) return false;
  return !state.frames
    .slice(from)
    .some((frame) => frame.kind === "effects" && namedTargets(frame.effects.slice(0, frame.at)).has(target));
}
