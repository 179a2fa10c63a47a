import { z } from "zod";
import { playerRef } from "./reference.ts";
import { binding, variant } from "./schema/basic.ts";
import { defineRecipient, type Node, selection } from "./schema/nodes.ts";

const objects = variant("objects", { what: selection });
export interface ObjectsRecipient extends Node<typeof objects> {}
const players = variant("players", { who: playerRef });
export interface PlayersRecipient extends Node<typeof players> {}
/** The targets of a clause that may be objects or players ("any target"). */
const targets = variant("targets", { target: binding });
export interface TargetsRecipient extends Node<typeof targets> {}
/** The recipient of the triggering event, object or player. */
const eventRecipient = variant("eventRecipient");
export interface EventRecipient extends Node<typeof eventRecipient> {}

/** What can be dealt damage or be otherwise reached as one: objects, players, or both. */
export type Recipient = ObjectsRecipient | PlayersRecipient | TargetsRecipient | EventRecipient;
defineRecipient(z.discriminatedUnion("kind", [objects, players, targets, eventRecipient]));
