/** Rules text in French, printed from definitions. */

export { type FrenchFace, frenchCard, frenchLines, frenchTypeLine } from "./card.ts";
export { keywordName as frenchKeyword } from "./keyword-names.ts";
export { subtypeNoun as frenchSubtype } from "./subtype-names.ts";
