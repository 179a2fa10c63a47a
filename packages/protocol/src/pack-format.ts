/** The bytes that packed values begin with, as `pack.ts` writes and `unpack.ts` reads them. */
export const SMALL = 0x80;
export const TAG = {
  array: 0x80,
  record: 0xa0,
  null: 0xc0,
  false: 0xc1,
  true: 0xc2,
  natural: 0xc3,
  negative: 0xc4,
  float: 0xc5,
  text: 0xc6,
  again: 0xc7,
  /** Words in pages of 256: the tag selects the page, a byte the word. */
  word: 0xc8,
  shape: 0xcb,
  shortShape: 0xcc,
  shortText: 0xd8,
  /** Content hashes, as bytes. */
  hash: 0xfc,
  /** Keys of objects, `p12` and `s12`. */
  publicKey: 0xfd,
  seatKey: 0xfe,
  definition: 0xff,
} as const;
/** Counts below this are part of the tag; this value means that the count follows. */
export const MANY = 0x1f;
export const MOST_SHORT = TAG.hash - 1 - TAG.shortText;
export const OTHER_KEY = 0xff;
export const WORDS_IN_PAGE = 0x100;
/** Shapes whose number is part of the tag. */
export const SHORT_SHAPES = TAG.shortText - TAG.shortShape;
/** Bytes of a content hash, each of which is two hex digits. */
export const HASH_BYTES = 16;
/** Shorter texts are not worth a back reference. */
export const WORTH = 4;
