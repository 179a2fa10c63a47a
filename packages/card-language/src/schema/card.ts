import { z } from "zod";
import {
  type CardDefinition,
  type Face,
  LANGUAGE_VERSION,
  LAYOUTS,
  type PowerToughness,
  type Supertype,
} from "../card.ts";
import type { Agrees, Expect } from "./agree.ts";
import { cardTypes, colors, integer, label, list, manaCost, natural, subtypes, supertypes } from "./basic.ts";
import type { Refs } from "./nodes.ts";

export const powerToughness = z.union([integer, z.strictObject({ star: integer })]);
export type PowerToughnessAgrees = Expect<Agrees<z.output<typeof powerToughness>, PowerToughness>>;
export type SupertypeAgrees = Expect<Agrees<z.output<typeof supertypes>, readonly Supertype[]>>;

export function faceObject(refs: Refs) {
  return z.strictObject({
    name: label,
    manaCost: manaCost.nullable(),
    colorIndicator: colors.exactOptional(),
    supertypes: supertypes.exactOptional(),
    types: cardTypes,
    subtypes: subtypes.exactOptional(),
    power: powerToughness.exactOptional(),
    toughness: powerToughness.exactOptional(),
    loyalty: z.union([natural, z.literal("X")]).exactOptional(),
    defense: natural.exactOptional(),
    abilities: list(refs.ability).exactOptional(),
  });
}
export type FaceAgrees = Expect<Agrees<z.output<ReturnType<typeof faceObject>>, Face>>;

export function cardObject(face: z.ZodType<Face>) {
  return z.strictObject({
    version: z.literal(LANGUAGE_VERSION),
    name: label,
    layout: z.enum(LAYOUTS),
    faces: z.tuple([face], face),
  });
}
/** The schema's tuple of faces is not a readonly one. */
type Writable<T extends CardDefinition> = Omit<T, "faces"> & { faces: [Face, ...Face[]] };
export type CardAgrees = Expect<Agrees<z.output<ReturnType<typeof cardObject>>, Writable<CardDefinition>>>;
