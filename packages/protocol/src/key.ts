/** An opaque name of an object, minted in the order in which its audience came to see it. `p` keys are public, `s` keys one seat's, `w` keys the watchers'. */
export type Key = string;

/** A target or a player or object that something points at. */
export type Pointer = { readonly key: Key } | { readonly seat: number };
