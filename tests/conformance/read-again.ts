/** Cards of the pool as texts, to be read again. */
import { type CardDefinition, type Face, printCard, printPowerToughness } from "@spellroom/card-language";
import type { CorpusCard, CorpusFace } from "@spellroom/oracle";

/** A card as a card database gives it, printed from its definition. */
export function asPrinted(definition: CardDefinition): CorpusCard {
  const { name, layout } = definition;
  const faces = printCard(definition).faces.map((printed, at): CorpusFace => {
    const text = printed.lines.join("\n");
    return { name: printed.name, typeLine: printed.typeLine, text, ...numbersOf(definition.faces[at]) };
  });
  const [face] = faces;
  return layout === "normal" && face !== undefined ? face : { name, layout, faces };
}

function numbersOf(face: Face | undefined): Partial<CorpusFace> {
  const { manaCost, power, toughness, loyalty, defense, colorIndicator } = face ?? {};
  return {
    ...(manaCost ? { manaCost: manaCost.map((symbol) => `{${symbol}}`).join("") } : {}),
    ...(power === undefined ? {} : { power: printPowerToughness(power) }),
    ...(toughness === undefined ? {} : { toughness: printPowerToughness(toughness) }),
    ...(loyalty === undefined ? {} : { loyalty: String(loyalty) }),
    ...(defense === undefined ? {} : { defense: String(defense) }),
    ...(colorIndicator === undefined ? {} : { colorIndicator: colorIndicator.join("") }),
  };
}

/** Of these cards the first to say each thing, so that hundreds speak for thousands. */
export function sayingSomethingNew(cards: readonly CardDefinition[]): readonly CardDefinition[] {
  const said = new Set<string>();
  return cards.filter((card) => {
    const before = said.size;
    for (const { abilities } of card.faces) note(said, abilities ?? [], []);
    return said.size > before;
  });
}

/** How deep a thing is within others, as far as it makes it another thing. */
const DEPTH = 2;
/** Of what a card says, not how. */
const NAMES: ReadonlySet<string> = new Set(["name", "subtypes", "subtype"]);

function note(said: Set<string>, part: unknown, within: readonly string[]): void {
  if (Array.isArray(part)) for (const one of part) note(said, one, within);
  if (typeof part !== "object" || part === null || Array.isArray(part)) return;
  const kind = "kind" in part ? String(part.kind) : "";
  said.add([...within, kind].join());
  for (const [field, value] of Object.entries(part)) {
    if (NAMES.has(field)) continue;
    const here = [...within, `${kind}.${field}`].slice(-DEPTH);
    if (typeof value === "object") note(said, value, here);
    else said.add([...here, typeof value === "number" ? "number" : String(value)].join());
  }
}
