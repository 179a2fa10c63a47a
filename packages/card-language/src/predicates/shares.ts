import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { type OneMany, same } from "../print/noun-phrase.ts";
import { withArticle } from "../print/words.ts";
import { objectRef } from "../reference.ts";
import { variant } from "../schema/basic.ts";
import type { Node } from "../schema/nodes.ts";

/** Shares a characteristic with the referenced object. */
export const schema = variant("shares", {
  what: z.enum(["color", "name", "cardType", "creatureType", "manaValue", "controller"]),
  ref: objectRef,
});
export interface SharesPredicate extends Node<typeof schema> {}

export function englishAfter(predicate: SharesPredicate, p: PrintContext): OneMany {
  const ref = p.object(predicate.ref);
  if (predicate.what === "name" || predicate.what === "manaValue") {
    return same(`with the same ${SHARED[predicate.what]} as ${ref}`);
  }
  const quality =
    p.say(predicate).variant === 1
      ? `at least one ${SHARED[predicate.what]}`
      : withArticle(SHARED[predicate.what]);
  return { one: `that shares ${quality} with ${ref}`, many: `that share ${quality} with ${ref}` };
}

const SHARED = {
  color: "color",
  name: "name",
  cardType: "card type",
  creatureType: "creature type",
  manaValue: "mana value",
  controller: "controller",
} as const;

export function englishNotAfter(predicate: SharesPredicate, p: PrintContext): OneMany {
  const ref = p.object(predicate.ref);
  if (predicate.what === "name") return same(`with a different name than ${ref}`);
  const quality = withArticle(SHARED[predicate.what]);
  return {
    one: `that doesn't share ${quality} with ${ref}`,
    many: `that don't share ${quality} with ${ref}`,
  };
}

export function frenchAfter({ what, ref }: SharesPredicate, p: fr.FrenchContext): fr.After {
  const other = p.object(ref).text;
  if (what === "name") return { rank: 1, words: () => `avec le même nom que ${other}` };
  if (what === "manaValue") return { rank: 1, words: () => `avec la même valeur de mana que ${other}` };
  return {
    rank: 6,
    words: (of) =>
      `qui ${fr.conjugate(fr.vp("partager", FRENCH_SHARED[what], `avec ${other}`), "present", of)}`,
  };
}

const FRENCH_SHARED = {
  color: "une couleur",
  cardType: "un type de carte",
  creatureType: "un type de créature",
  controller: "son contrôleur",
} as const;

export function frenchNotAfter({ what, ref }: SharesPredicate, p: fr.FrenchContext): fr.After {
  const other = p.object(ref).text;
  if (what === "name") return { rank: 1, words: () => `avec un autre nom que ${other}` };
  if (what === "manaValue") return { rank: 1, words: () => `avec une autre valeur de mana que ${other}` };
  const shared = FRENCH_SHARED[what].replace(/^une? /, "de ");
  const verb = fr.not(fr.vp("partager", shared, `avec ${other}`));
  return { rank: 6, words: (of) => `qui ${fr.conjugate(verb, "present", of)}` };
}
