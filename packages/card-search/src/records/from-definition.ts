import {
  type CardDefinition,
  colorIdentity,
  type Face,
  keywordWords,
  printLines,
  printPowerToughness,
} from "@spellroom/card-language";
import { cardColors, cardManaValue, typeLine } from "@spellroom/cards";
import type { CardRecord, PrintedFace } from "./card-record.ts";
import { flagsOf } from "./characteristics.ts";

/** A card known only by its definition, from which its text is printed. */
export function recordOfDefinition(card: CardDefinition, hash: string): CardRecord {
  const [front, ...others] = card.faces;
  const faces: CardRecord["faces"] = [
    printedFace(card, front),
    ...others.map((face) => printedFace(card, face)),
  ];
  const colors = cardColors(card).join("");
  const keywords = card.faces.flatMap((face) =>
    (face.abilities ?? []).flatMap((one) => (one.kind === "keyword" ? [keywordWords(one.keyword)] : [])),
  );
  return {
    name: card.name,
    layout: card.layout,
    faces,
    colors,
    identity: colorIdentity(card).join(""),
    manaValue: cardManaValue(card),
    keywords: [...new Set(keywords)],
    flags: ["playable", ...flagsOf(faces, card.layout, colors)],
    rarities: [],
    legal: {},
    printings: [],
    translations: [],
    decks: [],
    hash,
    stop: null,
  };
}

function printedFace(card: CardDefinition, face: Face): PrintedFace {
  const { name, manaCost, power, toughness, loyalty, defense } = face;
  return {
    name,
    manaCost: (manaCost ?? []).map((symbol) => `{${symbol}}`).join(""),
    typeLine: typeLine({ ...card, faces: [face] }),
    text: textOf(face),
    ...(power === undefined ? {} : { power: printPowerToughness(power) }),
    ...(toughness === undefined ? {} : { toughness: printPowerToughness(toughness) }),
    ...(loyalty === undefined ? {} : { loyalty: String(loyalty) }),
    ...(defense === undefined ? {} : { defense: String(defense) }),
  };
}

/** If one ability can't be printed, only that one is left out. */
function textOf(face: Face): string {
  const abilities = face.abilities ?? [];
  const whole = printed(abilities, face);
  return whole ?? abilities.flatMap((ability) => printed([ability], face) ?? []).join("\n");
}

function printed(abilities: NonNullable<Face["abilities"]>, face: Face): string | null {
  try {
    return printLines(abilities, face).join("\n");
  } catch {
    return null;
  }
}
