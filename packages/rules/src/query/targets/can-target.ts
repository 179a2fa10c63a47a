import type { Body, PlainBody, TargetClause } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId } from "../../state/ids.ts";
import { hasRanges } from "../../state/range.ts";
import { permanentsToTry, targetKindAllows } from "../selection/index.ts";
import { targetCount, targetOptions } from "./options.ts";
import { canBeTargeted } from "./protections.ts";
import { mostTogether, pickRuleFor } from "./together.ts";
import { announcedUnpaid } from "./when-announced.ts";

/**
 * The first target phrase that could not be satisfied now, or `null` if all can (CR 601.2c). Of a modal body enough modes must
 * be choosable; that is asked of each mode as `modes` has it.
 */
export function missingTarget(
  state: GameState,
  context: Context,
  body: PlainBody,
  self: ObjectId = context.source,
): string | null {
  const clauses = announcedUnpaid(body);
  if (clauses.length === 0) return null;
  if (isIndependent(body)) {
    for (const clause of clauses) if (!hasEnough(state, context, clause, self)) return clause.id;
    return null;
  }
  return canChooseAll(state, context, clauses, 0, self) ? null : (clauses[clauses.length - 1]?.id ?? "");
}

/** Whether a spell or ability could be put on the stack as far as its targets go. */
export function canTarget(
  state: GameState,
  context: Context,
  body: Body,
  self: ObjectId = context.source,
): boolean {
  if (body.kind === "plain") return missingTarget(state, context, body, self) === null;
  return body.modes.some((mode) => missingTarget(state, context, mode, self) === null);
}

const independent = new WeakMap<PlainBody, boolean>();

/** No phrase of the body depends on what was chosen for another. */
function isIndependent(body: PlainBody): boolean {
  const known = independent.get(body);
  if (known !== undefined) return known;
  const clauses = body.targets ?? [];
  const answer =
    clauses.every((clause) => !clause.otherThan) &&
    !clauses.some((clause) =>
      mentionsTarget({ what: clause.what, count: clause.count, chooser: clause.chooser }),
    );
  independent.set(body, answer);
  return answer;
}

function mentionsTarget(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(mentionsTarget);
  if (typeof part !== "object" || part === null) return false;
  if ("kind" in part && part.kind === "target" && "target" in part) return true;
  return Object.values(part).some(mentionsTarget);
}

/** Stops looking as soon as it has found as many as the phrase asks for at the least. */
function hasEnough(state: GameState, context: Context, clause: TargetClause, self: ObjectId): boolean {
  const { min } = targetCount(state, context, clause, Number.MAX_SAFE_INTEGER);
  if (min === 0) return true;
  if (min === 1) return hasOne(state, context, clause, self);
  const options = targetOptions(state, context, clause, {}, self);
  return mostTogether(state, pickRuleFor(state, context, clause, options), options) >= min;
}

function hasOne(state: GameState, context: Context, clause: TargetClause, self: ObjectId): boolean {
  const { what, chooser } = clause;
  if (chooser && hasRanges(state)) return targetOptions(state, context, clause, {}, self).length > 0;
  if (what.kind === "any" || (what.kind === "player" && what.asAnnounced === undefined)) {
    for (const { seat } of state.players) {
      const player: Entity = { player: seat };
      if (targetKindAllows(state, context, what, player) && canBeTargeted(state, context, player, self))
        return true;
    }
  }
  if (what.kind === "any" || (what.kind === "object" && !what.filter.zones)) {
    const ids = what.kind === "object" ? permanentsToTry(state, context, what.filter) : state.battlefield;
    for (const id of ids) {
      const object: Entity = { object: id };
      if (targetKindAllows(state, context, what, object) && canBeTargeted(state, context, object, self))
        return true;
    }
    return false;
  }
  return (
    (what.kind !== "player" || what.asAnnounced !== undefined) &&
    targetOptions(state, context, clause, {}, self).length > 0
  );
}

/** Tries the options of one phrase after another; phrases of several targets take the first ones. */
function canChooseAll(
  state: GameState,
  context: Context,
  clauses: readonly TargetClause[],
  at: number,
  self: ObjectId,
): boolean {
  const clause = clauses[at];
  if (!clause) return true;
  const options = targetOptions(state, context, clause, context.targets, self);
  const { min } = targetCount(state, context, clause, options.length);
  if (mostTogether(state, pickRuleFor(state, context, clause, options), options) < min) return false;
  const withChosen = (picked: readonly Entity[]): Context => ({
    ...context,
    targets: { ...context.targets, [clause.id]: picked },
  });
  if (min === 0) {
    if (canChooseAll(state, withChosen([]), clauses, at + 1, self)) return true;
  }
  if (min > 1)
    return groups(options, min).some((group) =>
      canChooseAll(state, withChosen(group), clauses, at + 1, self),
    );
  return options.some((option) => canChooseAll(state, withChosen([option]), clauses, at + 1, self));
}

/** Runs of neighbours as groups to try: enough to find a way around what a later phrase needs. */
function groups(options: readonly Entity[], size: number): (readonly Entity[])[] {
  const found: (readonly Entity[])[] = [];
  for (let from = 0; from + size <= options.length; from++) found.push(options.slice(from, from + size));
  return found;
}
