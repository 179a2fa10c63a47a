import { BASIC_LAND_MANA } from "@spellroom/card-language";
import type { Flag } from "../query/query.ts";
import { countSymbols, readSymbols } from "../query/symbols.ts";
import type { PrintedFace } from "./card-record.ts";

const ORDER = [..."WUBRG"];
const PERMANENTS = ["Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"];

/** Colors of a text's mana symbols, in the game's order. */
export function colorsIn(...texts: readonly string[]): string {
  const found = new Set(
    texts.flatMap((text) => [...text.matchAll(/\{([^{}]+)\}/g)].flatMap(([, in_ = ""]) => [...in_])),
  );
  return ORDER.filter((color) => found.has(color)).join("");
}

/** CR 903.4: the colors of costs and rules texts, reminders aside, and of a basic land's type. */
export function identityOf(faces: readonly PrintedFace[], shown: string): string {
  const texts = faces.flatMap(({ manaCost, text }) => [manaCost, text.replace(/\([^()]*\)/g, "")]);
  const lands = faces.flatMap(({ typeLine }) =>
    typeLine.split(/\s+/).map((word) => BASIC_LAND_MANA[word] ?? ""),
  );
  return colorsIn(...texts, `{${shown}${lands.join("")}}`);
}

/** CR 202.3: of a cost such as `{2}{W/U}`, where X is 0. */
export function manaValueOf(cost: string): number {
  let value = 0;
  for (const [symbol, count] of countSymbols(readSymbols(cost) ?? [])) {
    if (symbol === "generic") value += count;
    else if (!/^[XYZ]$/.test(symbol)) value += symbol.startsWith("2/") ? 2 * count : count;
  }
  return value;
}

/** The `is:` criteria that follow from what is printed on a card. */
export function flagsOf(faces: readonly PrintedFace[], layout: string, colors: string): readonly Flag[] {
  const [front] = faces;
  const types = (front?.typeLine ?? "").split(/\s+/);
  const costs = faces.map(({ manaCost }) => manaCost).join("");
  const text = faces.map((face) => face.text).join("\n");
  const has = (...wanted: readonly string[]): boolean => wanted.some((type) => types.includes(type));
  const isSaying: Readonly<Record<Exclude<Flag, "playable">, boolean>> = {
    permanent: has(...PERMANENTS),
    spell: !has("Land"),
    legendary: has("Legendary"),
    historic: has("Legendary", "Artifact", "Saga"),
    multicolored: colors.length > 1,
    monocolored: colors.length === 1,
    colorless: colors === "",
    hybrid: /\{[WUBRG2C]\/[WUBRG]/.test(costs),
    phyrexian: /\/P\}/.test(costs),
    vanilla: has("Creature") && text === "",
    commander: (has("Legendary") && has("Creature")) || /can be your commander/.test(text),
    split: layout === "split",
    transform: ["transform", "modal_dfc", "modalDfc"].includes(layout),
    adventure: layout === "adventure",
    modal: /^Choose (?:one|two|three|any)/m.test(text),
    basic: has("Basic"),
  };
  const said: readonly [string, boolean][] = Object.entries(isSaying);
  return said.flatMap(([flag, holds]) => (holds && isFlag(flag, isSaying) ? [flag] : []));
}

function isFlag(name: string, known: object): name is Exclude<Flag, "playable"> {
  return Object.hasOwn(known, name);
}
