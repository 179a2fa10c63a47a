import { z } from "zod";
import { playerRef } from "./reference.ts";
import { flag, record, some, variant } from "./schema/basic.ts";
import { condition, defineTargetKind, filter, type Node, targetKind } from "./schema/nodes.ts";

const object = variant("object", { filter });
export interface ObjectTarget extends Node<typeof object> {}
const player = variant("player", {
  player: z.union([z.enum(["any", "opponent", "notYou", "you"]), record({ not: playerRef })]),
  /** What was so as the spell or ability was announced, of the player it calls "each"; it need not be so any more later. */
  asAnnounced: condition.exactOptional(),
});
export interface PlayerTarget extends Node<typeof player> {}
/** "any target": creature, player, planeswalker or battle (CR 115.4). */
const any = variant("any", {
  /** "any other target": not the source. */
  other: flag,
});
export interface AnyTarget extends Node<typeof any> {}
const either = variant("either", { of: some(targetKind) });
export interface EitherTarget extends Node<typeof either> {}

/** What may be chosen as a target (CR 115). */
export type TargetKind = ObjectTarget | PlayerTarget | AnyTarget | EitherTarget;
defineTargetKind(z.discriminatedUnion("kind", [object, player, any, either]));
