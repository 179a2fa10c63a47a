import { CREATURE_TYPES } from "@spellroom/card-language";

/** What stands for the card itself in a normalised text. */
export const SELF = "~";

const THIS =
  /\b[Tt]his (?:creature|artifact|enchantment|land|spell|card|permanent|token|planeswalker|battle|Aura|Equipment|Vehicle|Saga|Siege|Spacecraft|Room|Class|Case|Fortification|Attraction|emblem|Contraption)\b/g;

/** The names by which a card may call itself: whole, and for a legendary one the short form. */
export function selfNames(name: string, legendary: boolean): readonly string[] {
  if (!legendary) return [name];
  const short = [name.split(/ (?:of|the|von|from|in|who) /)[0], name.split(" ")[0]];
  const names = [
    name,
    name.split(",")[0],
    ...short.filter((one) => one !== undefined && !isKind(one)),
  ].filter((one) => one === name || (one !== undefined && one.length > 2));
  return [...new Set(names.filter((one): one is string => one !== undefined))];
}

/** "Sliver" in the text of Sliver Legion means every Sliver. */
function isKind(word: string): boolean {
  return CREATURE_TYPES.some((type) => type === word);
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

/**
 * Replaces "this creature" and, outside quotes, the card's name. A name inside quotes means the card and not the object
 * that has the quoted ability (CR 201.5a), so it stays as it is.
 */
export function replaceSelf(text: string, names: readonly string[]): string {
  return text
    .split(/("[^"]*")/)
    .map((part, index, parts) => {
      const generic = part.replace(THIS, SELF);
      if (!part.startsWith('"')) return replaceNames(generic, names);
      const before = parts[index - 1] ?? "";
      if (isGrantedToItself(replaceNames(before, names))) return replaceNames(generic, names);
      return replaceNames(generic, tokenNames(before));
    })
    .join("");
}

/** "a token named Cloud Sprite. It has "Cloud Sprite ..."": "create Smaug, a legendary ...": the name means the token that has the ability (CR 201.5). */
function tokenNames(before: string): readonly string[] {
  const legend = /\b[Cc]reate ([A-Z][\w' -]*?), a legendary [^."]* token with [^."]*$/.exec(before)?.[1];
  if (legend !== undefined) return [legend];
  const name = /\btokens? named ([A-Z][\w' -]*?)(?: with |\. (?:It has|They have) )[^."]*$/.exec(before)?.[1];
  return name === undefined ? [] : [name];
}

/** "~ has "When ...": what has the quoted ability is the card itself, which it may call by its name. */
function isGrantedToItself(before: string): boolean {
  if (/\bit enters (?:the battlefield )?with [^."]* and with $|^As long as ~ [^."]*, it has $/.test(before))
    return true;
  if (/\benter (?:the battlefield )?as a copy of [^."]*, except [^."]* it (?:has|gains) $/.test(before))
    return true;
  return /(?:^|[.,—:] )~ (?:has|gains|gets [^.]* and (?:has|gains)) (?:[a-z ,]+(?:,|and) )?$/.test(before);
}

function replaceNames(text: string, names: readonly string[]): string {
  let result = text;
  for (const name of names) {
    result = result.replace(
      new RegExp(`(?<![\\w-])${escaped(name)}(?![\\w-])(?!'(?!s\\b))`, "g"),
      (found, at: number) => (isOwnName(result, found, at) ? SELF : found),
    );
  }
  return result;
}

/** A name after "named" is a name, and a one-word name may be a verb at the start of a sentence. */
function isOwnName(text: string, found: string, at: number): boolean {
  if (/\b(?:named|name is|name is still) $/.test(text.slice(0, at))) return false;
  if (found.includes(" ")) return true;
  const next = text.slice(at + found.length);
  const sentenceStart = /(?:^|[.:—•"] ?|\n)$/.test(text.slice(0, at).trimEnd().slice(-1)) || at === 0;
  return !(sentenceStart && /^ (?:target|up to|all|each|a|an|another|the|two|three|X|any|one)\b/.test(next));
}
