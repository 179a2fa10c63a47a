import type { ObjectRef } from "@spellroom/card-language";
import { assertNever } from "../../state/access.ts";
import { type Context, granterIn } from "../../state/context.ts";
import type { Entity, ObjectId } from "../../state/ids.ts";
import { isExiledCard } from "./exiled-card.ts";
import { objectsInRange } from "./range.ts";
import type { Sight } from "./sight.ts";

const NONE: readonly ObjectId[] = [];

/**
 * The objects that a reference of a text stands for; ids of objects that are gone stay what they are (CR 608.2h). Those out of its
 * controller's range aren't among them (CR 801.10-11).
 */
export function objectsOf(sight: Sight, context: Context, ref: ObjectRef): readonly ObjectId[] {
  const found = meant(sight, context, ref);
  return ref.kind === "this" || ref.kind === "granter"
    ? found
    : objectsInRange(sight, context.controller, found);
}

function meant(sight: Sight, context: Context, ref: ObjectRef): readonly ObjectId[] {
  switch (ref.kind) {
    case "this":
      return [context.source];
    case "target":
      return objectsAmong(context.targets[ref.target]);
    case "granter":
      return granterIn(context);
    case "attached":
      return hostOf(sight, context.source);
    case "event":
      return context.event?.objects[ref.role] ?? NONE;
    case "bound":
      return context.bindings[ref.name]?.objects ?? NONE;
    case "linked":
      return stillMeant(sight, sight.object(context.source)?.linked[ref.link] ?? NONE);
    case "each":
      return context.each && "object" in context.each ? [context.each.object] : NONE;
    case "rest":
      return rest(sight, context, ref.of, ref.without);
    default:
      return assertNever(ref);
  }
}

/** Of what was exiled, only the cards that are still in exile (CR 607.2a); whatever else is linked stays so. */
function stillMeant(sight: Sight, linked: readonly ObjectId[]): readonly ObjectId[] {
  const hasLeft = (id: ObjectId): boolean =>
    (sight.existing(id) ?? sight.state.lastKnown[id]?.object)?.zone === "exile" && !isExiledCard(sight, id);
  return linked.some(hasLeft) ? linked.filter((id) => !hasLeft(id)) : linked;
}

function objectsAmong(entities: readonly Entity[] | undefined): readonly ObjectId[] {
  if (!entities) return NONE;
  return entities.flatMap((entity) => ("object" in entity ? [entity.object] : []));
}

/** What an Aura, Equipment or Fortification is, or last was, attached to. */
export function hostOf(sight: Sight, id: ObjectId): readonly ObjectId[] {
  const to = sight.object(id)?.attachedTo;
  return to && "object" in to ? [to.object] : NONE;
}

function rest(sight: Sight, context: Context, of: string, without: readonly string[]): readonly ObjectId[] {
  const all = context.bindings[of]?.objects ?? NONE;
  const taken = new Set(without.flatMap((name) => context.bindings[name]?.objects ?? NONE));
  return all.filter((id) => !taken.has(id) && sight.existing(id) !== null);
}
