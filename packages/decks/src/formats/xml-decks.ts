import type { DeckCollector } from "../parsed/collector.ts";
import type { DeckSection } from "../parsed/parsed-deck.ts";
import { readXml, type XmlElement } from "./xml.ts";

/** Reads Cockatrice's .cod: `<cockatrice_deck>` with zones of `<card number="4" name="..."/>`. */
export function readCockatrice(text: string, collector: DeckCollector): void {
  readDocument(text, "cockatrice_deck", collector, (element) => {
    if (element.name === "deckname") collector.setName(element.text);
    if (element.name === "comments") collector.note(element.text);
    if (element.name !== "card") return;
    addCard(element, collector, {
      count: element.attributes.get("number"),
      name: element.attributes.get("name"),
      section: ZONES.get(element.parent?.attributes.get("name")?.toLowerCase() ?? ""),
      set: element.attributes.get("setShortName"),
      number: element.attributes.get("collectorNumber"),
    });
  });
}

/** Cockatrice's zones; tokens and other zones are not part of the deck. */
const ZONES: ReadonlyMap<string, DeckSection> = new Map([
  ["main", "main"],
  ["side", "sideboard"],
]);

/** Reads Magic Online's .dek: `<Deck>` with `<Cards Quantity="4" Sideboard="false" Name="..."/>`. */
export function readMagicOnlineXml(text: string, collector: DeckCollector): void {
  readDocument(text, "Deck", collector, (element) => {
    if (element.name !== "Cards") return;
    const side = element.attributes.get("Sideboard")?.toLowerCase() === "true";
    addCard(element, collector, {
      count: element.attributes.get("Quantity"),
      name: element.attributes.get("Name"),
      section: side ? "sideboard" : "main",
    });
  });
}

/** Reads OCTGN's .o8d: `<deck>` with sections of `<card qty="4" id="...">Name</card>`. */
export function readOctgn(text: string, collector: DeckCollector): void {
  readDocument(text, "deck", collector, (element) => {
    if (element.name === "notes") collector.note(element.text);
    if (element.name !== "card") return;
    const named = element.parent?.attributes.get("name")?.toLowerCase() ?? "";
    addCard(element, collector, {
      count: element.attributes.get("qty"),
      name: element.text.trim() === "" ? undefined : element.text,
      section: OCTGN_SECTIONS.get(named),
    });
  });
}

/** Planes, schemes and the like are not part of the deck. */
const OCTGN_SECTIONS: ReadonlyMap<string, DeckSection> = new Map([
  ["main", "main"],
  ["sideboard", "sideboard"],
  ["command zone", "commander"],
  ["commander", "commander"],
  ["companion", "companion"],
]);

interface XmlCard {
  readonly count: string | undefined;
  readonly name: string | undefined;
  /** Absent for zones that are not part of the deck. */
  readonly section: DeckSection | undefined;
  readonly set?: string | undefined;
  readonly number?: string | undefined;
}

function addCard(element: XmlElement, collector: DeckCollector, card: XmlCard): void {
  const { count, name, section, set, number } = card;
  if (count === undefined || name === undefined) {
    collector.error(element.line, "noCardLine", `<${element.name}>`);
    return;
  }
  if (section === undefined) {
    const copies = /^\d{1,4}$/.test(count.trim()) ? Number(count) : 0;
    collector.leaveOut(element.line, name, copies);
    return;
  }
  collector.add({
    count: count.trim(),
    name,
    section,
    line: element.line,
    ...(set === undefined || set === "" ? {} : { set }),
    ...(number === undefined || number === "" ? {} : { number }),
  });
}

function readDocument(
  text: string,
  root: string,
  collector: DeckCollector,
  readElement: (element: XmlElement) => void,
): void {
  const elements = readXml(text);
  if (!isList(elements)) {
    collector.error(elements.line, "badXml", elements.text);
    return;
  }
  const [first] = elements;
  if (first?.name !== root) {
    collector.error(first?.line ?? 0, "wrongDocument", `<${first?.name ?? ""}>`);
    return;
  }
  for (const element of elements) {
    if (collector.full) break;
    readElement(element);
  }
}

function isList(value: unknown): value is readonly XmlElement[] {
  return Array.isArray(value);
}
