/** Why something is refused, over HTTP, on the site channel and at a table: one closed list, which the web app words. */

/** What a server refuses with, and the status of each over HTTP. */
export const ERRORS = {
  /** What was sent is not of the form that it must have. */
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  "not-found": 404,
  "not-allowed": 405,
  conflict: 409,
  gone: 410,
  "too-large": 413,
  "not-json": 415,
  "bad-deck": 422,
  "too-many-matches": 409,
  "rate-limited": 429,
  internal: 500,
  unavailable: 503,
  /** On the site channel: the table must be entered first. */
  "not-entered": 409,
  // At a table.
  noDecision: 409,
  notYourDecision: 409,
  staleDecision: 409,
  wrongKind: 400,
  notOffered: 400,
  illegalCombination: 400,
  contradictsEarlierAnswer: 409,
  gameOver: 409,
  paused: 409,
  nothingToTakeBack: 409,
  nothingOffered: 409,
  /** Of this a match has had as much as is kept of one. */
  limitReached: 409,
} as const;
export type ApiErrorCode = keyof typeof ERRORS;

/** What only a client finds out. */
export const CLIENT_ERRORS = [
  /** The server could not be reached. */
  "offline",
  /** The server answered something that this client does not understand. */
  "unexpected",
  /** The page is older than the server. */
  "outdatedClient",
  /** Another device or window of the same account has the seat now. */
  "takenOver",
] as const;

export type ErrorCode = ApiErrorCode | (typeof CLIENT_ERRORS)[number];

export function isApiErrorCode(text: string): text is ApiErrorCode {
  return Object.hasOwn(ERRORS, text);
}

/** By what code a room closes a connection of its own accord. */
export const CLOSE_CODES = {
  /** Come in again, through the seat or watch endpoint. */
  comeAgain: 4_010,
  /** Another device or window of the same account took the seat. */
  takenOver: 4_020,
} as const;
