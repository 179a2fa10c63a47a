import type { Condition, EventPattern, EventSubject, PlayerRef } from "@spellroom/card-language";
import type { Parser } from "../../parse/parser.ts";
import type { Scope, Sem } from "../../scope.ts";
import type { EventWho } from "./subject.ts";

/** An event with a bound on its amount. */
export interface Happening {
  readonly event: EventPattern;
  readonly atLeast?: number;
  /** What else is so at that moment, said within the event. */
  readonly during?: Condition;
  /** What "that player" is: the player whom the event names. */
  readonly player?: PlayerRef;
  /** What the text calls that player. */
  readonly noun?: "player" | "opponent";
}

export type EventSem = Sem<Happening>;

/** What a verb says of its subject. */
export interface Predicate {
  (who: EventWho, c: Scope): Happening;
  /** In an event of damage the subject is its source. */
  readonly role?: "source";
}

export type Verb = Parser<Predicate>;

export function plain(make: (what: EventSubject, batch: boolean) => EventPattern): Predicate {
  return (who) => ({ event: make(who.what, who.atLeast !== undefined) });
}
