import { closeSync, createReadStream, fstatSync, openSync, type ReadStream, readSync } from "node:fs";
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { type ByteSource, ImportError } from "@spellroom/oracle";

const CHUNK_BYTES = 64 * 1024;

/** Packed files by their first bytes; only gzip is unpacked here. */
const PACKED: readonly { readonly bytes: string; readonly name: "gzip" | "zip" | "xz" | "bzip2" | "zstd" }[] =
  [
    { bytes: "1f8b", name: "gzip" },
    { bytes: "504b0304", name: "zip" },
    { bytes: "fd377a58", name: "xz" },
    { bytes: "425a68", name: "bzip2" },
    { bytes: "28b52ffd", name: "zstd" },
  ];

/**
 * Card data in a file, plain or packed with gzip.
 * @throws ImportError (when read as well) for a file that can't be read or is packed in another way
 */
export function fileSource(file: string): ByteSource {
  const { size, packed } = lookInto(file);
  if (packed !== null && packed !== "gzip")
    throw new ImportError("notCardData", `${file} is packed with ${packed}; unpack it first`);
  let raw: ReadStream | null = null;
  return {
    share: () => (size === 0 || raw === null ? null : Math.min(1, raw.bytesRead / size)),
    read: () => {
      raw = createReadStream(file, { highWaterMark: CHUNK_BYTES });
      return packed === "gzip" ? unpacked(raw) : plain(raw);
    },
  };
}

function lookInto(file: string): {
  readonly size: number;
  readonly packed: (typeof PACKED)[number]["name"] | null;
} {
  try {
    const handle = openSync(file, "r");
    try {
      const stat = fstatSync(handle);
      if (!stat.isFile()) throw new ImportError("missing", `${file} is not a file`);
      const start = Buffer.alloc(4);
      readSync(handle, start, 0, start.length, 0);
      const packed = PACKED.find(({ bytes }) => start.toString("hex").startsWith(bytes));
      return { size: stat.size, packed: packed?.name ?? null };
    } finally {
      closeSync(handle);
    }
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT")
      throw new ImportError("missing", `there is no file ${file}`);
    throw unreadable(error, file);
  }
}

async function* plain(raw: Readable): AsyncGenerator<Uint8Array> {
  try {
    for await (const chunk of raw) yield chunk;
  } catch (error) {
    throw unreadable(error, "the file");
  }
}

async function* unpacked(raw: Readable): AsyncGenerator<Uint8Array> {
  const unpacking = createGunzip({ chunkSize: CHUNK_BYTES });
  // The error comes out of the loop below as well.
  pipeline(raw, unpacking, () => undefined);
  try {
    for await (const chunk of unpacking) yield chunk;
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : null;
    if (code === "Z_BUF_ERROR") throw new ImportError("truncated", "the compressed data is truncated");
    if (typeof code === "string" && code.startsWith("Z_"))
      throw new ImportError("corrupt", "the compressed data is corrupt", {}, { cause: error });
    throw unreadable(error, "the file");
  }
}

function unreadable(error: unknown, what: string): unknown {
  if (!(error instanceof Error) || error instanceof ImportError || !("code" in error)) return error;
  return new ImportError("unreadable", `${what} can't be read: ${error.message}`, {}, { cause: error });
}
