import type { EventSubject } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { ObjectId } from "../../state/ids.ts";
import { subjectCovers } from "./subject.ts";

/** Damage of a source, or of the permanent that it became as it resolved (CR 609.7a). */
export function isDealtBy(
  state: GameState,
  { source }: Extract<Happening, { kind: "damage" }>,
  from: ObjectId,
): boolean {
  return source === from || spellBefore(state, source) === from;
}

/**
 * Whether damage comes from a source that a prevention effect describes. Where it is about one certain spell, it goes on for the
 * permanent which that becomes (CR 400.7c); a permanent isn't among "red spells" because it was one.
 */
export function isFromDescribed(
  state: GameState,
  context: Context,
  described: EventSubject,
  source: ObjectId,
): boolean {
  if (subjectCovers(state, context, described, source)) return true;
  if (!isCertain(described)) return false;
  const spell = spellBefore(state, source);
  return spell !== undefined && subjectCovers(state, context, described, spell);
}

function isCertain(described: EventSubject): boolean {
  return typeof described === "object" && "filter" in described
    ? described.filter.of.some(({ kind }) => kind === "oneOf")
    : false;
}

/** The spell that resolved and became this permanent this turn. */
function spellBefore(state: GameState, permanent: ObjectId): ObjectId | undefined {
  for (const event of state.history.thisTurn)
    if (
      event.kind === "moved" &&
      event.from === "stack" &&
      event.to === "battlefield" &&
      event.became === permanent
    )
      return event.object;
  return undefined;
}
