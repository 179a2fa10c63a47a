import type { DamageRecipient, EventSubject, Filter } from "@spellroom/card-language";
import { HAUNTED_CREATURE } from "../../query/keywords/haunt.ts";
import { characteristics } from "../../query/layers/index.ts";
import { objectsMatching, objectsOf, playersOf, satisfies } from "../../query/selection/index.ts";
import { meansCards } from "../../query/sight/events/subject.ts";
import type { Sight } from "../../query/sight/sight.ts";
import { objectOf } from "../../state/access.ts";
import type { Context } from "../../state/context.ts";
import type { GameState } from "../../state/game-state.ts";
import type { Happening } from "../../state/happening.ts";
import type { Entity, ObjectId } from "../../state/ids.ts";
import { isOnlyTokens } from "../../state/merged.ts";

/** Whether an object is what an ability's event is about. */
export function subjectCovers(
  state: GameState,
  context: Context,
  subject: EventSubject,
  id: ObjectId,
): boolean {
  if (subject === "this") return id === context.source;
  if (subject === "attached") {
    const to = objectOf(state, context.source).attachedTo;
    return to !== null && "object" in to && to.object === id;
  }
  if (subject === "haunted") return objectsOf(state, context, HAUNTED_CREATURE).includes(id);
  if ("either" in subject) return subject.either.some((one) => subjectCovers(state, context, one, id));
  return isOfItsKind(state, subject.filter, id) && satisfies(state, context, subject.filter.of, id);
}

/** The same for a hypothetical game. */
export function coversInSight(sight: Sight, context: Context, subject: EventSubject, id: ObjectId): boolean {
  if (typeof subject === "string") return subjectCovers(sight.state, context, subject, id);
  if ("either" in subject) return subject.either.some((one) => coversInSight(sight, context, one, id));
  return isOfItsKind(sight.state, subject.filter, id) && sight.satisfies(context, subject.filter.of, id);
}

/** "A card" that would go somewhere is no token (CR 108.2b, 111.6). */
function isOfItsKind(state: GameState, filter: Filter, id: ObjectId): boolean {
  return !meansCards(filter) || !isOnlyTokens(objectOf(state, id));
}

/** Whether damage to an entity is damage to what is described. */
export function damageIsTo(
  state: GameState,
  context: Context,
  recipient: DamageRecipient,
  to: Entity,
): boolean {
  switch (recipient.kind) {
    case "player":
      return "player" in to && playersOf(state, context, recipient.player).includes(to.player);
    case "object":
      return "object" in to && subjectCovers(state, context, recipient.what, to.object);
    case "either":
      return recipient.of.some((one) => damageIsTo(state, context, one, to));
  }
}

/** Who or what is described, for damage that goes there instead. */
export function recipientEntities(state: GameState, context: Context, recipient: DamageRecipient): Entity[] {
  switch (recipient.kind) {
    case "player":
      return playersOf(state, context, recipient.player).map((player) => ({ player }));
    case "object":
      return subjectObjects(state, context, recipient.what).map((object) => ({ object }));
    case "either":
      return recipient.of.flatMap((one) => recipientEntities(state, context, one));
  }
}

function subjectObjects(state: GameState, context: Context, subject: EventSubject): ObjectId[] {
  if (subject === "this")
    return objectOf(state, context.source).zone === "battlefield" ? [context.source] : [];
  if (subject === "attached") {
    const to = objectOf(state, context.source).attachedTo;
    return to !== null && "object" in to ? [to.object] : [];
  }
  if (subject === "haunted") return [...objectsOf(state, context, HAUNTED_CREATURE)];
  if ("either" in subject) return subject.either.flatMap((one) => subjectObjects(state, context, one));
  return objectsMatching(state, context, subject.filter).filter(
    (id) => characteristics(state, id).types.length > 0,
  );
}

/** What a happening happens to, for shields that protect certain objects or players. */
export function entityOfHappening(happening: Happening): Entity | null {
  if (happening.kind === "damage") return happening.to;
  if (happening.kind === "addCounters" || happening.kind === "removeCounters") return happening.on;
  if ("object" in happening) return { object: happening.object };
  return "player" in happening ? { player: happening.player } : null;
}
