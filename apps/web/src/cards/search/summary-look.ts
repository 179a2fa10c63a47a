import type { CardSummaryView, PrintedFaceView } from "@spellroom/client";
import { type CardLook, COLORS, splitSymbols } from "@spellroom/ui";

const LOOKS = new WeakMap<PrintedFaceView, CardLook>();

/** How a card that was found looks: its front, without waiting for its definition. */
export function summaryLook(card: CardSummaryView): CardLook {
  const [front] = card.faces;
  return faceLook(front, card);
}

/** How one of the faces of a card looks as it is printed. */
export function faceLook(face: PrintedFaceView, { keywords, colors }: CardSummaryView): CardLook {
  const known = LOOKS.get(face);
  if (known !== undefined) return known;
  const { name, manaCost, typeLine, text, power, toughness, loyalty, defense } = face;
  const cost = symbolsOf(manaCost);
  const shown = cost.length === 0 ? colors : manaCost;
  const look: CardLook = {
    name,
    manaCost: cost,
    colors: COLORS.filter((color) => shown.includes(color)),
    ...typesOf(typeLine),
    text: text === "" ? [] : text.split("\n"),
    keywords: keywords.filter((keyword) => text.toLowerCase().includes(keyword)),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
    ...(loyalty === undefined ? {} : { loyalty }),
    ...(defense === undefined ? {} : { defense }),
  };
  LOOKS.set(face, look);
  return look;
}

/** The symbols of a cost such as `{1}{R}`, without braces. */
export function symbolsOf(cost: string): readonly string[] {
  return splitSymbols(cost).flatMap((piece) => (piece.kind === "symbol" ? [piece.token] : []));
}

const SUPERTYPES = ["Basic", "Legendary", "Snow", "World", "Ongoing", "Elite", "Host"];

/** "Legendary Creature — Elf Druid" in its parts. */
function typesOf(line: string): Pick<CardLook, "supertypes" | "types" | "subtypes"> {
  const [left = "", right = ""] = line.split(/\s+[—–-]\s+/, 2);
  const words = left.split(/\s+/).filter((word) => word !== "");
  return {
    supertypes: words.filter((word) => SUPERTYPES.includes(word)),
    types: words.filter((word) => !SUPERTYPES.includes(word)),
    subtypes: right.split(/\s+/).filter((word) => word !== ""),
  };
}
