import { expectDefinitions } from "../cards/definitions.ts";

/** What `public/early-entry.js` has asked for before this page's scripts were here. */
interface EarlyEntry {
  readonly match: string;
  readonly token: string;
  readonly askedAt: number;
  /** `null` where the server could not be reached. */
  readonly answer: Promise<Response | null>;
  /** The cards that were brought to the match, once it is known which. */
  readonly cards: Promise<{ readonly hashes: readonly string[]; readonly answer: Promise<Response> } | null>;
}

declare global {
  interface Window {
    spellroomEarlyEntry?: EarlyEntry;
  }
}

/** A place is kept free only for some seconds; one that was requested longer ago is requested again. */
const FRESH_MS = 8_000;

/**
 * A `fetch` that gives the answer to the request for a seat that is on its way already; later requests are sent as ever.
 * Nothing if none was sent for this match and account. It is given once, and the cards that come with it are taken over.
 */
export function earlyFetch(matchId: string, token: string | null): typeof fetch | undefined {
  const early = globalThis.window?.spellroomEarlyEntry;
  if (early === undefined) return undefined;
  delete window.spellroomEarlyEntry;
  const isOurs = early.match === encodeURIComponent(matchId) && early.token === token;
  if (!isOurs || Date.now() - early.askedAt > FRESH_MS) return undefined;
  void early.cards.then((cards) =>
    cards === null ? undefined : expectDefinitions(cards.hashes, cards.answer),
  );
  return async (input, init) => (await early.answer) ?? fetch(input, init);
}
