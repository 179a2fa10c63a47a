import { z } from "zod";
import type * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** "of the chosen color", "of the chosen type", "with the chosen name" (CR 607.2d); in the wording, 2: "of that color", "of that type". */
export const schema = variant("chosen", {
  what: z.enum(["color", "creatureType", "cardType", "landType", "name", "player"]),
});
export interface ChosenPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: ChosenPredicate, p: PrintContext, _onStack: boolean): OneMany {
  if (p.say(predicate).variant === 1)
    return same(`of the ${predicate.what === "color" ? "color" : "creature type"} of your choice`);
  if (p.say(predicate).variant === 2)
    return same(predicate.what === "name" ? "with that name" : `of that ${justChosen(predicate.what)}`);
  return chosen(predicate.what);
}

function justChosen(what: ChosenPredicate["what"]): string {
  return what === "color" || what === "player" ? what : "type";
}

function chosen(what: ChosenPredicate["what"]): OneMany {
  switch (what) {
    case "color":
      return same("of the chosen color");
    case "creatureType":
    case "landType":
    case "cardType":
      return same("of the chosen type");
    case "name":
      return same("with the chosen name");
    case "player":
      return same("the chosen player controls");
  }
}

export function englishNotAfter(of: ChosenPredicate, _p: PrintContext, _onStack: boolean): OneMany {
  return of.what === "creatureType"
    ? { one: "that isn't of the chosen type", many: "that aren't of the chosen type" }
    : same(`not of the chosen ${of.what}`);
}

export function frenchAfter({ what }: ChosenPredicate, _p: fr.FrenchContext): fr.After {
  const words = {
    color: "de la couleur choisie",
    creatureType: "du type choisi",
    landType: "du type choisi",
    cardType: "du type choisi",
    name: "avec le nom choisi",
    player: "que le joueur choisi contrôle",
  }[what];
  return { rank: what === "player" ? 5 : 1, words: () => words };
}

export function frenchNotAfter({ what }: ChosenPredicate, _p: fr.FrenchContext): fr.After {
  const words = {
    color: "d'une autre couleur que celle choisie",
    creatureType: "qui n'a pas le type choisi",
    landType: "qui n'a pas le type choisi",
    cardType: "qui n'a pas le type choisi",
    name: "sans le nom choisi",
    player: "que le joueur choisi ne contrôle pas",
  }[what];
  return { rank: 6, words: ({ plural }) => (plural ? words.replace("qui n'a pas", "qui n'ont pas") : words) };
}
