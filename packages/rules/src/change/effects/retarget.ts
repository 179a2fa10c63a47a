import type { TargetKind } from "@spellroom/card-language";
import { sameEntity } from "../../decisions/parts/entity.ts";
import { bodyOf } from "../../query/rules/spell-body.ts";
import { targetKindAllows } from "../../query/selection/index.ts";
import { clausesOf, contextOfPart, type KeyedClause } from "../../query/targets/clauses.ts";
import { targetOptions } from "../../query/targets/options.ts";
import { objectOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import { updateObject } from "../game/game.ts";
import { pickEntities } from "./ask.ts";
import type { Run } from "./run.ts";

/** How new targets are chosen for a spell or ability (CR 115.7). */
export interface Retargeting {
  readonly chooser: Seat;
  /** Targets may be left as they are (115.7d); else each is changed if it can be (115.7a). */
  readonly mayKeep: boolean;
  /** The only object that may become the new target. */
  readonly to: ObjectId | null;
  /** What new targets have to be. */
  readonly only: TargetKind | null;
}

/** Whether something on the stack has any targets. */
export function hasTargets(run: Run, id: ObjectId): boolean {
  const { announcement } = objectOf(run.state, id);
  return Object.values(announcement?.context.targets ?? {}).some((chosen) => chosen.length > 0);
}

/**
 * Has the chooser choose new targets, clause by clause, as many as there are now; what counts are the targets that there are
 * in the end (CR 115.7e). Where they can't all be legal nothing is changed (115.7a, 115.7d). True when all is settled, false
 * while a question is open.
 */
export function retarget(run: Run, id: ObjectId, name: string, how: Retargeting): boolean {
  const { announcement } = objectOf(run.state, id);
  if (!announcement) return true;
  const targets: Record<string, readonly Entity[]> = { ...announcement.context.targets };
  for (const keyed of clausesOf(bodyOf(run.state, id), announcement.modes)) {
    const now = targets[keyed.key] ?? [];
    if (now.length === 0) continue;
    const options = newTargets(run, id, { ...announcement.context, targets }, keyed, how).filter(
      (one) => how.mayKeep || !now.some((old) => sameEntity(old, one)),
    );
    const kept = now.filter((old) => how.mayKeep && !isTakenBefore(keyed, targets, old));
    const among = withCurrent(kept, options);
    if (among.length < now.length && how.to !== null) continue;
    if (among.length < now.length) return true;
    const about = { key: "chooseNewTargets", detail: keyed.key, amount: now.length } as const;
    const picked = pickEntities(run, `${name}:${keyed.key}`, how.chooser, about, among, {
      min: now.length,
      max: now.length,
    });
    if (!picked) return false;
    targets[keyed.key] = picked;
  }
  updateObject(run.g, id, {
    announcement: { ...announcement, context: { ...announcement.context, targets } },
  });
  return true;
}

/**
 * Has the chooser pick one target that becomes another object, among those for which it would be legal; that object can't be
 * two targets of the same phrase (CR 115.3, 115.7b). True when all is settled, false while the question is open.
 */
export function retargetOne(run: Run, id: ObjectId, name: string, chooser: Seat, to: ObjectId): boolean {
  const { announcement } = objectOf(run.state, id);
  if (!announcement) return true;
  const { targets } = announcement.context;
  const slots = clausesOf(bodyOf(run.state, id), announcement.modes).flatMap((keyed) => {
    const now = targets[keyed.key] ?? [];
    if (now.some((one) => sameEntity(one, { object: to }))) return [];
    return now.flatMap((old, at) => {
      const others = { ...targets, [keyed.key]: now.filter((one) => one !== old) };
      const how = { chooser, mayKeep: false, to, only: null };
      const legal = newTargets(run, id, { ...announcement.context, targets: others }, keyed, how).length > 0;
      return legal ? [{ key: keyed.key, at, old }] : [];
    });
  });
  if (slots.length === 0) return true;
  const about = { key: "chooseNewTargets", amount: 1 } as const;
  const picked = pickEntities(
    run,
    name,
    chooser,
    about,
    slots.map(({ old }) => old),
    { min: 1, max: 1 },
  );
  if (!picked) return false;
  const slot = slots.find(({ old }) => picked.some((one) => sameEntity(one, old)));
  if (!slot) return true;
  const changed = (targets[slot.key] ?? []).map((one, at) => (at === slot.at ? { object: to } : one));
  updateObject(run.g, id, {
    announcement: {
      ...announcement,
      context: { ...announcement.context, targets: { ...targets, [slot.key]: changed } },
    },
  });
  return true;
}

/** The announcement of something on the stack with one object as the only target of each phrase that has any now. */
function aimedAt(run: Run, id: ObjectId, object: ObjectId): Context | null {
  const { announcement } = objectOf(run.state, id);
  if (!announcement) return null;
  const targets: Record<string, readonly Entity[]> = {};
  for (const [key, chosen] of Object.entries(announcement.context.targets)) {
    if (chosen.length > 1) return null;
    targets[key] = chosen.length === 0 ? chosen : [{ object }];
  }
  return { ...announcement.context, targets };
}

/** Whether a spell or ability could have that object for every target that it has (CR 115.1). */
export function couldTarget(run: Run, id: ObjectId, object: ObjectId): boolean {
  const { announcement } = objectOf(run.state, id);
  const aimed = aimedAt(run, id, object);
  if (!announcement || !aimed || !hasTargets(run, id)) return false;
  const how = { chooser: run.controller, mayKeep: false, to: object, only: null };
  return clausesOf(bodyOf(run.state, id), announcement.modes).every(
    (keyed) =>
      (aimed.targets[keyed.key] ?? []).length === 0 || newTargets(run, id, aimed, keyed, how).length > 0,
  );
}

/** Has a copy target that object wherever the original has a target. */
export function aimAt(run: Run, id: ObjectId, object: ObjectId): void {
  const { announcement } = objectOf(run.state, id);
  const context = aimedAt(run, id, object);
  if (announcement && context) updateObject(run.g, id, { announcement: { ...announcement, context } });
}

function newTargets(
  run: Run,
  id: ObjectId,
  chosen: Context,
  { prefix, clause }: KeyedClause,
  how: Retargeting,
): readonly Entity[] {
  const context = contextOfPart(chosen, prefix);
  return targetOptions(run.state, context, clause, context.targets, id).filter(
    (one) =>
      (how.to === null || ("object" in one && one.object === how.to)) &&
      (how.only === null || targetKindAllows(run.state, run.context, how.only, one)),
  );
}

/** "Another target" can't be what has just been chosen for the clause that it is other than. */
function isTakenBefore({ prefix, clause }: KeyedClause, targets: Context["targets"], old: Entity): boolean {
  return (clause.otherThan ?? []).some((other) =>
    targets[prefix + other]?.some((one) => sameEntity(one, old)),
  );
}

/** The targets that there are may be kept even if they are no longer legal. */
function withCurrent(now: readonly Entity[], options: readonly Entity[]): readonly Entity[] {
  return [...now, ...options.filter((one) => !now.some((old) => sameEntity(old, one)))];
}
