import type { Body, TargetKind } from "@spellroom/card-language";
import { sameEntity } from "../core/entity.ts";
import type { Game } from "../core/game.ts";
import { targetKindAllows } from "../selection/index.ts";
import type { GameState } from "../state/game-state.ts";
import type { ObjectId } from "../state/ids.ts";
import type { Entity } from "../state/object.ts";
import { announcementOf, updateAnnouncement } from "./choosing.ts";
import { clausesOf, contextOfPart } from "./clauses.ts";
import { targetOptions } from "./options.ts";

/** A single target of a spell or ability on the stack. */
export interface TargetSlot {
  readonly key: string;
  readonly at: number;
  readonly target: Entity;
  /** What it could be changed to, without itself (CR 115.7a). */
  readonly others: readonly Entity[];
}

/**
 * The targets of a spell or ability on the stack and what each could be changed to (CR 115.7). The same target can't be
 * chosen twice for one phrase (CR 115.3); `only` narrows what a new target may be.
 */
export function targetSlots(
  state: GameState,
  id: ObjectId,
  body: Body,
  only: TargetKind | null = null,
): TargetSlot[] {
  const { context, modes } = announcementOf(state, id);
  return clausesOf(body, modes).flatMap(({ key, prefix, clause }) => {
    const own = contextOfPart(context, prefix);
    const chosen = context.targets[key] ?? [];
    const options = targetOptions(state, own, clause, own.targets, id).filter(
      (entity) => !only || targetKindAllows(state, own, only, entity),
    );
    return chosen.map((target, at) => ({
      key,
      at,
      target,
      others: options.filter((entity) => !chosen.some((other) => sameEntity(other, entity))),
    }));
  });
}

/** Puts a new target in the place of one; what was divided stays as it was (CR 115.7f). */
export function changeTarget(g: Game, id: ObjectId, { key, at }: TargetSlot, to: Entity): void {
  const { context } = announcementOf(g.state, id);
  const targets = (context.targets[key] ?? []).map((target, index) => (index === at ? to : target));
  updateAnnouncement(g, id, { context: { ...context, targets: { ...context.targets, [key]: targets } } });
}
