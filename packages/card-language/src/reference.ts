/**
 * References to what a text calls "it", "that creature", "those cards", "that player". They are resolved when the
 * card is written or compiled, never by looking at words during play.
 */

/** Objects already determined. Where several are meant, the reference stands for all of them. */
export type ObjectRef =
  /** The source of the ability, or the spell itself: "this creature", the card's own name. */
  | { readonly kind: "this" }
  /** What was chosen for the target clause with that id. */
  | { readonly kind: "target"; readonly target: string }
  /** What this Aura, Equipment or Fortification is attached to: "enchanted creature", "equipped creature". */
  | { readonly kind: "attached" }
  /** An object that the triggering or replaced event names. */
  | { readonly kind: "event"; readonly role: EventRole }
  /** Objects that an earlier part of the same text bound to a name. */
  | { readonly kind: "bound"; readonly name: string }
  /** Cards that an ability linked to this one has exiled or kept (CR 607). */
  | { readonly kind: "linked"; readonly link: string }
  /** The object an enclosing `forEach` is at. */
  | { readonly kind: "each" }
  /** "The rest": those bound to `of` that are not bound to one of `without` and have not changed zones since. */
  | { readonly kind: "rest"; readonly of: string; readonly without: readonly string[] };

export const EVENT_ROLES = [
  "object",
  "source",
  "recipient",
  "attacker",
  "blocker",
  "spell",
  "cause",
  "opposed",
] as const;
/**
 * Which object of an event is meant: `object` what the event happened to (entered, died, was tapped, was cast as `spell`),
 * `source` what dealt damage, `recipient` what was dealt it, `cause` the spell or ability that made it happen,
 * `opposed` the creature on the other side of a block ("blocks or becomes blocked by a creature").
 */
export type EventRole = (typeof EVENT_ROLES)[number];

/** One player or several. */
export type PlayerRef =
  | { readonly kind: "you" }
  | { readonly kind: "opponents" }
  | { readonly kind: "allPlayers" }
  | { readonly kind: "otherPlayers" }
  | { readonly kind: "target"; readonly target: string }
  /** "that player" of the triggering or replaced event. */
  | { readonly kind: "event" }
  | { readonly kind: "controller"; readonly of: ObjectRef }
  | { readonly kind: "owner"; readonly of: ObjectRef }
  /** The player this Aura enchants. */
  | { readonly kind: "enchanted" }
  | { readonly kind: "active" }
  /** The defending player of the attack that this ability or its source is about (CR 508.5). */
  | { readonly kind: "defending" }
  | { readonly kind: "bound"; readonly name: string }
  /** The player an enclosing `forEachPlayer` is at. */
  | { readonly kind: "each" }
  | { readonly kind: "monarch" }
  /** The player with the most life, or all who are tied for most. */
  | { readonly kind: "mostLife" }
  /** Each opponent you attacked with a creature this combat. */
  | { readonly kind: "attackedByYou" };
