/** Scenes: made-up texts, what else each player has, and what must happen. */
import { printCard, printPowerToughness } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import type { CorpusCard } from "@spellroom/oracle";
import type { Written } from "../../support/scenario.ts";
import { at, cast, of, type Placed } from "../../support/script.ts";

/** A made-up card with the text that is to be read and played. */
export type TextCard = Partial<Omit<CorpusCard, "name" | "text">> & {
  readonly name: string;
  readonly text: string;
};

/** What is played: who has what, what both do and answer, what must hold. */
export type Play = Omit<Written, "id"> & { readonly cards: readonly TextCard[] };

/** What is printed on a made-up card: it costs nothing and is a sorcery, unless it says otherwise. */
export function printed(card: TextCard): CorpusCard {
  return { manaCost: "{0}", typeLine: "Sorcery", ...card };
}

type Side = Readonly<Partial<Record<"battlefield" | "hand" | "graveyard" | "library" | "exile", Cards>>> & {
  readonly life?: number;
};
type Cards = readonly (string | Placed)[];

/** A card of the pool or a made-up one, and what it must do. */
export interface Scene extends Omit<Play, "cards" | "A" | "B" | "id"> {
  readonly card: string | TextCard;
  /** Other made-up cards. */
  readonly others?: readonly TextCard[];
  readonly A?: Side;
  readonly B?: Side;
  /** Without a script, A casts the card at these in the first main phase. */
  readonly targets?: readonly (string | object)[];
  /** A has lands to cast anything with, unless they would get in the way. */
  readonly lands?: "none";
}

/** Enough to cast anything with. */
const LANDS = ["Plains", "Island", "Swamp", "Mountain", "Forest"].map((name) => of(name, 4));

/** The card as it is printed; the text of a card of the pool comes from its definition. */
export function textOf(card: string | TextCard): CorpusCard {
  if (typeof card !== "string") return printed(card);
  const definition = loadPool().lookUp(card);
  if (definition === undefined) throw new Error(`${card} is not in the pool`);
  const faces = printCard(definition).faces.map(({ name, typeLine, lines }, index) => {
    const { power, toughness, loyalty } = definition.faces[index] ?? {};
    return {
      name,
      typeLine,
      text: lines.join("\n"),
      ...(power === undefined ? {} : { power: printPowerToughness(power) }),
      ...(toughness === undefined ? {} : { toughness: printPowerToughness(toughness) }),
      ...(loyalty === undefined ? {} : { loyalty: String(loyalty) }),
    };
  });
  const [face] = faces;
  return faces.length === 1 && face !== undefined ? face : { name: card, layout: definition.layout, faces };
}

export function playOf({
  card,
  others = [],
  A = {},
  B = {},
  targets = [],
  lands,
  script,
  ...rest
}: Scene): Play {
  const made = typeof card === "string" ? others : [card, ...others];
  const rich = { ...A, battlefield: [...(lands === "none" ? [] : LANDS), ...(A.battlefield ?? [])] };
  if (script !== undefined) return { cards: made, A: sideOf(rich), B: sideOf(B), script, ...rest };
  const name = typeof card === "string" ? card : card.name;
  const aimed = targets.map((target) => (typeof target === "string" ? at(target) : target));
  return {
    cards: made,
    A: sideOf({ ...rich, hand: [name, ...(A.hand ?? [])] }),
    B: sideOf(B),
    script: [cast("A", name, ...aimed)],
    ...rest,
  };
}

function sideOf({ life, ...zones }: Side): object {
  const placed = Object.entries(zones).map(([zone, cards]) => [
    zone,
    cards.map((card) => (typeof card === "string" ? of(card) : card)),
  ]);
  return { ...Object.fromEntries(placed), ...(life === undefined ? {} : { life }) };
}

/** Cards made of nothing but a text. */
export function sorcery(text: string): TextCard {
  return { name: "Plain Words", text };
}

export function instant(text: string): TextCard {
  return { name: "Quick Words", typeLine: "Instant", text };
}

export function creature(text: string, power = 2, toughness = 2): TextCard {
  const size = { power: String(power), toughness: String(toughness) };
  return { name: "Speaker", typeLine: "Creature — Human Bard", ...size, text };
}

export function artifact(text: string): TextCard {
  return { name: "Device", typeLine: "Artifact", text };
}

export function enchantment(text: string): TextCard {
  return { name: "Lasting Words", typeLine: "Enchantment", text };
}

export function aura(text: string): TextCard {
  return { name: "Clinging Words", typeLine: "Enchantment — Aura", text: `Enchant creature\n${text}` };
}
