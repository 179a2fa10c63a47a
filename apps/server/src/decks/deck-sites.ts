/** Decks of other sites, fetched by the address of their page. Only from sites that the operator has named, and only decks. */
import { describeDeckError, readDeckText, writeDeck } from "@spellroom/decks";
import type { DeckSite } from "../config/card-sources.ts";

export type DeckSiteProblem = "unknown-site" | "no-such-deck" | "no-deck" | "site-away";

/** Why a deck could not be fetched, with what to do about it. */
export class DeckSiteError extends Error {
  readonly problem: DeckSiteProblem;
  readonly hint: string | undefined;

  constructor(problem: DeckSiteProblem, message: string, hint?: string) {
    super(message);
    this.name = "DeckSiteError";
    this.problem = problem;
    this.hint = hint;
  }
}

const LARGEST_BYTES = 5_000_000;
const LONGEST_MS = 10_000;
/** `/decks/123456/a-name`, `/decks/aBcD-1234`. */
const DECK_PATH = /^\/decks?\/([\w-]{1,64})(?:\/|$)/;

export class DeckSites {
  readonly #sites: readonly DeckSite[];
  readonly #longestMs: number;

  constructor(sites: readonly DeckSite[], longestMs = LONGEST_MS) {
    this.#sites = sites;
    this.#longestMs = longestMs;
  }

  /**
   * The deck of a page as a plain list, without what its owner only considers.
   * @throws DeckSiteError with what is wrong with the address, the site or the deck
   */
  async fetch(page: string): Promise<string> {
    const body = await this.#ask(this.#addressOf(page));
    const read = readDeckText(body, "json");
    if (!read.ok) throw notADeck(read.error.map(describeDeckError).join("; "));
    const { name, notes, entries } = read.value;
    const played = entries.filter(({ section }) => section !== "maybeboard");
    if (played.length === 0) throw notADeck("there is no card in the deck");
    return writeDeck(
      {
        ...(name === undefined ? {} : { name }),
        ...(notes === undefined ? {} : { notes }),
        entries: played,
      },
      "text",
    );
  }

  #addressOf(page: string): URL {
    const text = page.trim();
    const full = /^https?:\/\//i.test(text) ? text : `https://${text}`;
    const url = URL.canParse(full) ? new URL(full) : undefined;
    const site = this.#sites.find(({ host }) => url?.host.replace(/^www\./, "") === host);
    const [, id] = DECK_PATH.exec(url?.pathname ?? "") ?? [];
    if (site === undefined || id === undefined) {
      const known = this.#sites.map(({ host }) => `https://${host}/decks/…`).join(" or ");
      const hint = known === "" ? "Paste the list itself." : `Addresses look like ${known}`;
      throw new DeckSiteError("unknown-site", "This is not the address of a deck", hint);
    }
    return new URL(site.address.replaceAll("{id}", encodeURIComponent(id)));
  }

  async #ask(address: URL): Promise<string> {
    const headers = { Accept: "application/json", "User-Agent": "Spellroom deck import" };
    const signal = AbortSignal.timeout(this.#longestMs);
    try {
      const response = await fetch(address, { headers, signal, redirect: "error" });
      if ([401, 403, 404, 410].includes(response.status)) {
        await response.body?.cancel();
        throw new DeckSiteError("no-such-deck", `${address.host} shows no such deck; it may be private`);
      }
      if (!response.ok) throw new Error(`${response.status}`);
      return await textOf(response);
    } catch (error) {
      if (error instanceof DeckSiteError) throw error;
      const hint = "Try again later, or paste the list itself.";
      throw new DeckSiteError("site-away", `${address.host} gives out no decks at the moment`, hint);
    }
  }
}

function notADeck(why: string): DeckSiteError {
  return new DeckSiteError("no-deck", `The site returned something that is not a deck: ${why}`);
}

/** @throws Error once there are more bytes than any deck has */
async function textOf({ body }: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.length;
    if (bytes > LARGEST_BYTES) throw new Error("too large");
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}
