import { type MadeUpCard, type MadeUpFace, oracleId, wholeName } from "./made-up-cards.ts";

const RARITIES = ["common", "uncommon", "rare", "mythic"];

function pictures(card: MadeUpCard, side: string) {
  const address = (size: string): string => `https://pictures.example/${size}/${side}/${card.number}.jpg`;
  return { small: address("small"), normal: address("normal"), art_crop: address("art") };
}

function printed(face: MadeUpFace) {
  const { name, cost, type, text, ...numbers } = face;
  return { name, mana_cost: cost, type_line: type, oracle_text: text, ...numbers };
}

/** A record of one printing, as Scryfall's bulk files have them. */
export function scryfallRecord(card: MadeUpCard, printing = 0): Record<string, unknown> {
  const [front] = card.faces;
  const faces =
    card.faces.length === 1
      ? { ...printed(front), image_uris: pictures(card, "front") }
      : {
          card_faces: card.faces.map((face, at) => ({
            object: "card_face",
            ...printed(face),
            image_uris: pictures(card, at === 0 ? "front" : "back"),
          })),
        };
  return {
    object: "card",
    id: `${oracleId(card.number).slice(0, -1)}${(card.number % 16).toString(16)}-${printing}`,
    oracle_id: oracleId(card.number),
    multiverse_ids: [],
    lang: "en",
    released_at: `20${10 + printing}-03-0${(card.number % 9) + 1}`,
    layout: card.layout,
    ...faces,
    name: wholeName(card),
    cmc: 2,
    colors: [],
    color_identity: [],
    keywords: [],
    legalities: {
      standard: "not_legal",
      modern: card.number % 2 === 0 ? "legal" : "banned",
      vintage: "restricted",
    },
    games: ["paper"],
    set: `mu${printing}`,
    set_name: `Made Up ${printing}`,
    set_type: "expansion",
    collector_number: String(card.number + 1),
    rarity: RARITIES[card.number % 4],
    prices: { usd: null, eur: "0.05" },
    related_uris: { search: "https://search.example/?q=card" },
  };
}

/** A bulk file as Scryfall writes it: a record a line. */
export function* scryfallFile(cards: Iterable<MadeUpCard>, printings = 1): Generator<string> {
  let separator = "[\n";
  for (const card of cards) {
    for (let printing = 0; printing < printings; printing++) {
      yield `${separator}${JSON.stringify(scryfallRecord(card, printing))}`;
      separator = ",\n";
    }
  }
  yield "\n]\n";
}
