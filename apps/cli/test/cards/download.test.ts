import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { type DownloadOptions, download } from "../../src/cards/download.ts";
import { countsOf, importInto } from "./support/imports.ts";
import { madeUpCards } from "./support/made-up-cards.ts";
import { newPlace } from "./support/places.ts";
import { scryfallFile } from "./support/scryfall-file.ts";

const COUNT = 200;
const DATA = Buffer.from([...scryfallFile(madeUpCards(COUNT))].join(""));
const open: (() => void)[] = [];
afterEach(() => {
  for (const close of open.splice(0)) close();
});

/** A web server on this machine that answers as it is told. */
async function serve(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<URL> {
  const server = createServer(answer);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  open.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("the server has no address");
  return new URL(`http://127.0.0.1:${address.port}/cards.json`);
}

function options(address: URL, directory: string, others: Partial<DownloadOptions> = {}): DownloadOptions {
  return { address, directory, signal: new AbortController().signal, progress: () => undefined, ...others };
}

/** Breaks off in the middle the first time, when something was kept; afterwards gives the part that is asked for. */
function unreliable(directory: string, tag: (attempt: number) => string) {
  const kept = path.join(directory, "cards.download");
  const breakOff = (response: ServerResponse): void => {
    if (statSync(kept, { throwIfNoEntry: false })?.size) response.destroy();
    else setTimeout(breakOff, 10, response);
  };
  const asked: (string | undefined)[] = [];
  const answer = (request: IncomingMessage, response: ServerResponse): void => {
    const { range, "if-range": same } = request.headers;
    const attempt = asked.push(range);
    const etag = tag(attempt);
    if (attempt === 1) {
      response.writeHead(200, { "content-length": DATA.length, etag });
      response.write(DATA.subarray(0, DATA.length / 2), () => breakOff(response));
      return;
    }
    const from = same === etag ? Number(/^bytes=(\d+)-$/.exec(range ?? "")?.[1] ?? 0) : 0;
    const part = { "content-range": `bytes ${from}-${DATA.length - 1}/${DATA.length}` };
    response.writeHead(from > 0 ? 206 : 200, { etag, ...(from > 0 ? part : {}) });
    response.end(DATA.subarray(from));
  };
  return { asked, answer };
}

describe("card data at an address", () => {
  it("are fetched, imported and not kept", async () => {
    const address = await serve((_, response) => {
      response.writeHead(200, { "content-encoding": "gzip", "content-type": "application/json" });
      response.end(gzipSync(DATA));
    });
    const { directory } = newPlace();
    const said: string[] = [];
    await importInto(directory, address.href, { say: (line) => void said.push(line) });
    expect(countsOf(directory).cards).toBe(COUNT);
    expect(existsSync(path.join(directory, "cards.download"))).toBe(false);
    expect(said.some((line) => line.startsWith("fetching: "))).toBe(true);
  });

  it("are fetched from where they broke off", async () => {
    const { directory } = newPlace();
    const { asked, answer } = unreliable(directory, () => '"one"');
    const address = await serve(answer);
    await expect(download(options(address, directory))).rejects.toMatchObject({ problem: "unreadable" });
    const { file, remove } = await download(options(address, directory));
    expect(asked[1]).toMatch(/^bytes=[1-9]\d*-$/);
    expect(readFileSync(file).equals(DATA)).toBe(true);
    remove();
    expect(existsSync(file)).toBe(false);
  });

  it("are fetched again when others have been published by then", async () => {
    const { directory } = newPlace();
    const { answer } = unreliable(directory, (attempt) => `"${attempt}"`);
    const address = await serve(answer);
    await expect(download(options(address, directory))).rejects.toMatchObject({ problem: "unreadable" });
    const { file } = await download(options(address, directory));
    expect(readFileSync(file).equals(DATA)).toBe(true);
  });

  it("are not fetched again when the import of them was interrupted", async () => {
    let answers = 0;
    const address = await serve((_, response) => {
      answers++;
      response.writeHead(200).end(DATA);
    });
    const { directory } = newPlace();
    const controller = new AbortController();
    const first = await importInto(directory, address.href, {
      signal: controller.signal,
      say: (line) => {
        if (line.includes("records")) controller.abort();
      },
    });
    expect(first.outcome).toBe("interrupted");
    expect(await importInto(directory, address.href)).toMatchObject({ outcome: "imported", records: COUNT });
    expect(answers).toBe(1);
  });

  it("are fetched again when they could not be used", async () => {
    const answers = [DATA.subarray(0, 5_000), DATA];
    const address = await serve((_, response) => response.writeHead(200).end(answers.shift()));
    const { directory } = newPlace();
    await expect(importInto(directory, address.href)).rejects.toMatchObject({ problem: "truncated" });
    expect(await importInto(directory, address.href)).toMatchObject({ outcome: "imported" });
  });

  it("are given up when the other side no longer responds", async () => {
    const address = await serve((_, response) => {
      response.writeHead(200);
      response.write("[");
    });
    const { directory } = newPlace();
    const attempt = download(options(address, directory, { patienceMs: 100 }));
    await expect(attempt).rejects.toMatchObject({ problem: "unreadable" });
  });

  it("are given up when they have no end", async () => {
    const address = await serve((_, response) => {
      response.writeHead(200);
      const fill = (): void => {
        while (response.write(Buffer.alloc(4_096, 32)));
      };
      response.on("drain", fill);
      fill();
    });
    const { directory } = newPlace();
    const attempt = download(options(address, directory, { largest: 100_000 }));
    await expect(attempt).rejects.toMatchObject({ problem: "tooLarge" });
    expect(existsSync(path.join(directory, "cards.download"))).toBe(false);
  });

  it.each([404, 429, 500])("are said not to be there when the answer is %i", async (status) => {
    const address = await serve((_, response) => response.writeHead(status).end());
    const { directory } = newPlace();
    await expect(importInto(directory, address.href)).rejects.toThrow(String(status));
  });
});
