import { z } from "zod";
import { powerToughness } from "./power-toughness.ts";
import { cardTypes, colors, label, list, record, subtypes, supertypes, variant } from "./schema/basic.ts";
import { ability, amount, type Node, named } from "./schema/nodes.ts";

const number = z.union([powerToughness, record({ amount })]);

const faceSchema = z.strictObject({
  /** Absent: its subtypes and the word "Token" (CR 111.4). */
  name: label.exactOptional(),
  colors,
  supertypes: supertypes.exactOptional(),
  types: cardTypes,
  subtypes: subtypes.exactOptional(),
  power: number.exactOptional(),
  toughness: number.exactOptional(),
  abilities: list(ability).exactOptional(),
});
/** The characteristics of one face of a token (CR 111.3). */
export interface TokenFace extends Node<typeof faceSchema> {}
const face: z.ZodType<TokenFace> = faceSchema;

const characteristics = variant("token", { ...faceSchema.shape, back: face.exactOptional() });
/** A token described in full; `back` is the other face of a double-faced one (CR 111.10i). */
export interface TokenCharacteristics extends Node<typeof characteristics> {}

const predefined = variant("predefined", { name: label });
/** A token with a name that says what it is: Treasure, Food, Clue (CR 111.10); `tokens.ts` has them. */
export interface PredefinedToken extends Node<typeof predefined> {}

/** Which token to create. */
export type TokenSpec = TokenCharacteristics | PredefinedToken;
export const tokenSpec: z.ZodType<TokenSpec> = named(
  "TokenSpec",
  z.discriminatedUnion("kind", [characteristics, predefined]),
);
