import { z } from "zod";
import { playerRef } from "./reference.ts";
import { some, variant } from "./schema/basic.ts";
import { damageRecipient, defineDamageRecipient, type Node, subject } from "./schema/nodes.ts";

const player = variant("player", { player: playerRef });
export interface PlayerRecipient extends Node<typeof player> {}
const object = variant("object", { what: subject });
export interface ObjectRecipient extends Node<typeof object> {}
const either = variant("either", { of: some(damageRecipient) });
export interface EitherRecipient extends Node<typeof either> {}

/** Who or what is dealt damage. */
export type DamageRecipient = PlayerRecipient | ObjectRecipient | EitherRecipient;
defineDamageRecipient(z.discriminatedUnion("kind", [player, object, either]));
