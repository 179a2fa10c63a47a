import type { EventPattern } from "../event.ts";
import type { EventSubject } from "../event-subject.ts";
import type { Filter } from "../filter.ts";
import type { ObjectRef } from "../reference.ts";

/** The one object that a description stands for, where it says nothing else: "it" rather than "one from among it". */
export function definiteOf(filter: Filter): ObjectRef | undefined {
  const [only] = filter.of;
  return filter.of.length === 1 && only?.kind === "oneOf" ? only.ref : undefined;
}

/** "that creature": the one object that an event is about, where it is called nothing else than a creature. */
export function definiteSubject(what: EventSubject): ObjectRef | undefined {
  if (typeof what !== "object" || !("filter" in what)) return undefined;
  const [only, ...more] = what.filter.of;
  const isCalledSo = more.every((one) => one.kind === "type" && one.type === "creature");
  return only?.kind === "oneOf" && isCalledSo ? only.ref : undefined;
}

/** "it entered from your graveyard": the permanent that is asked about, if that is what the event comes to. */
export function fromYourGraveyard({
  what,
  from,
  to,
}: Extract<EventPattern, { kind: "moves" }>): ObjectRef | undefined {
  if (from !== "graveyard" || to !== "battlefield" || typeof what !== "object" || !("filter" in what))
    return undefined;
  const [only, owner, ...more] = what.filter.of;
  const yours = owner?.kind === "owner" && owner.player.kind === "you" && more.length === 0;
  return only?.kind === "oneOf" && yours ? only.ref : undefined;
}

/** The source or a target, where a description says of it who owns it: whose graveyard or hand it goes to. */
export function ownedSelf(filter: Filter): ObjectRef | undefined {
  const [self, owner, ...more] = filter.of;
  const known = self?.kind === "oneOf" && (self.ref.kind === "this" || self.ref.kind === "target");
  const own = known && owner?.kind === "owner";
  return own && more.length === 0 ? self.ref : undefined;
}
