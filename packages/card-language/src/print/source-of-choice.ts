import type { EventSubject } from "../event-subject.ts";
import type { Predicate } from "../predicate.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import { COLOR_WORDS, keywordWords } from "./vocabulary.ts";
import { listOf, withArticle } from "./words.ts";

/** "a red source of your choice", "a source of your choice of the chosen color" (CR 609.7). */
export function sourceOfChoice(source: EventSubject | undefined, p: PrintContext): string {
  if (source === undefined) return "a source of your choice";
  if (typeof source === "string" || !("filter" in source))
    throw new NotPrintable("source of choice", "of no description");
  const [only, ...more] = source.filter.of;
  const [keyword] = more;
  if (p.preventing?.amongPermanents === true) {
    if (only?.kind !== "type" || keyword?.kind !== "keyword" || more.length > 1)
      throw new NotPrintable("source of choice", "a permanent");
    return `${withArticle(only.type)} of your choice with ${keywordWords(keyword.keyword)}`;
  }
  if (only === undefined) return "a source of your choice";
  if (more.length > 0) throw new NotPrintable("source of choice", "of several qualities");
  if (only.kind === "chosen" && only.what === "color") return "a source of your choice of the chosen color";
  return `${withArticle(`${quality(only)} source`)} of your choice`;
}

function quality(of: Predicate): string {
  switch (of.kind) {
    case "color":
      return COLOR_WORDS[of.color];
    case "type":
      return of.type;
    case "any":
      return listOf(of.of.map(quality), "or");
    default:
      throw new NotPrintable("source of choice", of.kind);
  }
}
