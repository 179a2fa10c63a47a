/**
 * Names that look alike (after Unicode's UTS #39): which scripts may stand in one name, and what remains of a name when
 * letters of other scripts are read as the Latin ones that they look like. The packages that carry Unicode's whole table
 * have had no release for years; names need the scripts of everyday use only, and of them the letters that pass for Latin.
 */

/** Recommended for identifiers (UAX #31, table 5), but for those that may stand together. */
const ALONE = [
  "Arabic",
  "Armenian",
  "Bengali",
  "Cyrillic",
  "Devanagari",
  "Ethiopic",
  "Georgian",
  "Greek",
  "Gujarati",
  "Gurmukhi",
  "Hebrew",
  "Kannada",
  "Khmer",
  "Lao",
  "Malayalam",
  "Myanmar",
  "Oriya",
  "Sinhala",
  "Tamil",
  "Telugu",
  "Thaana",
  "Thai",
  "Tibetan",
];
/** Scripts of one language, which its writers mix (UTS #39, "highly restrictive"). */
const TOGETHER = [
  ["Latin", "Han", "Hiragana", "Katakana"],
  ["Latin", "Han", "Bopomofo"],
  ["Latin", "Han", "Hangul"],
];

const WRITINGS = [...ALONE.map((script) => [script]), ...TOGETHER].map((scripts) => {
  const members = scripts.map((script) => String.raw`\p{Script_Extensions=${script}}`).join("");
  return new RegExp(String.raw`^[${members}\p{Script=Common}\p{Script=Inherited}]*$`, "u");
});

/** Latin letters of phonetic and medieval notation: small capitals, turned letters and the like. */
const NOTATION = /[\u0250-\u02af\u1d00-\u1dbf\ua720-\ua7ff\uab30-\uab6f]/u;

/** Whether all letters belong to one writing system in use, so that none imitates a letter of another script. */
export function isOfOneWriting(name: string): boolean {
  return !NOTATION.test(name) && WRITINGS.some((writing) => writing.test(name));
}

/** Lowercase letters, and after the sign the Latin ones that they, or else their capitals, look like. */
const LOOKS = [
  // Cyrillic
  "аa вb сc ԁd еe ԍg һh нh іi јj кk ӏl мm оo рp ԛq гr ѕs тt ѵv ԝw хx уy үy",
  // Greek
  "αa βb ςc εe ηn ιi ϳj κk μm νv οo ρp σo τt υu χx γy ζz",
  // Armenian
  "ցg հh յj ոn օo զq սu",
  // Latin
  "ıi ȷj",
]
  .join(" ")
  .split(" ");
const LATIN: ReadonlyMap<string, string> = new Map(LOOKS.map((pair) => [pair.slice(0, 1), pair.slice(1)]));

/** A name in lowercase, as a reader who expects Latin letters would read it. */
export function readAsLatin(small: string): string {
  return [...small].map((letter) => LATIN.get(letter) ?? letter).join("");
}

/** Greek capitals that look like a different Latin letter than their lowercase forms. */
const CAPITALS: ReadonlyMap<string, string> = new Map([
  ["Η", "h"],
  ["Ν", "n"],
  ["Υ", "y"],
]);

/**
 * A name as it was written, with such capitals as Latin letters, if all its letters look Latin: a reader of a
 * Greek name recognizes its letters, and there a capital is the same letter as its lowercase form.
 */
export function capitalsAsLatin(name: string): string {
  const letters = name.match(/\p{L}/gu) ?? [];
  if (!letters.every((letter) => LATIN.has(letter.toLowerCase()))) return name;
  return [...name].map((letter) => CAPITALS.get(letter) ?? letter).join("");
}
