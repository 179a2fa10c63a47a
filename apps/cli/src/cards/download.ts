import {
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { IMPORT_LIMITS, ImportError } from "@spellroom/oracle";
import { z } from "zod";

/** What is known of a download that was begun: with its validator the rest of the very same data can be asked for. */
const begunSchema = z.strictObject({
  address: z.string(),
  validator: z.string().nullable(),
  complete: z.boolean(),
});
type Begun = z.infer<typeof begunSchema>;

export interface DownloadOptions {
  readonly address: URL;
  /** Where the data are put, until the import is over. */
  readonly directory: string;
  readonly signal: AbortSignal;
  readonly progress: (bytes: number, all: number | null) => void;
  /** Without a byte for this long, the other side counts as gone. */
  readonly patienceMs?: number;
  readonly largest?: number;
}

/** A file that was fetched, to be removed when it has been imported. */
export interface Download {
  readonly file: string;
  remove(): void;
}

const PATIENCE_MS = 60_000;
/** Scryfall answers only to those who say who they are. */
const HEADERS = { "User-Agent": "Spellroom card import", Accept: "application/json, */*;q=0.8" };

/**
 * Fetches card data into a file. A download that stopped in the middle is taken up where it stopped, if the server still has
 * the same data and can give a part of them; otherwise it starts over. What was fetched to the end and not yet removed is not
 * fetched again, so that an import that stopped goes on with the same data.
 * @throws ImportError `unreadable` when the address doesn't answer or stops answering: run it again to go on
 */
export async function download(options: DownloadOptions): Promise<Download> {
  mkdirSync(options.directory, { recursive: true });
  const file = path.join(options.directory, "cards.download");
  const about = `${file}.json`;
  const remove = (): void => {
    for (const one of [file, about]) rmSync(one, { force: true });
  };
  try {
    await fetchInto(file, about, options);
    return { file, remove };
  } catch (error) {
    if (error instanceof ImportError && error.isOfTheData) remove();
    if (error instanceof ImportError) throw error;
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new ImportError(
      "unreadable",
      `${options.address.origin} stopped answering: ${why}`,
      {},
      { cause: error },
    );
  }
}

async function fetchInto(file: string, about: string, options: DownloadOptions): Promise<void> {
  const { address } = options;
  const begun = existsSync(file) ? begunBefore(about, address) : null;
  if (begun?.complete) return;
  const have = begun?.validator ? statSync(file).size : 0;
  const patience = new Patience(options.patienceMs ?? PATIENCE_MS);
  try {
    const headers = have > 0 && begun?.validator ? { ...HEADERS, ...rest(have, begun.validator) } : HEADERS;
    const signal = AbortSignal.any([options.signal, patience.signal]);
    const response = await fetch(address, { headers, signal });
    if (response.status === 416 && have > 0) {
      await response.body?.cancel();
      rmSync(file, { force: true });
      return await fetchInto(file, about, options);
    }
    if (!response.ok || response.body === null)
      throw new ImportError(
        response.status === 404 || response.status === 410 ? "missing" : "unreadable",
        `${address.origin} answers ${response.status} ${response.statusText}`,
      );
    const goesOn = response.status === 206 && startOf(response) === have;
    if (response.status === 206 && !goesOn)
      throw new ImportError("unreadable", `${address.origin} sent another range than requested`);
    const before = goesOn ? have : 0;
    const note: Begun = { address: address.href, validator: validatorOf(response), complete: false };
    writeFileSync(about, JSON.stringify(note));
    const all = wholeSize(response, before);
    const counted = count(response.body, before, { ...options, all, patience });
    await pipeline(Readable.from(counted), createWriteStream(file, { flags: goesOn ? "a" : "w" }));
    writeFileSync(about, JSON.stringify({ ...note, complete: true }));
  } finally {
    patience.end();
  }
}

interface Counting extends DownloadOptions {
  readonly all: number | null;
  readonly patience: Patience;
}

async function* count(
  body: ReadableStream<Uint8Array>,
  before: number,
  { progress, largest = IMPORT_LIMITS.bytes, all, patience }: Counting,
): AsyncGenerator<Uint8Array> {
  let bytes = before;
  for await (const chunk of body) {
    bytes += chunk.length;
    if (bytes > largest) throw new ImportError("tooLarge", `the data is larger than ${largest} bytes`);
    patience.renew();
    progress(bytes, all);
    yield chunk;
  }
}

/** Part of the data as they are, not packed on the way, or else its bytes would be others than those that are there. */
function rest(from: number, validator: string): Readonly<Record<string, string>> {
  return { Range: `bytes=${from}-`, "If-Range": validator, "Accept-Encoding": "identity" };
}

function begunBefore(about: string, address: URL): Begun | null {
  if (!existsSync(about)) return null;
  try {
    const begun = begunSchema.safeParse(JSON.parse(readFileSync(about, "utf8")));
    return begun.success && begun.data.address === address.href ? begun.data : null;
  } catch {
    // Half written, so nothing can be said of the file either.
    return null;
  }
}

/** What tells the same data from newer ones (RFC 9110, 13.1.5): a strong tag, else the date. */
function validatorOf({ headers }: Response): string | null {
  const tag = headers.get("etag");
  return tag?.startsWith('"') ? tag : headers.get("last-modified");
}

function startOf({ headers }: Response): number | null {
  const start = /^bytes (\d+)-/.exec(headers.get("content-range") ?? "")?.[1];
  return start === undefined ? null : Number(start);
}

/** Nobody knows how much will come of data that are packed on the way. */
function wholeSize({ headers }: Response, before: number): number | null {
  const length = headers.get("content-length");
  return length === null || headers.has("content-encoding") ? null : before + Number(length);
}

/** Gives up when nothing has come for a while. */
class Patience {
  readonly #controller = new AbortController();
  readonly #timer: NodeJS.Timeout;

  constructor(milliseconds: number) {
    const gone = new Error(`no data for ${Math.round(milliseconds / 1_000)} s`);
    this.#timer = setTimeout(() => this.#controller.abort(gone), milliseconds);
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  renew(): void {
    this.#timer.refresh();
  }

  end(): void {
    clearTimeout(this.#timer);
  }
}
