/** Whatever carries something out; named in a table so that the table can't outlive it. */
export type Owner = (...args: never[]) => unknown;

/**
 * `"view"`: it changes nothing but what players see, which is for the view to carry out; `"decks"`: nothing but which decks are
 * legal.
 */
export type RowOwner = Owner | "view" | "decks" | null;

/**
 * What the rules say of a member of the card language (or, for what is younger than those of April 2024, the set that brought
 * it), and what gives it its meaning in a game; `null`: nothing as yet, so that a card with it is not offered for play.
 */
export type Row = readonly [rule: string, owner: RowOwner];

/** A row for every member of a closed union: a new one does not compile without. */
export type Rows<K extends string> = { readonly [Kind in K]: Row };
