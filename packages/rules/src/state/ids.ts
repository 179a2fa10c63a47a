export type { Entity, ObjectId, Seat } from "../decisions/parts/entity.ts";

/** A physical card (or token), whatever objects it has been: its number in the match, stable over zone changes. */
export type CardNumber = number;

/** Content hash of a card definition; tokens' definitions have one too. */
export type DefinitionId = string;

/** A value that grows with every object and continuous effect (CR 613.7). */
export type Timestamp = number;

/** Number of a resolution context in `GameState.contexts`. */
export type ContextId = number;
