import type { Condition, Effect, PlainBody, TargetClause } from "@spellroom/card-language";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import { holds } from "../selection/index.ts";

/** Under which condition a phrase is announced at all, by its id. */
type Conditions = ReadonlyMap<string, Condition>;

const known = new WeakMap<PlainBody, Conditions>();

/**
 * CR 601.2c: targets that are there only because a cost such as a kicker was paid, or because of when the spell is cast, are
 * chosen only then. A phrase is such a one where nothing but one branch of "if it was kicked" speaks of it.
 */
export function isAnnounced(
  state: GameState,
  context: Context,
  body: PlainBody,
  clause: TargetClause,
): boolean {
  const condition = conditionsOf(body).get(clause.id);
  return condition === undefined || holds(state, context, condition);
}

/** The phrases that a spell has if no optional cost is paid for it. */
export function announcedUnpaid(body: PlainBody): readonly TargetClause[] {
  const clauses = body.targets ?? [];
  const conditions = conditionsOf(body);
  if (conditions.size === 0) return clauses;
  return clauses.filter(({ id }) => (conditions.get(id)?.kind ?? "not") === "not");
}

const promised = new WeakMap<PlainBody, PlainBody>();

/** The text with the phrases that a spell has if a gift is promised, which costs nothing (CR 702.174a). */
export function announcedWithGift(body: PlainBody): PlainBody {
  const found = promised.get(body);
  if (found) return found;
  const conditions = conditionsOf(body);
  const targets = (body.targets ?? []).filter(({ id }) => {
    const condition = conditions.get(id);
    return condition === undefined || isGift(condition);
  });
  const made: PlainBody = { ...body, targets, effects: body.effects.slice(0, 0) };
  promised.set(body, made);
  return made;
}

function isGift(condition: Condition): boolean {
  return condition.kind === "paidAlternative" && condition.keyword === "gift";
}

function conditionsOf(body: PlainBody): Conditions {
  const found = known.get(body);
  if (found) return found;
  const made = body.targets && body.effects.some(isSettledBranch) ? find(body, body.targets) : new Map();
  known.set(body, made);
  return made;
}

type If = Extract<Effect, { kind: "if" }>;

/** Whether it is known for good, as the spell is announced, which branch is carried out. */
function isSettledBranch(effect: Effect): effect is If {
  if (effect.kind !== "if") return false;
  const { condition } = effect;
  switch (condition.kind) {
    case "paidAlternative":
      return true;
    case "kicked":
      return condition.of === undefined;
    case "wasCast":
      return condition.object.kind === "this" && condition.during !== undefined;
    default:
      return false;
  }
}

function find(body: PlainBody, clauses: readonly TargetClause[]): Conditions {
  const conditions = new Map<string, Condition>();
  const elsewhere = new Set<string>();
  for (const effect of body.effects) {
    if (!isSettledBranch(effect)) {
      collect(effect, elsewhere);
      continue;
    }
    const then = namedTargets(effect.then);
    const otherwise = namedTargets(effect.otherwise);
    for (const { id } of clauses) {
      if (then.has(id) === otherwise.has(id)) {
        if (then.has(id)) elsewhere.add(id);
      } else if (conditions.has(id)) elsewhere.add(id);
      else conditions.set(id, then.has(id) ? effect.condition : { kind: "not", of: effect.condition });
    }
  }
  for (const { what, chooser } of clauses) collect([what, chooser], elsewhere);
  for (const id of elsewhere) conditions.delete(id);
  return conditions;
}

/** The ids of the target phrases that a part of the text speaks of. */
export function namedTargets(part: unknown): ReadonlySet<string> {
  return collect(part, new Set());
}

function collect(part: unknown, into: Set<string>): Set<string> {
  if (Array.isArray(part)) for (const one of part) collect(one, into);
  else if (typeof part === "object" && part !== null) {
    if ("target" in part && typeof part.target === "string") into.add(part.target);
    for (const one of Object.values(part)) collect(one, into);
  }
  return into;
}
