import type { Color } from "../art/paint/palette.ts";
import { COLORS } from "../art/paint/palette.ts";
import type { ArtSubject } from "../art/subject.ts";
import { lookUp } from "../base/look-up.ts";

export type { Color } from "../art/paint/palette.ts";
export { COLORS } from "../art/paint/palette.ts";

export const MARKS = [
  "tapped",
  "attacking",
  "blocking",
  "summoning sick",
  "frozen",
  "legal",
  "targetable",
  "target",
  "selected",
  "phased out",
] as const;
/** What can be said of a card on the table besides its characteristics. */
export type Mark = (typeof MARKS)[number];

/** Some counters of one kind, e.g. three "+1/+1". */
export interface Counters {
  kind: string;
  count: number;
}

/** What holds for a card where it is now; none of it changes its picture. */
/** What a click on a card that is marked as legal does. */
export type Offer = "play" | "pay" | "attack" | "block" | "choose";

export interface CardState {
  marks?: readonly Mark[];
  /** what it is legal for; without it, to be played */
  offer?: Offer;
  counters?: readonly Counters[];
  /** of a Class that has gained one */
  level?: number;
  /** damage marked on it */
  damage?: number;
  /** whom or what it attacks or blocks, as the reader is to hear it: "you" */
  opponent?: string;
  /** how many like it lie in this stack */
  count?: number;
  /** whether power and toughness differ from the printed ones */
  strength?: "raised" | "lowered";
}

/** All that the renderings of a card need. The caller says everything; nothing here knows a rule of the game. */
export interface CardLook {
  /** stable seed of the picture; the name where there is none */
  id?: string;
  name: string;
  /** symbols in printed order, without braces: ["2", "W", "U/B", "G/P", "X", "S"] */
  manaCost: readonly string[];
  manaValue?: number;
  colors: readonly Color[];
  supertypes?: readonly string[];
  types: readonly string[];
  subtypes?: readonly string[];
  /** one entry per printed line; symbols in braces: "{T}: Add {G}." */
  text?: readonly string[];
  keywords?: readonly string[];
  power?: string;
  toughness?: string;
  loyalty?: string;
  defense?: string;
  token?: boolean;
  state?: CardState;
}

export const hasMark = (look: CardLook, mark: Mark): boolean => look.state?.marks?.includes(mark) === true;

const BASIC_COLORS: Readonly<Record<string, Color>> = {
  plains: "W",
  island: "U",
  swamp: "B",
  mountain: "R",
  forest: "G",
};

const isColor = (text: string): text is Color => COLORS.some((color) => color === text);

/** The colors of mana that a land's types and text name: lands have no color, but their picture and frame do. */
export function landColors(look: Pick<CardLook, "subtypes" | "text">): Color[] {
  const basic = (look.subtypes ?? []).map((type) => lookUp(BASIC_COLORS, type.toLowerCase()));
  const named = (look.text ?? [])
    .filter((line) => /\badd\b/i.test(line))
    .flatMap((line) => [...line.matchAll(/\{([^}]+)\}/g)].map(([, symbol]) => symbol ?? ""));
  return COLORS.filter(
    (color) => basic.includes(color) || named.some((symbol) => isColor(symbol) && symbol === color),
  );
}

export const isLand = (look: Pick<CardLook, "types">): boolean => look.types.includes("Land");

/** The colors a card is shown in: its own, or for a land those of its mana. */
export const shownColors = (look: CardLook): readonly Color[] =>
  look.colors.length === 0 && isLand(look) ? landColors(look) : look.colors;

const ordered = (colors: readonly Color[]): Color[] => COLORS.filter((color) => colors.includes(color));

const whole = (text: string | undefined): number | undefined => {
  const value = Number.parseInt(text ?? "", 10);
  return Number.isNaN(value) ? undefined : value;
};

/** The mana value that a cost in symbols shows (CR 202.3): X counts as 0, hybrid as its larger half. */
export function manaValueOf(cost: readonly string[]): number {
  const worth = (symbol: string): number => {
    const halves = symbol
      .split("/")
      .map((part) => (/^\d+$/.test(part) ? Number(part) : /^[XYZ]$/.test(part) ? 0 : 1));
    return Math.max(...halves);
  };
  return cost.reduce((sum, symbol) => sum + worth(symbol), 0);
}

/** What the picture of a card is made from. The printed strength, not the current one: pictures don't flicker. */
export function artSubjectOf(look: CardLook): ArtSubject {
  const power = whole(look.power);
  const toughness = whole(look.toughness);
  return {
    seed: look.id ?? look.name,
    name: look.name,
    colors: ordered(shownColors(look)),
    types: look.types,
    subtypes: look.subtypes ?? [],
    keywords: look.keywords ?? [],
    manaValue: look.manaValue ?? manaValueOf(look.manaCost),
    text: (look.text ?? []).join(" "),
    ...(power === undefined ? {} : { power }),
    ...(toughness === undefined ? {} : { toughness }),
  };
}
