/**
 * What happens between French words: elision (« l'île », « s'il »), contraction (« du », « aux »), and the spaces of
 * punctuation. Printers compose whole words (« de », « le », « que »), and one pass over the finished text joins them, so
 * that no printer has to know what stands next to it.
 */

const NBSP = "\u00a0";

/** Marks a pronoun before its verb, which doesn't contract with the preposition before it: « de le détruire ». */
export const CLITIC = "\ue000";

/** Marks a conjunction after which the preposition before its first alternative is said again. */
export const ALTERNATIVE = "\ue001";

/** A name as it is printed: its punctuation is its own, « Whoosh! », and nothing is elided before its h, « que Hellrider ». */
export function asName(name: string): string {
  return name
    .replace(/^h/i, `${OWN.aspirate}$&`)
    .replaceAll("!", OWN.exclamation)
    .replaceAll("?", OWN.question)
    .replaceAll(":", OWN.colon);
}

const OWN = { aspirate: "\ue005", exclamation: "\ue002", question: "\ue003", colon: "\ue004" } as const;

const VOWEL = /^[aeiouàâäéèêëîïôöùûüœæ]/i;
/** Words before which there is no elision: an aspirate h, « onze », « yéti ». */
const NO_ELISION =
  /^(?:h(?:éros|arpie|alfelin|amster|ache|ant|aut|uit|ors|eurt|asard|umvee)|onz|oui\b|uhl|y(?!\s))/i;

/** Whether « le » and « de » lose their vowel before these words. */
export function elidesBefore(words: string): boolean {
  const word = words.replace(/^[\ue000«\s]+/, "");
  if (NO_ELISION.test(word)) return false;
  return VOWEL.test(word) || /^h/i.test(word) || /^y\s/.test(word);
}

const ELIDING =
  /(?<=^|[\s(«\u00a0\ue000—])(le|la|de|que|ne|se|jusque|lorsque|puisque) (?=(\S+[\s\u00a0]?))/gi;

function elided(text: string): string {
  return text.replace(ELIDING, (all, word: string, next: string) =>
    next.startsWith("«") || !elidesBefore(next) ? all : `${word.slice(0, -1)}'`,
  );
}

const CONTRACTIONS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/(^|[\s(«\u00a0])(d)e les /gi, "$1$2es "],
  [/(^|[\s(«\u00a0])(d)e le /gi, "$1$2u "],
  [/(^|[\s(«\u00a0])à les /g, "$1aux "],
  [/(^|[\s(«\u00a0])à le /g, "$1au "],
  [/(^|[\s(«\u00a0])À les /g, "$1Aux "],
  [/(^|[\s(«\u00a0])À le /g, "$1Au "],
];

const REPEATED =
  /(^|[\s(«\u00a0])(de|à) ((?:la|les?|une?|des|chaque(?! fois)|cet|cette|ces?|n'importe quel(?:le)?|tous les|toutes les) (?:(?! autres? que | sur | parmi )[^.,:;«\ue001]){1,60}?) \ue001(ou|et|et\/ou) /g;

/** The same where more alternatives follow: « des artefacts, des créatures et des planeswalkers ». */
const REPEATED_IN_LIST =
  /(^|[\s(«\u00a0])(de|à) ((?:la|les?|une?|des|chaque(?! fois)|cet|cette|ces?|n'importe quel(?:le)?|tous les|toutes les) (?:(?! autres? que | sur | parmi )[^.,:;«\ue001]){1,60}?)\ue001, /;

function repeatedInList(words: string): string {
  let text = words;
  for (let next = text.replace(REPEATED_IN_LIST, "$1$2 $3, $2 "); next !== text; ) {
    text = next;
    next = text.replace(REPEATED_IN_LIST, "$1$2 $3, $2 ");
  }
  return text;
}

/** A text of whole words as it is written. */
export function finish(words: string): string {
  let text = repeatedInList(words.replace(/ {2,}/g, " "))
    .replace(REPEATED, "$1$2 $3 $4 $2 ")
    .replaceAll(ALTERNATIVE, "")
    .replace(/(^|[\s(«])(d)e (?:des|de l'|d') ?(?=\S)/gi, "$1$2e ")
    .replace(/(^|[\s(«])(s)i (?=ils? )/gi, "$1$2'");
  text = elided(text);
  for (const [pattern, by] of CONTRACTIONS) text = text.replace(pattern, by);
  return text
    .replaceAll(CLITIC, "")
    .replace(/ ([,.])/g, "$1")
    .replace(/ ?([:;!?])(?=\s|$)/g, `${NBSP}$1`)
    .replace(/« ?/g, `«${NBSP}`)
    .replace(/ ?»/g, `${NBSP}»`)
    .replaceAll(OWN.aspirate, "")
    .replaceAll(OWN.exclamation, "!")
    .replaceAll(OWN.question, "?")
    .replaceAll(OWN.colon, ":")
    .trim();
}

/** The first letter as a capital, also after an opening quotation mark. */
export function capitalise(text: string): string {
  return text.replace(/^(«[\s\u00a0]?)?(\p{Ll})/u, (_, quote: string | undefined, letter: string) => {
    return (quote ?? "") + letter.toUpperCase();
  });
}

export function uncapitalise(text: string): string {
  return text.replace(/^\p{Lu}(?=[\p{Ll}\s'])/u, (letter) => letter.toLowerCase());
}
