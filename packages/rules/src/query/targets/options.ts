import type { TargetClause, TargetKind } from "@spellroom/card-language";
import { sameEntity } from "../../decisions/parts/entity.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Entity, ObjectId, Seat } from "../../state/ids.ts";
import {
  amountOf,
  chooserAmong,
  holds,
  inRange,
  objectsMatching,
  targetKindAllows,
} from "../selection/index.ts";
import { canBeTargeted } from "./protections.ts";

/** What has been chosen for other clauses of the same part, by clause id. */
export type Chosen = Readonly<Record<string, readonly Entity[]>>;

/**
 * Everything that may be chosen for a target phrase now (CR 115, 601.2c): permanents in the order they entered, then players.
 *
 * @param self the spell or ability on the stack, which can't target itself (CR 115.5)
 */
export function targetOptions(
  state: GameState,
  context: Context,
  clause: TargetClause,
  chosen: Chosen,
  self: ObjectId = context.source,
): readonly Entity[] {
  const chooser = chooserOf(state, context, clause);
  const options: Entity[] = [];
  for (const entity of entitiesOfKind(state, context, clause.what)) {
    if ("object" in entity && entity.object === self && isOnStack(state, self)) continue;
    if (isTakenBefore(clause, chosen, entity)) continue;
    if (!inRange(state, chooser, entity)) continue;
    if (canBeTargeted(state, context, entity, self)) options.push(entity);
  }
  return options;
}

/** Who chooses the targets of a phrase, among those within their own range as well as the controller's (CR 801.5a). */
export function chooserOf(state: GameState, context: Context, { chooser }: TargetClause): Seat {
  if (!chooser) return context.controller;
  return chooserAmong(state, context, chooser) ?? context.controller;
}

function isOnStack(state: GameState, id: ObjectId): boolean {
  return state.objects[id]?.zone === "stack";
}

function isTakenBefore(clause: TargetClause, chosen: Chosen, entity: Entity): boolean {
  if (!clause.otherThan) return false;
  return clause.otherThan.some((other) => chosen[other]?.some((one) => sameEntity(one, entity)) === true);
}

function entitiesOfKind(state: GameState, context: Context, kind: TargetKind): readonly Entity[] {
  switch (kind.kind) {
    case "object":
      return objectsMatching(state, context, kind.filter).map((object) => ({ object }));
    case "player":
      return playersAllowed(state, context, kind);
    case "any":
      return [
        ...state.battlefield
          .map((object) => ({ object }))
          .filter((entity) => targetKindAllows(state, context, kind, entity)),
        ...playersAllowed(state, context, kind),
      ];
    case "either":
      return kind.of
        .flatMap((one) => entitiesOfKind(state, context, one))
        .filter((entity, at, all) => all.findIndex((other) => sameEntity(other, entity)) === at);
  }
}

function playersAllowed(state: GameState, context: Context, kind: TargetKind): readonly Entity[] {
  return state.players
    .map(({ seat }) => ({ player: seat }))
    .filter((entity) => targetKindAllows(state, context, kind, entity))
    .filter(
      (entity) =>
        kind.kind !== "player" ||
        kind.asAnnounced === undefined ||
        holds(state, { ...context, each: entity }, kind.asAnnounced),
    );
}

/** How many targets a phrase asks for, bounded by what there is (CR 115.1, 601.2c). */
export function targetCount(
  state: GameState,
  context: Context,
  clause: TargetClause,
  available: number,
): { readonly min: number; readonly max: number } {
  if (!clause.count) return { min: 1, max: 1 };
  const min = Math.max(0, amountOf(state, context, clause.count.min));
  const most = clause.count.max === "any" ? available : amountOf(state, context, clause.count.max);
  return { min, max: Math.max(min, Math.min(most, available)) };
}

/**
 * Whether a chosen target is still legal as the spell or ability resolves (CR 608.2b): still in the zone it was in, still what
 * the phrase names, and not protected meanwhile.
 */
export function stillLegal(
  state: GameState,
  context: Context,
  clause: TargetClause,
  entity: Entity,
  self: ObjectId = context.source,
): boolean {
  if ("object" in entity && (state.objects[entity.object]?.zone ?? null) === null) return false;
  return targetKindAllows(state, context, clause.what, entity) && canBeTargeted(state, context, entity, self);
}
