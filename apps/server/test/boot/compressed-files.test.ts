import fs from "node:fs";
import { createServer, request as httpRequest, type Server } from "node:http";
import os from "node:os";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendCompressed } from "../../src/boot/compressed-files.ts";

const TEXT = "export const hello = 1;\n";
let folder = "";
let server: Server;

beforeAll(async () => {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-files-"));
  folder = path.join(root, "static");
  fs.mkdirSync(path.join(folder, "chunks"), { recursive: true });
  fs.writeFileSync(path.join(folder, "chunks", "a.js.br"), brotliCompressSync(TEXT));
  fs.writeFileSync(path.join(root, "secret.js.br"), brotliCompressSync("secret"));
  server = createServer(async (request, response) => {
    if (!(await sendCompressed(folder, request, response))) response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});

afterAll(() => {
  server.close();
  fs.rmSync(path.dirname(folder), { recursive: true, force: true });
});

/** As it stands: `fetch` would mend paths and decompress bodies. */
function get(url: string, encoding = "gzip, br", method = "GET") {
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; body: Buffer }>(
    (resolve, reject) => {
      const headers = { "accept-encoding": encoding };
      const asked = httpRequest({ port, host: "127.0.0.1", path: url, method, headers }, (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("end", () =>
          resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(parts) }),
        );
      });
      asked.once("error", reject);
      asked.end();
    },
  );
}

describe("a file of the built pages", () => {
  it("is sent as it was compressed, to be kept for ever", async () => {
    const { status, headers, body } = await get("/_next/static/chunks/a.js");
    expect(status).toBe(200);
    expect(headers["content-encoding"]).toBe("br");
    expect(headers["content-type"]).toContain("javascript");
    expect(headers["cache-control"]).toContain("immutable");
    expect(headers.vary).toBe("Accept-Encoding");
    expect(brotliDecompressSync(body).toString()).toBe(TEXT);
  });

  it("is described without being sent when only its headers are requested", async () => {
    const { status, headers, body } = await get("/_next/static/chunks/a.js?v=1", "br", "HEAD");
    expect(status).toBe(200);
    expect(Number(headers["content-length"])).toBeGreaterThan(0);
    expect(body).toHaveLength(0);
  });

  it.each([["gzip, deflate"], ["br;q=0"], [""]])(
    "is left to others for a browser that takes %j",
    async (encoding) => {
      expect((await get("/_next/static/chunks/a.js", encoding)).status).toBe(404);
    },
  );

  it.each([
    ["/_next/static/../secret.js"],
    ["/_next/static/%2e%2e%2fsecret.js"],
    ["/_next/static/chunks/none.js"],
    ["/_next/static/chunks"],
    ["/_next/static/%ff.js"],
    ["/other/chunks/a.js"],
  ])("is nothing that %s could name", async (url) => {
    expect((await get(url)).status).toBe(404);
  });
});
