/** An opaque key of an object, assigned in the order in which its audience came to see objects. `p` keys are public, `s` keys one seat's, `w` keys the watchers'. */
export type Key = string;

/** A player or object that something refers to, such as a target. */
export type Pointer = { readonly key: Key } | { readonly seat: number };
