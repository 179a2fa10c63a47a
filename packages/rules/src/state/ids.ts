/** A seat at the table, counted from 0 in turn order. */
export type Seat = number;

/**
 * An object's identity. An object that changes zones becomes a new object with a new id (CR 400.7). Ids say in which order
 * things happened, so they never leave the server; `view` gives out keys of its own.
 */
export type ObjectId = number;

/** A physical card (or token), whatever objects it has been: its number in the match, stable over zone changes. */
export type CardNumber = number;

/** Content hash of a card definition; tokens' definitions have one too. */
export type DefinitionId = string;

/** A value that grows with every object and continuous effect (CR 613.7). */
export type Timestamp = number;

/** Number of a resolution context in `GameState.contexts`. */
export type ContextId = number;

/** Who or what can be a target, be dealt damage or be attacked. */
export type Entity = { readonly object: ObjectId } | { readonly player: Seat };
