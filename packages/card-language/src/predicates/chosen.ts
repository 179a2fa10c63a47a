import { z } from "zod";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** "of the chosen color", "of the chosen type", "with the chosen name" (CR 607.2d). */
export const schema = variant("chosen", {
  what: z.enum(["color", "creatureType", "cardType", "landType", "name", "player"]),
});
export interface ChosenPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: ChosenPredicate, _p: PrintContext, _onStack: boolean): OneMany {
  return chosen(predicate.what);
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
