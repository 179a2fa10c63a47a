/** Text of matches as it is kept in memory while nobody reads it. */
import { deflateRawSync, inflateRawSync } from "node:zlib";
import type { TextPacker } from "@spellroom/match";

/** A few kilobytes are packed at a time, for which a small window and little working memory are as good. */
const SETTINGS = { windowBits: 13, memLevel: 5 };

/**
 * Deflated, and kept as a string of one byte for each: unlike a buffer it is nothing that the collector has to walk through or
 * to give back apart.
 */
export const DEFLATED: TextPacker = {
  pack: (text) => deflateRawSync(text, SETTINGS).toString("latin1"),
  unpack: (packed) => inflateRawSync(Buffer.from(packed, "latin1")).toString("utf8"),
};
