import type { CardDefinition, Face } from "./card.ts";

/**
 * The face with the number that an object has, as it is printed. A prototyped spell or permanent has a number of its own (CR 718.3)
 * although its card has one face, with whose name and abilities it is printed.
 */
export function faceNumbered({ faces }: Pick<CardDefinition, "faces">, number: number): Face {
  return faces[number] ?? faces[0];
}
