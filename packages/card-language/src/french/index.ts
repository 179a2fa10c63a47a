/** Rules text in French, printed from definitions. */

export { type FrenchFace, frenchCard, frenchLines } from "./card.ts";
export { frenchTypeLine } from "./type-line.ts";
