import type { CardIdentity, CardView, FaceView } from "@spellroom/protocol";
import { type CardLook, COLORS } from "@spellroom/ui";

const LOOKS = new WeakMap<FaceView, CardLook>();

/** How a card looks as it is printed. */
export function printedLook(face: FaceView): CardLook {
  const known = LOOKS.get(face);
  if (known !== undefined) return known;
  const made = lookOf(face);
  LOOKS.set(face, made);
  return made;
}

/** A card of which only a name to show is known: it is face down, or still loading. */
export function namedLook(name: string): CardLook {
  return { name, manaCost: [], colors: [], types: [] };
}

/** The face that an identity names, if its card is here. */
export function faceOf(
  byHash: ReadonlyMap<string, CardView>,
  card: CardIdentity | null,
): FaceView | undefined {
  if (card === null) return undefined;
  const faces = byHash.get(card.definition)?.faces;
  return faces?.[card.face] ?? faces?.[0];
}

function lookOf(face: FaceView): CardLook {
  const { name, manaCost, colors, supertypes, types, subtypes, text, keywords } = face;
  const { power, toughness, loyalty, defense } = face;
  return {
    name,
    manaCost,
    colors: COLORS.filter((color) => colors.includes(color)),
    supertypes: supertypes.map(capitalized),
    types: types.map(capitalized),
    subtypes,
    text,
    keywords,
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(defense === undefined ? {} : { defense }),
  };
}

/** The text of one ability by the name under which it is known: `p2` is the third one printed, `c1p2` that of component 1. */
export function abilityText(face: FaceView | undefined, key: string | null): string | null {
  return abilityOf(face, key)?.text || null;
}

/** The text of one mode of a card's spell or of one of its abilities. */
export function modeText(face: FaceView | undefined, key: string | null, mode: number): string | null {
  const modes = abilityOf(face, key)?.modes ?? face?.abilities.find((one) => one.modes !== undefined)?.modes;
  return modes?.[mode] ?? null;
}

function abilityOf(face: FaceView | undefined, key: string | null) {
  const at = /^(?:c\d+)?p(\d+)/.exec(key ?? "")?.[1];
  return at === undefined ? undefined : face?.abilities[Number(at)];
}

/** `legendary` is "Legendary". */
export function capitalized(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1);
}

/** `doubleStrike` is "double strike". */
export function spaced(camel: string): string {
  return camel.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
