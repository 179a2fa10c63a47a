import type { Problem } from "@spellroom/card-search/query";
import type { CardsFoundView } from "@spellroom/client";
import { fill } from "../../i18n/fill.ts";
import type { Messages } from "../../i18n/messages.ts";

type ProblemTexts = Messages["cards"]["search"]["problems"];

/** Problems that are shown with the value, rather than with the piece of the query. */
const WITH_VALUE: readonly string[] = [
  "unknownField",
  "wrongNumber",
  "wrongColor",
  "wrongSymbol",
  "unknownRarity",
  "unknownFlag",
  "unknownFormat",
  "unknownSet",
  "unknownKeyword",
  "unknownDeck",
] satisfies readonly Problem["problem"][];

/** What is wrong at a place of a query, as a sentence. */
export function problemWords(
  { problem, at, length, word }: CardsFoundView["problems"][number],
  query: string,
  texts: ProblemTexts,
): string {
  const piece = query.slice(at, at + length).trim();
  const said = isTold(problem, texts) ? texts[problem] : texts.other;
  return fill(said, { word: WITH_VALUE.includes(problem) ? word : piece });
}

function isTold(problem: string, texts: ProblemTexts): problem is keyof ProblemTexts {
  return Object.hasOwn(texts, problem);
}
