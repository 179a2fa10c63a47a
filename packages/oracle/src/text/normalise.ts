import { applyErrata } from "./errata.ts";
import { replaceSelf, selfNames } from "./self-name.ts";

/** What a text is normalised for: the card's own name is part of the text. */
export interface NormaliseOptions {
  readonly name: string;
  readonly legendary: boolean;
}

/** Explanations in parentheses have no rules meaning (CR 207.2). */
function withoutReminders(text: string): string {
  return text.replace(/ ?\([^()]*\)/g, "");
}

/**
 * The text as the grammar reads it: reminder text gone, the card's name for itself replaced by "~", wordings changed by
 * errata brought up to date (`errata.ts`), white space evened out. One string a line, none of them empty.
 */
export function normalise(text: string, options: NormaliseOptions): readonly string[] {
  const names = selfNames(options.name, options.legendary);
  return withoutReminders(text)
    .split("\n")
    .map((line) => applyErrata(replaceSelf(line.replace(/\s+/g, " ").trim(), names), options.name))
    .filter((line) => line !== "");
}
