/** Bounds on what is read as card data: far above what card databases give out, and low enough to keep hostile data cheap. */
export interface ImportLimits {
  /** Of the whole data, unpacked. */
  readonly bytes: number;
  readonly records: number;
  /** Of one record. */
  readonly recordBytes: number;
  /** Of nested lists and objects in a record. */
  readonly depth: number;
}

export const IMPORT_LIMITS: ImportLimits = {
  bytes: 8 * 1024 ** 3,
  records: 2_000_000,
  recordBytes: 4 * 1024 ** 2,
  depth: 32,
};

/** Of one string that is kept. */
export const LONGEST_NAME = 300;
export const LONGEST_WORD = 200;
export const LONGEST_ADDRESS = 2_000;
export const LONGEST_TEXT = 20_000;
/** Of a list that is kept: faces, editions, languages. */
export const LONGEST_LIST = 5_000;
/** A rules text longer than any card's is kept but not read. */
export const LONGEST_READ = 4_000;
