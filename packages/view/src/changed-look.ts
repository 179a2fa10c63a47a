import { type Face, faceNumbered } from "@spellroom/card-language";
import type { ChangedLook } from "@spellroom/protocol";
import type { Characteristics, GameState } from "@spellroom/rules";
import type { KnownCard } from "./knowledge.ts";

/** The characteristics of a permanent that differ from its card's. An unknown card has nothing to compare them with. */
export function changedLook(
  state: GameState,
  card: KnownCard | null,
  values: Characteristics,
): ChangedLook | null {
  if (card === null) return null;
  const definition = state.definitions[card.definition];
  const printed = definition && faceNumbered(definition, card.face);
  if (!printed) return null;
  const known = looks.get(values);
  if (known?.printed === printed) return known.look;
  const look = lookOf(printed, values);
  looks.set(values, { printed, look });
  return look;
}

const looks = new WeakMap<Characteristics, { readonly printed: Face; readonly look: ChangedLook | null }>();

function lookOf(printed: Face, values: Characteristics): ChangedLook | null {
  const printedTypes = [...(printed.supertypes ?? []), ...printed.types, ...(printed.subtypes ?? [])];
  const types = [...values.supertypes, ...values.types, ...values.subtypes];
  const printedKeywords = (printed.abilities ?? []).flatMap((one) =>
    one.kind === "keyword" ? [one.keyword as string] : [],
  );
  const keywords = [...values.keywords];
  const printedColors =
    printed.colorIndicator ??
    ["W", "U", "B", "R", "G"].filter((color) => printed.manaCost?.some((symbol) => symbol.includes(color)));
  const changed: ChangedLook = {
    ...(values.name === printed.name ? {} : { name: values.name }),
    ...(sameWords(printedColors, values.colors) ? {} : { colors: values.colors }),
    ...(sameWords(printedTypes, types) ? {} : { typeLine: types }),
    ...(sameWords(printedKeywords, keywords) ? {} : { keywords }),
    ...(printed.abilities?.length && values.abilities.length === 0 ? { losesAbilities: true as const } : {}),
  };
  return Object.keys(changed).length > 0 ? changed : null;
}

function sameWords(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((word) => other.includes(word));
}
