/**
 * Cards whose tokens became Phyrexians when that creature type was given to all of them (2021-02), by the creature type that
 * older texts give these tokens: a token is named after its creature types (CR 111.4). Reviewed by name; a text that says it
 * already is read as ever.
 */
const TOKENS: ReadonlyMap<string, string> = new Map([
  ["Blade Splicer", "Golem"],
  ["Carrion Call", "Insect"],
  ["Chancellor of the Forge", "Goblin"],
  ["Grip of Phyresis", "Germ"],
  ["Master Splicer", "Golem"],
  ["Maul Splicer", "Golem"],
  ["Myr Sire", "Myr"],
  ["Parasitic Implant", "Myr"],
  ["Phyrexian Processor", "Minion"],
  ["Phyrexian Rebirth", "Horror"],
  ["Phyrexian Swarmlord", "Insect"],
  ["Sensor Splicer", "Golem"],
  ["Shrine of Loyal Legions", "Myr"],
  ["Trigon of Infestation", "Insect"],
  ["Vital Splicer", "Golem"],
  ["Wing Splicer", "Golem"],
  ["Wurmcoil Engine", "Wurm"],
]);

/** The text of a card with its tokens as they are today. */
export function withPhyrexianTokens(text: string, card: string): string {
  const type = TOKENS.get(card);
  if (type === undefined) return text;
  return text.replace(
    new RegExp(`(?<!Phyrexian )\\b${type} (?=(?:artifact )?creature tokens?\\b)`, "g"),
    `Phyrexian ${type} `,
  );
}
