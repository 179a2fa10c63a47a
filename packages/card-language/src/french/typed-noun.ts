import type { CardType, Subtype } from "../card-type.ts";
import { listOf, type Noun, noun } from "./grammar.ts";
import { subtypeNoun } from "./subtype-names.ts";
import { TYPES } from "./vocabulary.ts";

const URZAS: Subtype = "Urza's";

/** « mine d'Urza » */
function ownedBy({ one, many, gender }: Noun, ofUrza: boolean): Noun {
  return ofUrza ? noun(`${one} d'Urza`, gender, `${many} d'Urza`) : { one, many, gender };
}

/** One noun for types and subtypes that all apply. */
export function typedNoun(types: readonly CardType[], subtypes: readonly Subtype[]): Noun | undefined {
  const main = types.includes("creature") ? "creature" : types.includes("land") ? "land" : types.at(-1);
  const ofUrza = subtypes.length > 1 && subtypes.includes(URZAS);
  const names = subtypes
    .filter((one) => !ofUrza || one !== URZAS)
    .map((one) => ownedBy(subtypeNoun(one), ofUrza));
  if (main === undefined) {
    const [first] = names;
    if (first === undefined) return undefined;
    return noun(
      listOf(
        names.map(({ one }) => one),
        "et",
      ),
      first.gender,
      listOf(
        names.map(({ many }) => many),
        "et",
      ),
    );
  }
  const { one, many, gender } = TYPES[main];
  const others = types.filter((type) => type !== main).map((type) => TYPES[type]);
  const base = [one, ...others.map((each) => each.one)].join("-");
  const bases = [many, ...others.map((each) => each.many)].join("-");
  if (names.length === 0) return noun(base, gender, bases);
  return noun(
    `${base} ${listOf(
      names.map((each) => each.one),
      "et",
    )}`,
    gender,
    `${bases} ${listOf(
      names.map((each) => each.many),
      "et",
    )}`,
  );
}
