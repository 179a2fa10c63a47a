/**
 * The thread that searches cards, reads deck lists and checks decks. It has the index and the cards' names to itself, so that
 * neither making nor asking them costs the thread of the matches anything. After an import it makes another index.
 */
import { CardIndex } from "@spellroom/card-search";
import { formatSchema } from "@spellroom/cards";
import { workerData } from "piscina";
import { z } from "zod";
import { CardDatabase } from "../card-database/card-database.ts";
import { checkDeckChoice } from "../decks/built-decks.ts";
import { knownNames, readList } from "../decks/deck-lists.ts";
import { databaseStamp, knownCards } from "./known-cards.ts";
import type { SearchAnswer, SearchJob, SearchThreadData } from "./search-jobs.ts";

const { directory, formats }: SearchThreadData = z
  .object({ directory: z.string(), formats: z.array(formatSchema) })
  .parse(workerData);
const formatsById = new Map(formats.map((format) => [format.id, format]));
/** The server's own database object logs what is wrong with the file. */
const imported = new CardDatabase(directory, { warn: () => undefined });

let made: { readonly stamp: string; readonly index: CardIndex } | undefined;

export default function searchOnThread(job: SearchJob): SearchAnswer {
  switch (job.kind) {
    case "search":
      return { kind: "search", found: currentIndex().search(job.search) };
    case "find":
      return { kind: "find", card: currentIndex().find(job.name) };
    case "contents":
      return { kind: "contents", contents: currentIndex().contents };
    case "list":
      return {
        kind: "list",
        outcome: readList(job.text, formatsById, knownNames(imported), imported, job.printings),
      };
    case "deck":
      return { kind: "deck", check: checkDeckChoice(formatsById, job.format, job.deck, imported) };
  }
}

function currentIndex(): CardIndex {
  const stamp = databaseStamp(directory);
  if (made?.stamp === stamp) return made.index;
  made?.index.close();
  made = { stamp, index: new CardIndex(knownCards(directory, formats)) };
  return made.index;
}
