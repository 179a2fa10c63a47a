import { z } from "zod";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import { manyOf } from "../print/noun-phrase.ts";
import { plural } from "../print/words.ts";
import { variant } from "../schema/basic.ts";
import { filter, type Node } from "../schema/nodes.ts";

/** Unlocked doors are the unlocked halves of Rooms (CR 709.5). In the wording, `as: "full"` of names: "differently named lands". */
export const schema = variant("distinct", {
  what: z.enum([
    "color",
    "cardType",
    "name",
    "manaValue",
    "power",
    "basicLandType",
    "creatureType",
    "counterKind",
    "unlockedDoor",
  ]),
  among: filter,
});
export interface DistinctAmount extends Node<typeof schema> {}

export function english(amount: DistinctAmount, p: PrintContext): string {
  if (p.say(amount).as === "full") return `the number of differently named ${manyOf(p.noun(amount.among))}`;
  return `the number of ${plural(DISTINCT[amount.what])} among ${manyOf(p.noun(amount.among))}`.replace(
    "kind of counters",
    "kinds of counters",
  );
}

const DISTINCT = {
  color: "color",
  cardType: "card type",
  name: "name",
  manaValue: "mana value",
  power: "power",
  basicLandType: "basic land type",
  creatureType: "creature type",
  counterKind: "kind of counter",
  unlockedDoor: "unlocked door",
} as const;

export function englishEach(amount: DistinctAmount, p: PrintContext): string {
  const [only] = amount.among.of;
  if (p.say(amount).as === "it" && only?.kind === "oneOf")
    return `of ${p.object(only.ref, "possessive")} ${plural(DISTINCT[amount.what])}`;
  return `${DISTINCT[amount.what]} among ${manyOf(p.noun(amount.among))}`;
}

export function french(amount: DistinctAmount, p: fr.FrenchContext): string {
  return `le nombre de ${FRENCH_DISTINCT[amount.what].many} parmi ${fr.theMany(p.noun(amount.among)).text}`;
}

const FRENCH_DISTINCT = {
  color: fr.noun("couleur", "f"),
  cardType: fr.noun("type de carte", "m", "types de carte"),
  name: fr.noun("nom différent", "m", "noms différents"),
  manaValue: fr.noun("valeur de mana différente", "f", "valeurs de mana différentes"),
  power: fr.noun("force différente", "f", "forces différentes"),
  basicLandType: fr.noun("type de terrain de base", "m", "types de terrain de base"),
  creatureType: fr.noun("type de créature", "m", "types de créature"),
  counterKind: fr.noun("sorte de marqueurs", "f", "sortes de marqueurs"),
  unlockedDoor: fr.noun("accès déverrouillé", "m", "accès déverrouillés"),
} as const;

export function frenchEach(amount: DistinctAmount, p: fr.FrenchContext): string {
  const [only] = amount.among.of;
  if (amount.among.of.length === 1 && only?.kind === "oneOf") {
    const one = p.object(only.ref);
    const { one: each } = FRENCH_DISTINCT[amount.what];
    return one.pronoun === true ? `${each} qu'${fr.subjectText(one)} a` : `${each} de ${one.text}`;
  }
  return `${FRENCH_DISTINCT[amount.what].one} parmi ${fr.theMany(p.noun(amount.among)).text}`;
}
