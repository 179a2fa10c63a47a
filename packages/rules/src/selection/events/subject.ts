import type { DamageRecipient, EventSubject } from "@spellroom/card-language";
import { assertNever } from "../../core/game.ts";
import type { Context } from "../../state/context.ts";
import type { ObjectId } from "../../state/ids.ts";
import type { Entity } from "../../state/object.ts";
import { meansPlayer } from "../players.ts";
import type { Sight } from "../sight.ts";

/** Whether an event's object is the one that an ability waits for. Zones of the filter are the event's business. */
export function subjectCovers(sight: Sight, context: Context, subject: EventSubject, id: ObjectId): boolean {
  if (subject === "this") return id === context.source;
  if (subject === "attached") return sight.objectsOf(context, { kind: "attached" }).includes(id);
  if ("either" in subject) return subject.either.some((one) => subjectCovers(sight, context, one, id));
  return sight.satisfies(context, subject.filter.of, id);
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
