import { z } from "zod";
import { some } from "./schema/basic.ts";
import { defineSubject, filter, type Node, subject } from "./schema/nodes.ts";

const described = z.strictObject({ filter });
export interface DescribedSubject extends Node<typeof described> {}
const either = z.strictObject({ either: some(subject) });
export interface EitherSubject extends Node<typeof either> {}

/**
 * Whose or what: the object of an event. `"this"` is the source of the ability itself, `"haunted"` the creature that its card
 * haunts (CR 702.55b).
 */
export type EventSubject = "this" | "attached" | "haunted" | DescribedSubject | EitherSubject;
defineSubject(z.union([z.enum(["this", "attached", "haunted"]), described, either]));
