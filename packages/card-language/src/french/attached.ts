import type { Face } from "../card.ts";
import type { Predicate } from "../predicate.ts";
import { type Nominal, type Noun, nominal } from "./grammar.ts";
import { subtypeNoun } from "./subtype-names.ts";
import { participle } from "./verbs.ts";
import { CREATURE, PERMANENT, PLAYER, TYPES } from "./vocabulary.ts";

type Attached = Pick<Face, "subtypes" | "abilities">;

/** What an Equipment, a Fortification or an Aura is on. */
export function attachedNoun(face: Attached): Noun {
  if (face.subtypes?.includes("Fortification") === true) return TYPES.land;
  const enchant = face.abilities?.find((one) => one.kind === "keyword" && one.keyword === "enchant");
  if (enchant?.kind !== "keyword" || enchant.keyword !== "enchant") return CREATURE;
  return typeof enchant.what === "string" ? PLAYER : enchantedNoun(enchant.what.of);
}

function enchantedNoun(of: readonly Predicate[]): Noun {
  const types = of.flatMap((one) => (one.kind === "type" ? [one.type] : []));
  const [type] = types;
  if (types.length === 1 && type !== undefined) return TYPES[type];
  const subtype = of.find((one) => one.kind === "subtype");
  if (types.length === 0 && subtype?.kind === "subtype" && !of.some((one) => one.kind === "any"))
    return subtypeNoun(subtype.subtype);
  return types.includes("creature") ? CREATURE : PERMANENT;
}

/** « la créature équipée »: what its text calls that. */
export function attachedNominal(face: Attached, called: Noun): Nominal {
  const verb = face.subtypes?.includes("Equipment")
    ? "équiper"
    : face.subtypes?.includes("Fortification")
      ? "fortifier"
      : "enchanter";
  const thing = nominal(`${called.gender === "f" ? "la" : "le"} ${called.one}`, called.gender);
  return { ...thing, text: `${thing.text} ${participle(verb)(thing)}` };
}
