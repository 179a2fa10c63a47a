import { z } from "zod";
import { cardsOf } from "./print/cards.ts";
import type { PrintContext } from "./print/context.ts";
import { indefinite } from "./print/noun-phrase.ts";
import { COLOR_WORDS } from "./print/vocabulary.ts";
import { listOf } from "./print/words.ts";
import { cardTypes, colors, integer, label, some, variant } from "./schema/basic.ts";
import { filter, named } from "./schema/nodes.ts";

const schema = z.discriminatedUnion("kind", [
  variant("color", { among: colors.exactOptional() }),
  variant("creatureType"),
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
      return "a creature type";
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
