/**
 * The language's closed lists, and the hash of texts: what one needs who only handles definitions. Loading these takes a few
 * milliseconds, where the whole language brings its schemas and all of its printing along.
 */
export { CARD_TYPES } from "./card-type.ts";
export { hmacSha256, sha256 } from "./hash.ts";
export { COLORS } from "./mana.ts";
export { STEPS, TURN_BASED_ACTIONS } from "./turn-structure.ts";
export { ZONES } from "./zone.ts";
