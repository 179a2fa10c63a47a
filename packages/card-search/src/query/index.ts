/** The language of queries, for servers and browsers alike. */
export { FIELD_NAMES, type Vocabulary } from "./fields.ts";
export { LONGEST_QUERY, type ParsedQuery, parseQuery } from "./parse-query.ts";
export {
  type ColorKind,
  type Comparison,
  EVERYTHING,
  FLAGS,
  type Flag,
  PROBLEMS,
  type Problem,
  type Query,
  RARITIES,
  type Rarity,
  STATS,
  type Stat,
  type Term,
} from "./query.ts";
export { type Piece, scan, type WordPiece } from "./scan.ts";
