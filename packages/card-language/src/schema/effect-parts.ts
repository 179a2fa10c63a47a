import { z } from "zod";
import type {
  ChoiceKind,
  Destination,
  EntersWith,
  ManaOutput,
  ManaRider,
  TokenCharacteristics,
  TokenFace,
} from "../effect.ts";
import type { Agrees, Expect } from "./agree.ts";
import {
  binding,
  cardTypes,
  colors,
  flag,
  integer,
  label,
  list,
  manaSymbol,
  natural,
  some,
  subtypes,
  supertypes,
  variant,
  zone,
} from "./basic.ts";
import { powerToughness } from "./card.ts";
import { objectRef, playerRef } from "./reference.ts";
import type { Refs } from "./refs.ts";

export function destinationObject(refs: Refs) {
  const place = z.enum(["top", "bottom", "bottomRandom", "bottomAnyOrder", "topAnyOrder"]);
  return z.strictObject({
    zone,
    position: z.union([place, z.strictObject({ fromTop: natural })]).exactOptional(),
    shuffle: flag,
    under: playerRef.exactOptional(),
    with: refs.entersWith.exactOptional(),
    faceDown: flag,
    link: binding.exactOptional(),
  });
}
export type DestinationAgrees = Expect<Agrees<z.output<ReturnType<typeof destinationObject>>, Destination>>;

export function choiceKindMembers(refs: Refs) {
  return [
    variant("color", { among: colors.exactOptional() }),
    variant("creatureType"),
    variant("basicLandType"),
    variant("cardType", { among: cardTypes.exactOptional() }),
    variant("cardName", { filter: refs.filter.exactOptional() }),
    variant("player", { among: z.enum(["any", "opponent"]) }),
    variant("number", { min: integer, max: integer }),
    variant("word", { among: some(label) }),
  ] as const;
}
export type ChoiceKindAgrees = Expect<
  Agrees<z.output<ReturnType<typeof choiceKindMembers>[number]>, ChoiceKind>
>;

export function entersWithObject(refs: Refs, choice: z.ZodType<ChoiceKind>) {
  const except = list(refs.modification).exactOptional();
  const counters = list(z.strictObject({ counter: label, amount: refs.amount }));
  return z.strictObject({
    tapped: flag,
    attacking: flag,
    transformed: flag,
    counters: counters.exactOptional(),
    attachedTo: objectRef.exactOptional(),
    choose: list(choice).exactOptional(),
    copyOf: z.strictObject({ filter: refs.filter, optional: flag, except }).exactOptional(),
    modifications: list(refs.modification).exactOptional(),
    payLife: z.strictObject({ amount: natural, otherwise: z.literal("tapped") }).exactOptional(),
    reveal: z.strictObject({ filter: refs.filter, otherwise: z.literal("tapped") }).exactOptional(),
    anyNumber: z
      .strictObject({
        how: z.enum(["reveal", "sacrifice"]),
        filter: refs.filter,
        counter: label,
        each: refs.amount,
      })
      .exactOptional(),
  });
}
export type EntersWithAgrees = Expect<Agrees<z.output<ReturnType<typeof entersWithObject>>, EntersWith>>;

function tokenFields(refs: Refs) {
  const number = z.union([powerToughness, z.strictObject({ amount: refs.amount })]);
  return {
    name: label.exactOptional(),
    colors,
    supertypes: supertypes.exactOptional(),
    types: cardTypes,
    subtypes: subtypes.exactOptional(),
    power: number.exactOptional(),
    toughness: number.exactOptional(),
    abilities: list(refs.ability).exactOptional(),
  };
}
export function tokenFaceObject(refs: Refs) {
  return z.strictObject(tokenFields(refs));
}
export type TokenFaceAgrees = Expect<Agrees<z.output<ReturnType<typeof tokenFaceObject>>, TokenFace>>;

export function tokenObject(refs: Refs) {
  const back: z.ZodType<TokenFace> = tokenFaceObject(refs);
  return variant("token", { ...tokenFields(refs), back: back.exactOptional() });
}
export type TokenAgrees = Expect<Agrees<z.output<ReturnType<typeof tokenObject>>, TokenCharacteristics>>;

export function manaOutputMembers(refs: Refs) {
  return [
    variant("symbols", { mana: some(manaSymbol) }),
    variant("oneOf", { of: some(some(manaSymbol)) }),
    variant("anyColor", { amount: refs.amount, combination: flag, among: colors.exactOptional() }),
    variant("repeated", { mana: manaSymbol, amount: refs.amount }),
    variant("chosenColor", { amount: refs.amount }),
    variant("couldProduce", { sources: refs.filter, colorsOnly: flag }),
    variant("sameAsEvent"),
    variant("colorsAmong", { among: refs.filter }),
  ] as const;
}
export type ManaOutputAgrees = Expect<
  Agrees<z.output<ReturnType<typeof manaOutputMembers>[number]>, ManaOutput>
>;

export function manaRiderObject(refs: Refs) {
  const some = refs.filter.exactOptional();
  return z.strictObject({
    spendOnlyOn: z.strictObject({ cast: some, activate: some }).exactOptional(),
    cantSpendOn: z.strictObject({ cast: refs.filter }).exactOptional(),
    then: z.strictObject({ when: refs.filter, effects: refs.effects }).exactOptional(),
    lasts: z.literal("endOfCombat").exactOptional(),
  });
}
export type ManaRiderAgrees = Expect<Agrees<z.output<ReturnType<typeof manaRiderObject>>, ManaRider>>;
