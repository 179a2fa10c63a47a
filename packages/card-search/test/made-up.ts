import { CardIndex, type CardRecord, type PrintedCard, recordOfPrint } from "../src/index.ts";

/** A card made up for a test, with what is said of it besides. */
export function madeUp(card: PrintedCard, more: Partial<CardRecord> = {}): CardRecord {
  const record = recordOfPrint(card);
  return { ...record, ...more, flags: [...record.flags, ...(more.flags ?? [])] };
}

function printedIn(edition: string, rarity: string): CardRecord["printings"][number] {
  return {
    edition,
    editionName: `Edition ${edition}`,
    number: "1",
    rarity,
    language: "en",
    released: null,
    artist: null,
    flavor: null,
  };
}

export const MADE_UP: readonly CardRecord[] = [
  madeUp(
    {
      name: "Émber Fox",
      manaCost: "{1}{R}",
      typeLine: "Creature — Fox",
      text: "Haste\nWhen Émber Fox enters, it deals 1 damage to any target.",
      power: "2",
      toughness: "1",
    },
    {
      flags: ["playable"],
      rarities: ["common", "rare"],
      legal: { open: "legal", old: "restricted" },
      printings: [printedIn("AAA", "common"), printedIn("BBB", "rare")],
      translations: [{ language: "fr", name: "Renard de braise", text: "Célérité" }],
      decks: ["fireside"],
    },
  ),
  madeUp(
    {
      name: "Tide Scholar",
      manaCost: "{2}{U}{U}",
      typeLine: "Legendary Creature — Human Wizard",
      text: "Flying, ward {2}\nWhenever you draw a card, you may pay {R}.",
      power: "1",
      toughness: "4",
    },
    {
      rarities: ["mythic"],
      legal: { open: "banned" },
      printings: [printedIn("BBB", "mythic")],
      stop: "Whenever you draw a card",
    },
  ),
  madeUp(
    { name: "Quiet Meadow", typeLine: "Basic Land — Plains", text: "" },
    { flags: ["playable"], legal: { open: "legal", old: "legal" } },
  ),
  madeUp({
    name: "Twin Verdict",
    manaCost: "{W/B}{W/B}",
    typeLine: "Instant",
    text: "Destroy target creature.",
  }),
  madeUp({
    name: "Old Golem",
    manaCost: "{7}",
    typeLine: "Artifact Creature — Golem",
    power: "*",
    toughness: "8",
  }),
  madeUp({ name: "Fox Call", manaCost: "{X}{G}", typeLine: "Sorcery", text: "Choose one —\n• Draw a card." }),
];

export const index: CardIndex = new CardIndex(MADE_UP);

/** The names that a query finds, in the order in which they are shown. */
export function names(query: string, deck?: readonly string[]): readonly string[] {
  const found = index.search({ query, from: 0, count: 100, ...(deck === undefined ? {} : { deck }) });
  return found.cards.map(({ name }) => name);
}
