import { z } from "zod";
import * as fr from "./french/phrases.ts";
import { cardsOf } from "./print/cards-of.ts";
import type { PrintContext } from "./print/context.ts";
import { indefinite } from "./print/noun-phrase.ts";
import { COLOR_WORDS } from "./print/vocabulary.ts";
import { listOf } from "./print/words.ts";
import { cardTypes, colors, integer, label, some, variant } from "./schema/basic.ts";
import { filter, named } from "./schema/nodes.ts";

const schema = z.discriminatedUnion("kind", [
  variant("color", { among: colors.exactOptional() }),
  variant("creatureType", { otherThan: label.exactOptional() }),
  variant("basicLandType"),
  variant("cardType", { among: cardTypes.exactOptional() }),
  variant("cardName", { filter: filter.exactOptional() }),
  variant("player", { among: z.enum(["any", "opponent"]) }),
  variant("number", { min: integer, max: integer }),
  variant("word", { among: some(label) }),
]);

/** What a player may be asked to name or choose (CR 201.4, 607.2d). */
export type ChoiceKind = Readonly<z.output<typeof schema>>;
export const choiceKind: z.ZodType<ChoiceKind> = named("ChoiceKind", schema);

/** "a color", "a creature type", "an opponent", "a nonland card name". */
export function printChoiceKind(what: ChoiceKind, p: PrintContext): string {
  switch (what.kind) {
    case "color":
      return what.among === undefined
        ? "a color"
        : listOf(
            what.among.map((color) => COLOR_WORDS[color]),
            "or",
          );
    case "creatureType":
      return what.otherThan === undefined
        ? "a creature type"
        : `a creature type other than ${what.otherThan}`;
    case "basicLandType":
      return "a basic land type";
    case "cardType":
      return what.among === undefined ? "a card type" : listOf(what.among, "or");
    case "cardName":
      if (what.filter === undefined) return "a card name";
      return `${indefinite(p.noun(cardsOf(what.filter, p)), "none")} name`;
    case "player":
      return what.among === "opponent" ? "an opponent" : "a player";
    case "number":
      return `a number between ${what.min} and ${what.max}`;
    case "word":
      return listOf(what.among, "or");
  }
}

/** « une couleur », « un type de créature », « un adversaire », « un nom de carte non-terrain ». */
export function frenchChoiceKind(what: ChoiceKind, p: fr.FrenchContext): string {
  switch (what.kind) {
    case "color":
      return what.among === undefined
        ? "une couleur"
        : fr.listOf(
            what.among.map((color) => fr.COLOR_NOUNS[color]),
            "ou",
          );
    case "creatureType":
      return what.otherThan === undefined
        ? "un type de créature"
        : `un type de créature autre que ${fr.subtypeNoun(what.otherThan).one}`;
    case "basicLandType":
      return "un type de terrain de base";
    case "cardType":
      return what.among === undefined
        ? "un type de carte"
        : fr.listOf(
            what.among.map((type) => fr.TYPES[type].one),
            "ou",
          );
    case "cardName":
      if (what.filter === undefined) return "un nom de carte";
      return `un nom de ${fr.bare(p.noun({ ...what.filter, zones: ["library"] }), { zone: "none" })}`;
    case "player":
      return what.among === "opponent" ? "un adversaire" : "un joueur";
    case "number":
      return `un nombre entre ${what.min} et ${what.max}`;
    case "word":
      return fr.listOf(what.among.map(fr.chosenWord), "ou");
  }
}
