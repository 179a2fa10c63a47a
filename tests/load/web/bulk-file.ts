/** A bulk file of cards as card databases give them out, to import as many cards as a full database has. */
import fs from "node:fs";

const SYLLABLES = [
  "ba",
  "den",
  "fi",
  "gor",
  "hul",
  "ka",
  "lim",
  "mor",
  "ne",
  "qua",
  "ro",
  "sil",
  "tu",
  "vex",
];
const TEXTS = [
  "",
  "Flying",
  "Trample, haste",
  "Draw a card.",
  "You gain 3 life.",
  "Vigilance\n{T}: Add {G}.",
  "Destroy target artifact.",
  "When this creature enters, draw a card.",
  "Target creature gets +2/+2 until end of turn.",
  "This text is about nothing that a rules engine knows.",
];
const COSTS = ["{W}", "{1}{U}", "{2}{B}", "{3}{R}", "{G}{G}", "{1}{W}{U}", "{5}", "{X}{R}"];
const CREATURES = ["Goblin", "Elf Druid", "Human Soldier", "Merfolk Wizard", "Zombie", "Dragon"];
const RARITIES = ["common", "uncommon", "rare", "mythic"];

/** Writes a file of that many cards, each unlike the others. The same number gives the same cards. */
export function writeBulkFile(file: string, cards: number): void {
  const records = Array.from({ length: cards }, (_, at) => JSON.stringify(record(at)));
  fs.writeFileSync(file, `[\n${records.join(",\n")}\n]\n`);
}

function record(at: number): Record<string, unknown> {
  const text = pick(TEXTS, at);
  const isSpell = /^(Draw|You|Destroy|Target)/.test(text);
  const name = `${word(at)} ${word(at * 31 + 7)} ${at}`;
  const id = `00000000-0000-4000-8000-${String(at).padStart(12, "0")}`;
  return {
    object: "card",
    id,
    oracle_id: id,
    lang: "en",
    released_at: "2020-03-01",
    layout: "normal",
    name,
    mana_cost: pick(COSTS, at * 7),
    type_line: isSpell ? "Sorcery" : `Creature — ${pick(CREATURES, at * 5)}`,
    oracle_text: text,
    ...(isSpell ? {} : { power: String(1 + (at % 5)), toughness: String(1 + (at % 4)) }),
    legalities: { modern: at % 3 === 0 ? "not_legal" : "legal", vintage: "legal" },
    games: ["paper"],
    set: `s${String(at % 90).padStart(2, "0")}`,
    set_name: `Set ${at % 90}`,
    set_type: "expansion",
    collector_number: String(Math.floor(at / 90) + 1),
    rarity: pick(RARITIES, at),
  };
}

function word(at: number): string {
  const [first, second, third] = [pick(SYLLABLES, at), pick(SYLLABLES, at * 3 + 1), pick(SYLLABLES, at * 11)];
  return `${first.charAt(0).toUpperCase()}${first.slice(1)}${second}${at % 2 === 0 ? third : ""}`;
}

function pick(of: readonly string[], at: number): string {
  return of[at % of.length] ?? "";
}
