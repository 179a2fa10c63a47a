import { z } from "zod";
import { binding, list, variant } from "./schema/basic.ts";
import { type Node, named } from "./schema/nodes.ts";

/*
 * References to what a text calls "it", "that creature", "those cards", "that player". They are resolved when the
 * card is written or compiled, never by looking at words during play.
 */

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

const objectSchema = z.discriminatedUnion("kind", [
  /** The source of the ability, or the spell itself: "this creature", the card's own name. */
  variant("this"),
  /** What was chosen for the target clause with that id. */
  variant("target", { target: binding }),
  /** What gives the ability to the object that has it: "Sacrifice Blazing Torch" of equipped creature (CR 201.5a). */
  variant("granter"),
  /** What this Aura, Equipment or Fortification is attached to: "enchanted creature", "equipped creature". */
  variant("attached"),
  /** An object that the triggering or replaced event names. */
  variant("event", { role: z.enum(EVENT_ROLES) }),
  /** Objects that an earlier part of the same text bound to a name. */
  variant("bound", { name: binding }),
  /** Cards that an ability linked to this one has exiled or kept (CR 607). */
  variant("linked", { link: binding }),
  /** The object an enclosing `forEach` is at. */
  variant("each"),
  /** "The rest": those bound to `of` that are not bound to one of `without` and have not changed zones since. */
  variant("rest", { of: binding, without: list(binding) }),
]);
/** Objects already determined. Where several are meant, the reference stands for all of them. */
export type ObjectRef = Node<typeof objectSchema>;
export const objectRef: z.ZodType<ObjectRef> = named("ObjectRef", objectSchema);

const playerSchema = z.discriminatedUnion("kind", [
  variant("you"),
  variant("opponents"),
  variant("allPlayers"),
  /** All but you. */
  variant("otherPlayers"),
  /** All but the player of the triggering event: "whenever a player casts a spell, each other player ...". */
  variant("otherThanEventPlayer"),
  variant("target", { target: binding }),
  /** "that player" of the triggering or replaced event. */
  variant("event"),
  variant("controller", { of: objectRef }),
  variant("owner", { of: objectRef }),
  /** The player this Aura enchants. */
  variant("enchanted"),
  variant("active"),
  /** The defending player of the attack that this ability or its source is about (CR 508.5). */
  variant("defending"),
  variant("bound", { name: binding }),
  /** The player an enclosing `forEachPlayer` is at. */
  variant("each"),
  variant("monarch"),
  /** The player chosen as the source of the ability entered (CR 607.2d). */
  variant("chosen"),
  /** The player with the most life, or all who are tied for most. */
  variant("mostLife"),
  /** Each opponent you attacked with a creature this combat. */
  variant("attackedByYou"),
]);
/** One player or several. */
export type PlayerRef = Node<typeof playerSchema>;
export const playerRef: z.ZodType<PlayerRef> = named("PlayerRef", playerSchema);

const EACH = ["opponents", "allPlayers", "otherPlayers", "otherThanEventPlayer"] as const;
/** Players of whom a text says "each": "each opponent", "each player", "each other player". */
export type EachPlayer = Extract<PlayerRef, { kind: (typeof EACH)[number] }>;

export function isEachPlayer(ref: PlayerRef): ref is EachPlayer {
  return EACH.some((kind) => kind === ref.kind);
}
