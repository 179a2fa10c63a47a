import { type Parser, token } from "../parse/parser.ts";

/** What may be voted for by a word of its own. */
export const voteWord: Parser<string> = token(({ text }) => (/^[a-z]+$/.test(text) ? text : undefined));

/** The name of the number of votes that such a word got. */
export function votesFor(word: string): string {
  return `${word}Votes`;
}
