/** Error codes of the HTTP API. */
export const API_ERROR_CODES = [
  "invalid",
  "unauthenticated",
  "forbidden",
  "not-found",
  "not-allowed",
  "conflict",
  "gone",
  "too-large",
  "not-json",
  "bad-deck",
  "too-many-matches",
  "rate-limited",
  "internal",
  "unavailable",
] as const;
export type ApiErrorCode = (typeof API_ERROR_CODES)[number];

/** The HTTP status of each. */
export const API_ERRORS = {
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
} as const satisfies Record<ApiErrorCode, number>;
