/** English words, plurals, articles, lists and verb forms. Nothing here knows the card language. */

/** Counted numbers in words, from zero on. */
export const NUMBER_WORDS = [
  "zero",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
  "thirteen",
  "fourteen",
  "fifteen",
  "sixteen",
  "seventeen",
  "eighteen",
  "nineteen",
  "twenty",
] as const;

const ORDINALS = ["zeroth", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

/** A counted number: `3` is "three". */
export function numberWord(value: number): string {
  return NUMBER_WORDS[value] ?? String(value);
}

/** `2` is "second". */
export function ordinalWord(value: number): string {
  return ORDINALS[value] ?? `${value}th`;
}

/** Times of doing something: "once", "twice", "three times". */
export function timesWord(value: number): string {
  if (value === 1) return "once";
  return value === 2 ? "twice" : `${numberWord(value)} times`;
}

const IRREGULAR: Readonly<Record<string, string>> = {
  Elf: "Elves",
  Dwarf: "Dwarves",
  Wolf: "Wolves",
  Werewolf: "Werewolves",
  Thief: "Thieves",
  Ox: "Oxen",
  Mouse: "Mice",
  Fungus: "Fungi",
  Homunculus: "Homunculi",
  Pegasus: "Pegasi",
  Octopus: "Octopuses",
  Cyclops: "Cyclopes",
  Hero: "Heroes",
  Mongoose: "Mongooses",
  Plains: "Plains",
  Fish: "Fish",
  Jellyfish: "Jellyfish",
  Starfish: "Starfish",
  Cuttlefish: "Cuttlefish",
  Sheep: "Sheep",
  Squid: "Squid",
  Aurochs: "Aurochs",
  Elk: "Elk",
  Moonfolk: "Moonfolk",
  Merfolk: "Merfolk",
  Treefolk: "Treefolk",
  Wolverine: "Wolverines",
  Samurai: "Samurai",
  Eldrazi: "Eldrazi",
  Kithkin: "Kithkin",
  Zubera: "Zubera",
  Spacecraft: "Spacecraft",
  Kavu: "Kavu",
  Aetherborn: "Aetherborn",
  Kor: "Kor",
  Vedalken: "Vedalken",
  Viashino: "Viashino",
  Rhino: "Rhinos",
  Equipment: "Equipment",
  Myr: "Myr",
  Nephilim: "Nephilim",
  Phyrexian: "Phyrexians",
  Sphinx: "Sphinxes",
  Djinn: "Djinn",
  Naga: "Naga",
  Bison: "Bison",
  Serf: "Serfs",
  half: "halves",
  life: "life",
  damage: "damage",
  mana: "mana",
  "loyalty ability": "loyalty abilities",
};

const ESTABLISHED_SUFFIX = /(s|sh|ch|x|z)$/;

/** The plural of a noun or of the last word of a noun phrase. */
export function plural(noun: string): string {
  const space = noun.lastIndexOf(" ");
  if (space > 0 && IRREGULAR[noun] === undefined) {
    return `${noun.slice(0, space + 1)}${plural(noun.slice(space + 1))}`;
  }
  const irregular = IRREGULAR[noun];
  if (irregular !== undefined) return irregular;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return ESTABLISHED_SUFFIX.test(noun) ? `${noun}es` : `${noun}s`;
}

/** "a" or "an" by the sound that follows. */
export function article(phrase: string): string {
  if (/^(?:8|11|18)(?:\D|$)/.test(phrase) || /^X\b/.test(phrase)) return "an";
  if (/^(?:un(?:i|it|icorn)|one\b|once\b|eu|Unicorn|user)/.test(phrase)) {
    return /^un(?!i(?:corn|t|que|on))/.test(phrase) ? "an" : "a";
  }
  return /^(?:[aeiouAEIOU]|hour)/.test(phrase) ? "an" : "a";
}

export function withArticle(phrase: string): string {
  return `${article(phrase)} ${phrase}`;
}

/** "a", "a and b", "a, b, and c". */
export function listOf(parts: readonly string[], conjunction: "and" | "or" | "and/or"): string {
  const last = parts.at(-1) ?? "";
  if (parts.length < 2) return last;
  if (parts.length === 2) return `${parts[0]} ${conjunction} ${last}`;
  return `${parts.slice(0, -1).join(", ")}, ${conjunction} ${last}`;
}

export function capitalise(text: string): string {
  return text.replace(/^(["“]?)([a-z])/, (_, quote: string, letter: string) => quote + letter.toUpperCase());
}

const THIRD_PERSON: Readonly<Record<string, string>> = {
  have: "has",
  be: "is",
  do: "does",
  "don't": "doesn't",
  "aren't": "isn't",
  may: "may",
  "may have": "may have",
  "can't": "can't",
  can: "can",
  must: "must",
};

/** The third person singular of a verb phrase, changing its first word. */
export function thirdPerson(verb: string): string {
  const space = verb.indexOf(" ");
  const head = space < 0 ? verb : verb.slice(0, space);
  const tail = space < 0 ? "" : verb.slice(space);
  return (THIRD_PERSON[head] ?? regularThird(head)) + tail;
}

function regularThird(verb: string): string {
  if (/[^aeiou]y$/.test(verb)) return `${verb.slice(0, -1)}ies`;
  return /(s|sh|ch|x|z|o)$/.test(verb) ? `${verb}es` : `${verb}s`;
}

/** The form of a verb after a plural or "you": only "be" differs from the infinitive. */
export function pluralForm(verb: string): string {
  return verb === "be" || verb.startsWith("be ") ? `are${verb.slice(2)}` : verb;
}

export function possessive(noun: string): string {
  return noun.endsWith("s") ? `${noun}'` : `${noun}'s`;
}
