import { z } from "zod";
import { LANGUAGE_VERSION } from "./language-version.ts";
import { LAYOUTS } from "./layout.ts";
import { powerToughness } from "./power-toughness.ts";
import { cardTypes, colors, label, list, manaCost, natural, subtypes, supertypes } from "./schema/basic.ts";
import { ability, type Node, named } from "./schema/nodes.ts";

const faceSchema = z.strictObject({
  name: label,
  /** `null` where the card has no mana cost at all (lands, CR 202.1b); `["0"]` is a cost of zero. */
  manaCost: manaCost.nullable(),
  colorIndicator: colors.exactOptional(),
  supertypes: supertypes.exactOptional(),
  types: cardTypes,
  subtypes: subtypes.exactOptional(),
  power: powerToughness.exactOptional(),
  toughness: powerToughness.exactOptional(),
  loyalty: z.union([natural, z.literal("X")]).exactOptional(),
  defense: natural.exactOptional(),
  abilities: list(ability).exactOptional(),
});
/** The printed characteristics of one face (CR 109.3). */
export interface Face extends Node<typeof faceSchema> {}
export const face: z.ZodType<Face> = named("Face", faceSchema);

const faces: z.ZodType<readonly [Face, ...Face[]]> = z.tuple([face], face);

const schema = z.strictObject({
  version: z.literal(LANGUAGE_VERSION),
  /** The card's name; for a card with faces `"Front // Back"`. */
  name: label,
  layout: z.enum(LAYOUTS),
  faces,
});
/** A whole card as data. The front (or left, or normal) face comes first. */
export interface CardDefinition extends Node<typeof schema> {}

/** The shape of a whole card, once the parts are defined that it refers to: see `language.ts`. */
export const wholeCard: z.ZodType<CardDefinition> = named("Card", schema);
