/** Anything that implements a member; named in a table so that it can't be removed without the table. */
export type Owner = (...args: never[]) => unknown;

/**
 * `"view"`: it changes only what players see, which is up to the view; `"decks"`: only which decks are
 * legal.
 */
export type RowOwner = Owner | "view" | "decks" | null;

/**
 * What the rules say of a member of the card language (or, for what is younger than those of April 2024, the set that brought
 * it), and what gives it its meaning in a game; `null`: nothing as yet, so that a card with it is not offered for play.
 */
export type Row = readonly [rule: string, owner: RowOwner];

/** A row for every member of a closed union: without it a new member doesn't compile. */
export type Rows<K extends string> = { readonly [Kind in K]: Row };
