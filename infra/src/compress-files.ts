import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const compress = promisify(brotliCompress);
const KINDS = new Set([".js", ".css", ".svg", ".json"]);
/** Smaller ones gain nothing. */
const LEAST_BYTES = 600;

/** Writes a brotli version (`name.js.br`) beside every text file of a folder: done once here, not for every visitor. */
export async function compressFiles(folder: string): Promise<void> {
  for (const name of fs.readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    const file = path.join(folder, name);
    if (!KINDS.has(path.extname(name)) || fs.statSync(file).size < LEAST_BYTES) continue;
    const text = fs.readFileSync(file);
    const options = {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    };
    fs.writeFileSync(`${file}.br`, await compress(text, options));
  }
}
