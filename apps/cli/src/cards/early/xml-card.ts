/** Cards as XML documents of Magic Project, one card each: registers, colors, types, properties and abilities. */
import { ImportError } from "@spellroom/oracle";
import type { EarlyCard } from "./early-card.ts";
import { abilityText } from "./xml-abilities.ts";
import { readXml, type XmlElement } from "./xml-element.ts";

const NAMESPACE = "http://sourceforge.net/projects/magic-project";

/** Registers with the mana of a cost, in the order in which a cost is written. */
const COLORS = [
  ["white", "W"],
  ["blue", "U"],
  ["black", "B"],
  ["red", "R"],
  ["green", "G"],
] as const;

/** Words of `<idcards>` as card types, with the subtype or supertype that some of them stand for. */
const TYPES: ReadonlyMap<
  string,
  { readonly type: string; readonly subtype?: string; readonly basic?: true }
> = new Map([
  ["creature", { type: "Creature" }],
  ["artifact", { type: "Artifact" }],
  ["land", { type: "Land" }],
  ["instant", { type: "Instant" }],
  ["sorcery", { type: "Sorcery" }],
  ["global-enchantment", { type: "Enchantment" }],
  ["local-enchantment", { type: "Enchantment", subtype: "Aura" }],
  ["plains", { type: "Land", subtype: "Plains", basic: true }],
  ["island", { type: "Land", subtype: "Island", basic: true }],
  ["swamp", { type: "Land", subtype: "Swamp", basic: true }],
  ["mountain", { type: "Land", subtype: "Mountain", basic: true }],
  ["forest", { type: "Land", subtype: "Forest", basic: true }],
]);

/** Properties that are keywords; all others are subtypes. */
const KEYWORDS: ReadonlySet<string> = new Set([
  ...[
    "deathtouch",
    "defender",
    "double-strike",
    "fear",
    "first-strike",
    "flash",
    "flying",
    "haste",
    "hexproof",
  ],
  ...["indestructible", "infect", "intimidate", "lifelink", "menace", "prowess", "reach", "shadow", "shroud"],
  ...["skulk", "trample", "vigilance", "wither"],
]);
const SUPERTYPES: ReadonlySet<string> = new Set(["legendary", "snow", "basic", "world"]);

/** Reads one document. @throws ImportError where it breaks the schema, with the line */
export function readXmlCard(text: string, file: string): EarlyCard {
  const card = readXml(text, file);
  const wrong = (element: XmlElement, says: string): never => {
    throw new ImportError("notACard", `${file}, line ${element.line}: ${says}`);
  };
  if (card.name !== "card" || card.namespace !== NAMESPACE)
    wrong(card, `<${card.name}> is no <card> of ${NAMESPACE}`);
  const parts = partsOf(card, ["rules-author-comment", "init", "abilities"], wrong);
  const init = parts.get("init") ?? wrong(card, "there is no <init>");
  const facts = partsOf(init, ["registers", "colors", "idcards", "properties"], wrong);
  const name = card.attributes.get("name")?.trim() ?? "";
  if (name === "") wrong(card, "the card has no name");
  const types = wordsOf(facts.get("idcards")).map((word) => {
    return TYPES.get(word) ?? wrong(facts.get("idcards") ?? init, `there is no type ${word}`);
  });
  if (types.length === 0) wrong(init, "the card has no type");
  const registers = registersOf(facts.get("registers"), wrong);
  const properties = wordsOf(facts.get("properties"));
  const colors = colorsOf(facts.get("colors"), wrong);
  const isCreature = types.some(({ type }) => type === "Creature");
  const abilities = (parts.get("abilities")?.children ?? []).flatMap(abilityText);
  const manaCost = types.some(({ type }) => type === "Land") ? "" : costOf(registers);
  // A card of another color than that of its cost has no words here.
  const color = sameColors(colors, manaCost) ? "" : `<colors ${colors.join(" ")}>`;
  const lines = [keywordLine(properties), ...abilities, color].filter((line) => line !== "");
  return {
    name,
    manaCost,
    typeLine: typeLine(types, properties),
    text: lines.join("\n"),
    ...(isCreature
      ? { power: `${registers.get("power") ?? 0}`, toughness: `${registers.get("toughness") ?? 0}` }
      : {}),
  };
}

type Wrong = (element: XmlElement, says: string) => never;

/** The children of an element by their names, each at most once and none that the schema lacks. */
function partsOf(
  element: XmlElement,
  names: readonly string[],
  wrong: Wrong,
): ReadonlyMap<string, XmlElement> {
  const parts = new Map<string, XmlElement>();
  for (const child of element.children) {
    if (!names.includes(child.name)) wrong(child, `<${element.name}> has no <${child.name}>`);
    if (parts.has(child.name)) wrong(child, `<${child.name}> is there twice`);
    parts.set(child.name, child);
  }
  return parts;
}

function registersOf(registers: XmlElement | undefined, wrong: Wrong): ReadonlyMap<string, number> {
  const known = [...COLORS.map(([name]) => name), "colorless", "power", "toughness"];
  return new Map(
    (registers?.children ?? []).map((register) => {
      const index = register.attributes.get("index") ?? "";
      const value = register.attributes.get("value") ?? "";
      if (register.name !== "register" || !known.includes(index)) wrong(register, `no register ${index}`);
      if (!/^\d{1,3}$/.test(value)) wrong(register, `${value} is no value of a register`);
      return [index, Number(value)] as const;
    }),
  );
}

/** The words of `<colors>`. */
function colorsOf(colors: XmlElement | undefined, wrong: Wrong): readonly string[] {
  const words = wordsOf(colors);
  const unknown = words.find((word) => !COLORS.some(([name]) => name === word));
  if (colors !== undefined && unknown !== undefined) wrong(colors, `there is no color ${unknown}`);
  return words;
}

function sameColors(colors: readonly string[], manaCost: string): boolean {
  return COLORS.every(([name, letter]) => colors.includes(name) === manaCost.includes(letter));
}

function costOf(registers: ReadonlyMap<string, number>): string {
  const generic = registers.get("colorless") ?? 0;
  const colored = COLORS.map(([name, letter]) => `{${letter}}`.repeat(registers.get(name) ?? 0)).join("");
  return generic > 0 || colored === "" ? `{${generic}}${colored}` : colored;
}

function typeLine(
  types: readonly { readonly type: string; readonly subtype?: string; readonly basic?: true }[],
  properties: readonly string[],
): string {
  const supertypes = new Set([
    ...(types.some(({ basic }) => basic) ? ["Basic"] : []),
    ...properties.filter((word) => SUPERTYPES.has(word)).map(capital),
  ]);
  const subtypes = [
    ...types.flatMap(({ subtype }) => subtype ?? []),
    ...properties.filter((word) => !KEYWORDS.has(word) && !SUPERTYPES.has(word)).map(capital),
  ];
  const left = [...supertypes, ...new Set(types.map(({ type }) => type))].join(" ");
  return subtypes.length === 0 ? left : `${left} — ${[...new Set(subtypes)].join(" ")}`;
}

function keywordLine(properties: readonly string[]): string {
  const words = properties.filter((word) => KEYWORDS.has(word)).map((word) => word.replaceAll("-", " "));
  return capital(words.join(", "));
}

function wordsOf(element: XmlElement | undefined): readonly string[] {
  return (element?.text ?? "").split(/\s+/).filter((word) => word !== "");
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
