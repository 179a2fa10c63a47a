/**
 * Names that people choose. A name is normalised (NFKC, single spaces), must be visible from end to end, of one writing
 * and contain a letter or digit; names that differ only in case, width, spacing or punctuation, or in letters of another
 * script that look the same, are the same name, and the later holders of one get a number behind it.
 */
import { capitalsAsLatin, isOfOneWriting, readAsLatin } from "./confusables.ts";

/** In user-perceived characters. */
export const NAME_LENGTH = { least: 2, most: 20 } as const;
/** One visible character may be made of any number of code points; names of people need two at most. */
const MOST_CODE_POINTS = 2 * NAME_LENGTH.most;
/** Scripts with stacked marks need one or two on a letter; more would merely cover the neighboring lines. */
const TOO_MANY_MARKS = /\p{M}{3}/u;
/** Controls, invisible formatting (joiners, direction marks), fillers, private and unassigned characters. */
const INVISIBLE = /[\p{C}\p{Default_Ignorable_Code_Point}\p{Zl}\p{Zp}\u2800]/u;
/** Between a name and its number when both are shown. */
const DISCRIMINATOR_SIGN = "#";
/** After the names of bots, wherever a name is shown. Nobody can choose a name that contains it. */
const BOT_LABEL = "[bot]";

/** The label, however it is spaced, in whatever case. */
const BOT_SIGN = /\[\s*bot\s*\]/iu;

export type NameProblem =
  | "too-short"
  | "too-long"
  | "invisible"
  | "marks"
  | "sign"
  | "label"
  | "scripts"
  | "no-letter";

export type ParsedName =
  | { readonly ok: true; readonly name: string; readonly key: string }
  | { readonly ok: false; readonly problem: NameProblem; readonly message: string };

const MESSAGES: Readonly<Record<NameProblem, string>> = {
  "too-short": `A name has at least ${NAME_LENGTH.least} characters`,
  "too-long": `A name has at most ${NAME_LENGTH.most} characters`,
  invisible: "A name can't contain invisible characters",
  marks: "A name can't stack that many marks on a letter",
  sign: `A name can't contain ${DISCRIMINATOR_SIGN}, which is for numbers`,
  label: `A name can't contain ${BOT_LABEL}, which marks bots`,
  scripts: "A name is written in one script: no letters of another one among its own",
  "no-letter": "A name needs at least one letter or digit",
};

/** Normalises and checks a name. */
export function parseName(text: string): ParsedName {
  const name = text
    .normalize("NFKC")
    .trim()
    .replace(/\p{Zs}+/gu, " ");
  const problem = findProblem(name);
  if (problem !== undefined) return { ok: false, problem, message: MESSAGES[problem] };
  return { ok: true, name, key: nameKey(name) };
}

/** The key that equal names have in common. */
export function nameKey(name: string): string {
  const written = capitalsAsLatin(name.normalize("NFKC"));
  const folded = readAsLatin(written.toLowerCase().normalize("NFKC"));
  return folded.replace(/[^\p{L}\p{N}\p{M}]/gu, "");
}

interface NamedAccount {
  readonly name: string;
  readonly discriminator: number;
  /** Whether the account is a bot's; 1 in the database. */
  readonly bot: boolean | number;
}

/** A name as it is shown to others. */
export function displayName({ name, discriminator, bot }: NamedAccount): string {
  const numbered = discriminator === 0 ? name : `${name} ${DISCRIMINATOR_SIGN}${discriminator}`;
  return bot === 1 || bot === true ? `${numbered} ${BOT_LABEL}` : numbered;
}

function findProblem(name: string): NameProblem | undefined {
  if (INVISIBLE.test(name)) return "invisible";
  const length = [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(name)].length;
  if (length < NAME_LENGTH.least) return "too-short";
  if (length > NAME_LENGTH.most || [...name].length > MOST_CODE_POINTS) return "too-long";
  if (TOO_MANY_MARKS.test(name)) return "marks";
  if (name.includes(DISCRIMINATOR_SIGN)) return "sign";
  if (BOT_SIGN.test(name)) return "label";
  if (!isOfOneWriting(name)) return "scripts";
  if (!/[\p{L}\p{N}]/u.test(name)) return "no-letter";
  return undefined;
}
