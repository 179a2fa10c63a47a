import type { CardType, Subtype, Supertype } from "../card-type.ts";
import { capitalise, finish } from "./elision.ts";
import { adjective, listOf } from "./grammar.ts";
import { subtypeNoun } from "./subtype-names.ts";
import { typedNoun } from "./typed-noun.ts";
import { PERMANENT, SUPERTYPES, TYPES } from "./vocabulary.ts";

interface Typed {
  readonly supertypes?: readonly Supertype[];
  readonly types: readonly CardType[];
  readonly subtypes?: readonly Subtype[];
}

const KINDRED = adjective("tribal");

/** « Créature légendaire : elfe et guerrier » (CR 205). */
export function frenchTypeLine(face: Typed): string {
  const kindred = face.types.includes("kindred");
  const head =
    typedNoun(
      face.types.filter((type) => type !== "kindred"),
      [],
    ) ?? (kindred ? TYPES.kindred : PERMANENT);
  const agreement = { gender: head.gender, plural: false };
  const words = [
    head.one,
    ...(kindred && head !== TYPES.kindred ? [KINDRED(agreement)] : []),
    ...[...(face.supertypes ?? [])].reverse().map((one) => SUPERTYPES[one](agreement)),
  ];
  return capitalise(finish(`${words.join(" ")}${subtypeWords(face.subtypes ?? [])}`));
}

function subtypeWords(subtypes: readonly string[]): string {
  if (subtypes.length === 0) return "";
  const urza = subtypes.includes("Urza's") ? " d'Urza" : "";
  const names = subtypes.filter((one) => one !== "Urza's").map((one) => subtypeNoun(one).one);
  return ` : ${listOf(names, "et")}${urza}`;
}
