import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { ImportError } from "@spellroom/oracle";
import { z } from "zod";

/** Where an edition is given out page by page, with `{code}` for its code. */
export const EDITION_ADDRESS =
  "https://api.scryfall.com/cards/search?q=e%3A{code}&unique=prints&include_multilingual=true";

export interface EditionWish {
  readonly code: string;
  readonly address: string;
  readonly directory: string;
  readonly signal: AbortSignal;
  readonly progress: (pages: number, cards: number) => void;
  /** Between two pages, as the card service asks of its users. */
  readonly pauseMs?: number;
}

const pageSchema = z.object({
  data: z.array(z.unknown()).min(1).max(1_000),
  has_more: z.boolean().default(false),
  next_page: z.string().optional(),
});
type Page = z.infer<typeof pageSchema>;

const MOST_PAGES = 200;
const LARGEST_PAGE = 32 * 1024 ** 2;
const PAUSE_MS = 120;
const PATIENCE_MS = 60_000;
const HEADERS = { "User-Agent": "Spellroom card import", Accept: "application/json" };

/**
 * Fetches an edition into one file of records. Pages that an earlier run has fetched are there and are not asked for again.
 * @throws ImportError when the edition doesn't exist or the address stops answering
 */
export async function fetchEdition(wish: EditionWish): Promise<{ readonly file: string; remove(): void }> {
  if (!/^[A-Za-z0-9]{2,8}$/.test(wish.code))
    throw new ImportError("missing", `${wish.code} is not the code of an edition, such as M10`);
  const folder = path.join(wish.directory, `cards.edition-${wish.code.toUpperCase()}`);
  mkdirSync(folder, { recursive: true });
  const first = new URL(wish.address.replaceAll("{code}", encodeURIComponent(wish.code.toLowerCase())));
  let address: URL | null = first;
  let cards = 0;
  let pages = 0;
  for (; address !== null; pages += 1) {
    if (pages >= MOST_PAGES) throw new ImportError("tooLarge", "the edition has too many pages");
    const page: Page = await pageAt(address, path.join(folder, `${pages}.json`), wish);
    cards += page.data.length;
    wish.progress(pages + 1, cards);
    address = nextOf(page, first);
  }
  const file = path.join(folder, "all.json");
  const records = Array.from(
    { length: pages },
    (_, at) => readPage(path.join(folder, `${at}.json`))?.data ?? [],
  );
  writeFileSync(file, JSON.stringify(records.flat()));
  return { file, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Removes what interrupted runs for other editions have left. */
export function forgetOtherEditions(directory: string, code: string): void {
  const own = `cards.edition-${code.toUpperCase()}`;
  for (const name of readdirSync(directory))
    if (name.startsWith("cards.edition-") && name !== own)
      rmSync(path.join(directory, name), { recursive: true, force: true });
}

/** Only the place that the first page is from is asked for the others. */
function nextOf({ has_more, next_page }: Page, first: URL): URL | null {
  if (!has_more || next_page === undefined || !URL.canParse(next_page)) return null;
  const next = new URL(next_page);
  if (next.origin !== first.origin)
    throw new ImportError("unreadable", `${first.origin} sends to ${next.origin} for the rest`);
  return next;
}

async function pageAt(address: URL, file: string, wish: EditionWish): Promise<Page> {
  const kept = readPage(file);
  if (kept !== null) return kept;
  if (wish.signal.aborted) throw wish.signal.reason;
  await new Promise((resolve) => setTimeout(resolve, wish.pauseMs ?? PAUSE_MS));
  const response = await fetch(address, {
    headers: HEADERS,
    signal: AbortSignal.any([wish.signal, AbortSignal.timeout(PATIENCE_MS)]),
  }).catch((error: unknown) => {
    if (wish.signal.aborted) throw error;
    throw new ImportError("unreadable", `${address.origin} does not answer`, {}, { cause: error });
  });
  const text = await response.text();
  if (response.status === 404) throw new ImportError("missing", `there is no edition ${wish.code}`);
  if (!response.ok) throw new ImportError("unreadable", `${address.origin} answers ${response.status}`);
  if (text.length > LARGEST_PAGE) throw new ImportError("tooLarge", "a page of the edition is too large");
  const page = pageOf(text);
  if (page === null)
    throw new ImportError("notCardData", `${address.origin} returned something other than cards`);
  writeFileSync(file, text);
  return page;
}

function readPage(file: string): Page | null {
  return existsSync(file) ? pageOf(readFileSync(file, "utf8")) : null;
}

function pageOf(text: string): Page | null {
  try {
    const parsed = pageSchema.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
