import { DeckCollector } from "../collector.ts";
import type { DeckResult, DeckSection, ParsedDeck } from "../parsed-deck.ts";
import { readXml, type XmlElement } from "./xml.ts";

/** Reads Cockatrice's .cod: `<cockatrice_deck>` with zones of `<card number="4" name="..."/>`. */
export function readCockatrice(text: string): DeckResult<ParsedDeck> {
  return readDocument(text, "cockatrice_deck", (element, collector) => {
    if (element.name === "deckname") collector.setName(element.text);
    if (element.name !== "card") return;
    const section = ZONES.get(element.parent?.attributes.get("name") ?? "");
    if (section !== undefined) addCard(element, "number", "name", section, collector);
  });
}

/** Cockatrice's zones; tokens and whatever else it keeps are no part of the deck. */
const ZONES: ReadonlyMap<string, DeckSection> = new Map([
  ["main", "main"],
  ["side", "sideboard"],
]);

/** Reads Magic Online's .dek: `<Deck>` with `<Cards Quantity="4" Sideboard="false" Name="..."/>`. */
export function readMagicOnlineXml(text: string): DeckResult<ParsedDeck> {
  return readDocument(text, "Deck", (element, collector) => {
    if (element.name !== "Cards") return;
    const side = element.attributes.get("Sideboard")?.toLowerCase() === "true";
    addCard(element, "Quantity", "Name", side ? "sideboard" : "main", collector);
  });
}

function addCard(
  element: XmlElement,
  countKey: string,
  nameKey: string,
  section: DeckSection,
  collector: DeckCollector,
): void {
  const count = element.attributes.get(countKey);
  const name = element.attributes.get(nameKey);
  if (count === undefined || name === undefined) {
    collector.error(element.line, "noCardLine", `<${element.name}>`);
    return;
  }
  collector.add({ count: count.trim(), name, section, line: element.line });
}

function readDocument(
  text: string,
  root: string,
  readElement: (element: XmlElement, collector: DeckCollector) => void,
): DeckResult<ParsedDeck> {
  const collector = new DeckCollector();
  const elements = readXml(text);
  if (!isList(elements)) {
    collector.error(elements.line, "badXml", elements.text);
    return collector.result();
  }
  const [first] = elements;
  if (first?.name !== root) collector.error(first?.line ?? 0, "wrongDocument", `<${first?.name ?? ""}>`);
  else {
    for (const element of elements) {
      if (collector.full) break;
      readElement(element, collector);
    }
  }
  return collector.result();
}

function isList(value: unknown): value is readonly XmlElement[] {
  return Array.isArray(value);
}
