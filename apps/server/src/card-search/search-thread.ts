/**
 * The thread that searches cards. It has the index to itself, so that neither making it nor asking it costs the thread of
 * the matches anything. After an import it makes another one.
 */
import { CardIndex } from "@spellroom/card-search";
import { workerData } from "piscina";
import { z } from "zod";
import { databaseStamp, knownCards } from "./known-cards.ts";
import type { SearchAnswer, SearchJob } from "./search-jobs.ts";

const directory = z.string().parse(workerData);

let made: { readonly stamp: string; readonly index: CardIndex } | undefined;

export default function searchOnThread(job: SearchJob): SearchAnswer {
  const index = currentIndex();
  switch (job.kind) {
    case "search":
      return { kind: "search", found: index.search(job.search) };
    case "find":
      return { kind: "find", card: index.find(job.name) };
    case "contents":
      return { kind: "contents", contents: index.contents };
  }
}

function currentIndex(): CardIndex {
  const stamp = databaseStamp(directory);
  if (made?.stamp === stamp) return made.index;
  made?.index.close();
  made = { stamp, index: new CardIndex(knownCards(directory)) };
  return made.index;
}
