/** The thread that searches cards, reads deck lists and checks decks, and its queue, as the rest of the process sees them. */
import type { CardDetails, CardSearch, CardSummary, CardsFound, IndexContents } from "@spellroom/card-search";
import type { DeckChoice } from "@spellroom/protocol/http";
import type { DeckCheck } from "../decks/built-decks.ts";
import type { ListOutcome } from "../decks/deck-lists.ts";
import { openThreadPool } from "../operation/thread-pool.ts";
import type { SearchAnswer, SearchJob, SearchThreadData } from "./search-jobs.ts";

/** How many searches may wait; further ones are asked to retry. */
const MOST_WAITING = 64;
/** The first search waits for the index; on a very busy machine it is told to retry, by when the index is ready. */
const LONGEST_MS = 20_000;
const MOST_MEGABYTES = 768;
const IDLE_MS = 30 * 60_000;
/** Choices take precedence over searches where there are too few cores for both. */
const NICENESS = 1;

/** Too many searches wait already. */
export class SearchBusy extends Error {
  readonly retryAfterMs = 2_000;

  constructor() {
    super("Too many searches are waiting");
    this.name = "SearchBusy";
  }
}

/** The queries on cards. All of them throw SearchBusy, and the error of a failed search. */
export interface CardSearches {
  readonly search: (search: CardSearch) => Promise<CardsFound>;
  readonly find: (name: string) => Promise<(CardSummary & CardDetails) | undefined>;
  readonly contents: () => Promise<IndexContents>;
  /** Reads a deck list in any file format, with its legality in each format of play. */
  readonly readList: (text: string, printings?: boolean) => Promise<ListOutcome>;
  /** Whether a deck may be played in a format. */
  readonly checkDeck: (format: string, deck: DeckChoice) => Promise<DeckCheck>;
  readonly close: () => Promise<void>;
}

/** The thread starts with the first search and ends long after the last. */
export function openCardSearches(known: SearchThreadData, longestMs = LONGEST_MS): CardSearches {
  const pool = openThreadPool<SearchJob, SearchAnswer>({
    program: new URL("./search-thread.ts", import.meta.url),
    data: known,
    threads: 1,
    mostWaiting: MOST_WAITING,
    idleMs: IDLE_MS,
    mostMegabytes: MOST_MEGABYTES,
    niceness: NICENESS,
  });
  const ask = async (job: SearchJob): Promise<SearchAnswer> => {
    if (pool.queueSize >= MOST_WAITING) throw new SearchBusy();
    return inTime(pool.run(job), longestMs);
  };
  const unexpected = (answer: SearchAnswer): Error => new Error(`the thread returned ${answer.kind}`);
  return {
    search: async (search) => {
      const answer = await ask({ kind: "search", search });
      if (answer.kind !== "search") throw unexpected(answer);
      return answer.found;
    },
    find: async (name) => {
      const answer = await ask({ kind: "find", name });
      if (answer.kind !== "find") throw unexpected(answer);
      return answer.card;
    },
    contents: async () => {
      const answer = await ask({ kind: "contents" });
      if (answer.kind !== "contents") throw unexpected(answer);
      return answer.contents;
    },
    readList: async (text, printings = false) => {
      const answer = await ask({ kind: "list", text, printings });
      if (answer.kind !== "list") throw unexpected(answer);
      return answer.outcome;
    },
    checkDeck: async (format, deck) => {
      const answer = await ask({ kind: "deck", format, deck });
      if (answer.kind !== "deck") throw unexpected(answer);
      return answer.check;
    },
    close: () => pool.destroy(),
  };
}

/** Gives up waiting for an answer, but not the work, which the next one needs as well. @throws SearchBusy */
function inTime<T>(work: Promise<T>, milliseconds: number): Promise<T> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new SearchBusy()), milliseconds);
  return Promise.race([work, late.promise]).finally(() => clearTimeout(timer));
}
