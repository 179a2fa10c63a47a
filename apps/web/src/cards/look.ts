import {
  type Ability,
  type CardDefinition,
  capitalise,
  type Face,
  keywordWords,
  printLines,
  printPowerToughness,
} from "@spellroom/card-language";
import type { CardIdentity } from "@spellroom/protocol";
import { type CardLook, COLORS, type Color } from "@spellroom/ui";

const LOOKS = new WeakMap<Face, CardLook>();

/** How a card looks as it is printed. */
export function printedLook(face: Face): CardLook {
  const known = LOOKS.get(face);
  if (known !== undefined) return known;
  const made = lookOf(face);
  LOOKS.set(face, made);
  return made;
}

/** A card of which no more than how to call it is known: it is face down, or still on its way. */
export function namedLook(name: string): CardLook {
  return { name, manaCost: [], colors: [], types: [] };
}

/** The face that an identity names, if its definition is here. */
export function faceOf(
  byHash: ReadonlyMap<string, CardDefinition>,
  card: CardIdentity | null,
): Face | undefined {
  if (card === null) return undefined;
  const faces = byHash.get(card.definition)?.faces;
  return faces?.[card.face] ?? faces?.[0];
}

function lookOf(face: Face): CardLook {
  const { name, manaCost, supertypes, types, subtypes, power, toughness, loyalty, defense } = face;
  return {
    name,
    manaCost: manaCost ?? [],
    colors: colorsOf(face),
    supertypes: (supertypes ?? []).map(capitalise),
    types: types.map(capitalise),
    subtypes: subtypes ?? [],
    text: rulesText(face),
    keywords: keywordsOf(face),
    ...(power === undefined ? {} : { power: printPowerToughness(power) }),
    ...(toughness === undefined ? {} : { toughness: printPowerToughness(toughness) }),
    ...(loyalty === undefined ? {} : { loyalty: String(loyalty) }),
    ...(defense === undefined ? {} : { defense: String(defense) }),
  };
}

/** CR 105.2, 202.2: those of the mana cost and of the color indicator. */
function colorsOf(face: Face): Color[] {
  const shown = new Set<string>(face.colorIndicator ?? []);
  for (const symbol of face.manaCost ?? []) for (const part of symbol.split("/")) shown.add(part);
  return COLORS.filter((color) => shown.has(color));
}

function keywordsOf(face: Face): string[] {
  const all = (face.abilities ?? []).flatMap((one) => (one.kind === "keyword" ? [one.keyword] : []));
  return [...new Set(all.map(keywordWords))];
}

/** The text printed from the definition; an ability that can't be worded is left out rather than all of them. */
export function rulesText(face: Face): readonly string[] {
  const abilities = face.abilities ?? [];
  const whole = printed(abilities, face);
  return whole ?? abilities.flatMap((ability) => printed([ability], face) ?? []);
}

function printed(abilities: readonly Ability[], face: Face): readonly string[] | null {
  try {
    return printLines(abilities, face);
  } catch {
    return null;
  }
}

/** The text of one ability by the key under which the engine knows it: `p2` is the third one printed. */
export function abilityText(face: Face | undefined, key: string | null): string | null {
  const at = /^p(\d+)/.exec(key ?? "")?.[1];
  const ability = at === undefined ? undefined : face?.abilities?.[Number(at)];
  if (face === undefined || ability === undefined) return null;
  return printed([ability], face)?.join(" ") ?? null;
}

/** The text of one mode of a card's spell or of one of its abilities. */
export function modeText(face: Face | undefined, key: string | null, mode: number): string | null {
  const at = /^p(\d+)/.exec(key ?? "")?.[1];
  const abilities = face?.abilities ?? [];
  const named = at === undefined ? undefined : abilities[Number(at)];
  const modal = [named, ...abilities].find(isModal);
  if (face === undefined || modal === undefined) return null;
  const bullets = (printed([modal], face) ?? []).filter((line) => line.startsWith("•"));
  return bullets[mode]?.replace(/^•\s*/, "") ?? null;
}

function isModal(ability: Ability | undefined): ability is Ability {
  return ability !== undefined && "body" in ability && ability.body.kind === "modal";
}
