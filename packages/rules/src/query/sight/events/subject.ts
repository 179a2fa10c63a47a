import type { DamageRecipient, EventSubject, Filter, Zone } from "@spellroom/card-language";
import { assertNever } from "../../../state/access.ts";
import type { Context } from "../../../state/context.ts";
import type { EnteredAs } from "../../../state/event.ts";
import type { Entity, ObjectId, Seat } from "../../../state/ids.ts";
import { reaches } from "../../../state/range.ts";
import { HAUNTED_CREATURE } from "../../keywords/haunt.ts";
import { meansPlayer } from "../players.ts";
import type { Sight } from "../sight.ts";

const ZONES_OF_CARDS: readonly Zone[] = ["hand", "library", "graveyard", "exile"];

/**
 * Whether an event's object is the one that an ability waits for. Zones of the filter are the event's business; but what is
 * described as something in a zone of cards is a card, and no token (CR 108.2b, 111.6).
 */
export function subjectCovers(sight: Sight, context: Context, subject: EventSubject, id: ObjectId): boolean {
  if (subject === "this") return id === context.source;
  if (subject === "attached") return sight.objectsOf(context, { kind: "attached" }).includes(id);
  if (subject === "haunted") return sight.objectsOf(context, HAUNTED_CREATURE).includes(id);
  if ("either" in subject) return subject.either.some((one) => subjectCovers(sight, context, one, id));
  if (meansCards(subject.filter) && sight.object(id)?.kind === "token") return false;
  return sight.satisfies(context, subject.filter.of, id);
}

/** Whether a description is of cards alone: "a card would be put into your graveyard" (CR 108.2b, 111.6). */
export function meansCards({ zones }: Filter): boolean {
  return zones?.some((zone) => ZONES_OF_CARDS.includes(zone)) === true;
}

/**
 * The same of an event of this turn or the last, whose object may have changed since (CR 608.2h): who controlled it then stays
 * who did, what attacked or blocked was a creature (CR 508.1a, 509.1a), and what entered is what it entered as.
 */
export function coveredThen(
  sight: Sight,
  context: Context,
  subject: EventSubject,
  id: ObjectId,
  then: Then,
): boolean {
  if (typeof subject === "string") return subjectCovers(sight, context, subject, id);
  if ("either" in subject) return subject.either.some((one) => coveredThen(sight, context, one, id, then));
  if (!isReached(sight, context, subject.filter, then.controller)) return false;
  const thenSight = then.as ? sight.asEntered(id, then.as) : sight;
  return subject.filter.of.every((one) => {
    if (one.kind === "controller") return meansPlayer(sight, context, one.player, then.controller);
    if (one.kind === "type" && one.type === "creature" && then.isCreature) return true;
    if (one.kind === "status" && one.status === "faceDown" && then.as) return then.as.faceDown === true;
    return thenSight.satisfies(context, [one], id);
  });
}

/** What the text describes has to be within range; of "a source" it says nothing (CR 801.7). */
function isReached({ state }: Sight, { controller }: Context, { of }: Filter, seat: Seat): boolean {
  return of.length === 0 || reaches(state, controller, seat);
}

interface Then {
  readonly controller: Seat;
  readonly isCreature?: true;
  readonly as?: EnteredAs;
}

/** Whether who or what was dealt damage is what an ability waits for. */
export function recipientCovers(
  sight: Sight,
  context: Context,
  recipient: DamageRecipient,
  to: Entity,
): boolean {
  switch (recipient.kind) {
    case "player":
      return "player" in to && meansPlayer(sight, context, recipient.player, to.player);
    case "object":
      return "object" in to && subjectCovers(sight, context, recipient.what, to.object);
    case "either":
      return recipient.of.some((one) => recipientCovers(sight, context, one, to));
    default:
      return assertNever(recipient);
  }
}
