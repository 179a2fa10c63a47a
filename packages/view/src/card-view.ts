import {
  type Ability,
  type CardDefinition,
  type Face,
  faceColors,
  keywordWords,
  printLines,
  printPowerToughness,
} from "@spellroom/card-language";
import { frenchLines } from "@spellroom/card-language/french";
import { isKeywordAction } from "@spellroom/card-language/keyword-actions";
import type { AbilityTextView, CardLanguage, CardView, FaceView } from "@spellroom/protocol";

type Printer = (abilities: readonly Ability[], face: Face) => readonly string[];

const PRINTERS: Readonly<Record<CardLanguage, Printer>> = { en: printLines, fr: frenchLines };

const VIEWS = new WeakMap<CardDefinition, Map<CardLanguage, CardView>>();

/** A definition as it is printed, for audiences that may know the card; made once for each language. */
export function cardView(definition: CardDefinition, language: CardLanguage): CardView {
  const views = VIEWS.get(definition) ?? new Map<CardLanguage, CardView>();
  VIEWS.set(definition, views);
  const known = views.get(language);
  if (known !== undefined) return known;
  const made = { name: definition.name, faces: definition.faces.map((face) => faceView(face, language)) };
  views.set(language, made);
  return made;
}

function faceView(face: Face, language: CardLanguage): FaceView {
  const { name, manaCost, supertypes, types, subtypes, power, toughness, loyalty, defense } = face;
  const abilities = face.abilities ?? [];
  return {
    name,
    manaCost: manaCost ?? [],
    colors: [...faceColors(face)],
    supertypes: supertypes ?? [],
    types,
    subtypes: subtypes ?? [],
    ...(power === undefined ? {} : { power: printPowerToughness(power) }),
    ...(toughness === undefined ? {} : { toughness: printPowerToughness(toughness) }),
    ...(loyalty === undefined ? {} : { loyalty: String(loyalty) }),
    ...(defense === undefined ? {} : { defense: String(defense) }),
    text: rulesText(face, language),
    abilities: abilities.map((ability) => abilityText(ability, face, language)),
    keywords: [
      ...new Set(abilities.flatMap((one) => (one.kind === "keyword" ? [keywordWords(one.keyword)] : []))),
    ],
    ...namedIn(abilities),
  };
}

/** If one ability can't be printed, only that one is left out. */
function rulesText(face: Face, language: CardLanguage): readonly string[] {
  const abilities = face.abilities ?? [];
  return (
    printed(abilities, face, language) ??
    abilities.flatMap((ability) => printed([ability], face, language) ?? [])
  );
}

function printed(
  abilities: readonly Ability[],
  face: Face,
  language: CardLanguage,
): readonly string[] | null {
  try {
    return PRINTERS[language](abilities, face);
  } catch {
    return null;
  }
}

function abilityText(ability: Ability, face: Face, language: CardLanguage): AbilityTextView {
  const lines = printed([ability], face, language) ?? [];
  const text = lines.join(" ");
  if (!("body" in ability) || ability.body.kind !== "modal") return { text };
  const bullets = lines.filter((line) => line.startsWith("•"));
  return { text, modes: bullets.map((line) => line.replace(/^•\s*/, "")) };
}

/** Every keyword and keyword action in abilities, each once, in the order of the text. */
function namedIn(abilities: readonly Ability[]): Pick<FaceView, "namedKeywords" | "namedActions"> {
  const keywords = new Set<string>();
  const words = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    if ("keyword" in value && typeof value.keyword === "string") keywords.add(value.keyword);
    if ("action" in value && typeof value.action === "string") words.add(value.action);
    if ("kind" in value && typeof value.kind === "string") words.add(value.kind);
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(abilities);
  const isNamed = (word: string): boolean => isKeywordAction(word) || OTHER_KEYWORD_ACTIONS.has(word);
  return { namedKeywords: [...keywords], namedActions: [...words].filter(isNamed) };
}

/** Keyword actions that are effects of their own in the card language (CR 701). */
const OTHER_KEYWORD_ACTIONS: ReadonlySet<string> = new Set(["scry", "surveil", "mill", "fight"]);
