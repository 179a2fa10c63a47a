/** Files of the built pages that were compressed when they were built. */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import path from "node:path";
import { pipeline } from "node:stream";

const PREFIX = "/_next/static/";
const TYPES: Readonly<Record<string, string>> = {
  ".js": "application/javascript; charset=UTF-8",
  ".css": "text/css; charset=UTF-8",
  ".svg": "image/svg+xml",
  ".json": "application/json; charset=UTF-8",
};

/**
 * Answers a request for a file under `/_next/static/` with its brotli version, where there is one and the browser takes it.
 * @param folder where the built files are, such as `.next/static`
 * @returns false if another handler has to answer
 */
export async function sendCompressed(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<boolean> {
  const file = compressedFile(folder, request);
  if (file === null) return false;
  const size = await stat(file.path).then(
    (found) => (found.isFile() ? found.size : null),
    () => null,
  );
  if (size === null) return false;
  response.writeHead(200, {
    "Content-Type": file.type,
    "Content-Encoding": "br",
    "Content-Length": size,
    "Cache-Control": "public, max-age=31536000, immutable",
    Vary: "Accept-Encoding",
  });
  if (request.method === "HEAD") response.end();
  else pipeline(createReadStream(file.path), response, () => undefined);
  return true;
}

function compressedFile(folder: string, request: IncomingMessage) {
  const [name = ""] = (request.url ?? "").split("?");
  const type = TYPES[path.extname(name)];
  if (!name.startsWith(PREFIX) || type === undefined || !takesBrotli(request)) return null;
  const found = path.join(folder, decoded(name.slice(PREFIX.length)));
  // Nothing outside the folder, however the name is encoded.
  return found.startsWith(`${folder}${path.sep}`) ? { path: `${found}.br`, type } : null;
}

function takesBrotli({ headers }: IncomingMessage): boolean {
  return /(^|,)\s*br\s*(;\s*q=(1|0\.0*[1-9])[\d.]*)?\s*(,|$)/.test(String(headers["accept-encoding"] ?? ""));
}

/** A malformed name is not a file. */
function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return "";
  }
}
