import type { EventPattern, PlayerRef } from "@spellroom/card-language";
import { either, type Parser } from "../../parse/parser.ts";
import { g, phrase } from "../../parse/template.ts";
import type { Scope } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import type { EventSem, Happening } from "./happening.ts";

export const YOU: PlayerRef = { kind: "you" };

/** Who does something in an event, and which form of the verb follows. */
export interface Who {
  readonly ref: PlayerRef;
  readonly form: "base" | "third";
  readonly noun: "player" | "opponent";
}

export const who: Parser<Who> = either<Who>(
  phrase(g`you`, { ref: YOU, form: "base", noun: "player" }),
  phrase(g`an opponent`, { ref: { kind: "opponents" }, form: "third", noun: "opponent" }),
  phrase(g`a player`, { ref: { kind: "allPlayers" }, form: "third", noun: "player" }),
  phrase(g`another player`, { ref: { kind: "otherPlayers" }, form: "third", noun: "player" }),
  phrase(g`enchanted player`, { ref: { kind: "enchanted" }, form: "third", noun: "player" }),
  phrase(g`the chosen player`, { ref: { kind: "chosen" }, form: "third", noun: "player" }),
);

/** Somebody else who does it is "that player" from here on. */
export function by(of: Who, form: "base" | "third", c: Scope): PlayerRef {
  if (of.form !== form) throw new Unresolved("event", "subject and verb do not agree");
  if (of.ref.kind !== "you") c.mentionPlayer(() => ({ kind: "event" }), { noun: of.noun });
  return of.ref;
}

/** An event that is about nothing but who does it, and perhaps how much of it. */
export function simple(
  of: Who,
  form: "base" | "third",
  make: (ref: PlayerRef) => EventPattern,
  amount = false,
): EventSem {
  return (c): Happening => {
    const event = make(by(of, form, c));
    if (amount) c.mentionAmount(() => ({ kind: "event" }));
    return { event };
  };
}
