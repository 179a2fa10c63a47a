import { type MadeUpCard, oracleId, wholeName } from "./made-up-cards.ts";

/** The faces of a card as they stand under its name in AtomicCards. */
export function mtgjsonFaces(card: MadeUpCard): Record<string, unknown>[] {
  const several = card.faces.length > 1;
  return card.faces.map((face, at) => ({
    colorIdentity: [],
    colors: [],
    firstPrinting: "MU0",
    foreignData: [
      { language: "German", name: `Erfunden ${card.number}`, text: "Erfunden.", type: "Kreatur" },
    ],
    identifiers: { scryfallOracleId: oracleId(card.number) },
    layout: card.layout,
    legalities: { modern: card.number % 2 === 0 ? "Legal" : "Banned", vintage: "Restricted" },
    ...(face.cost === "" ? {} : { manaCost: face.cost }),
    manaValue: 2,
    name: wholeName(card),
    ...(several ? { faceName: face.name, side: at === 0 ? "a" : "b" } : {}),
    ...(face.power === undefined ? {} : { power: face.power, toughness: face.toughness }),
    printings: ["MU0", "MU1"],
    purchaseUrls: {},
    ...(face.text === "" ? {} : { text: face.text }),
    type: face.type,
  }));
}

/** AtomicCards as MTGJSON writes them: all on one line. */
export function* mtgjsonFile(cards: Iterable<MadeUpCard>): Generator<string> {
  yield '{"meta": {"date": "2026-11-01", "version": "5.2.2+20261101"}, "data": {';
  let separator = "";
  for (const card of cards) {
    yield `${separator}${JSON.stringify(wholeName(card))}: ${JSON.stringify(mtgjsonFaces(card))}`;
    separator = ", ";
  }
  yield "}}";
}
