import { API_ERROR_CODES } from "@spellroom/protocol/http";

/** The API's error codes, and those that only a client knows. */
export const API_FAILURES = [
  ...API_ERROR_CODES,
  /** The server could not be reached. */
  "offline",
  /** The server sent a response that this client does not understand. */
  "unexpected",
] as const;
export type ApiFailureCode = (typeof API_FAILURES)[number];

/** Why the API refused, or why it could not be asked. */
export class ApiFailure extends Error {
  readonly code: ApiFailureCode;
  readonly hint: string | undefined;
  /** The specific reason, where a code has several: a table's own code. */
  readonly reason: string | undefined;
  /** After how many milliseconds a retry may help. */
  readonly retryAfterMs: number | undefined;

  constructor(
    code: ApiFailureCode,
    message: string,
    more: {
      hint?: string | undefined;
      reason?: string | undefined;
      retryAfterMs?: number | undefined;
    } = {},
  ) {
    super(message);
    this.name = "ApiFailure";
    this.code = code;
    this.hint = more.hint;
    this.reason = more.reason;
    this.retryAfterMs = more.retryAfterMs;
  }
}

/** The error in a refused request's body, whatever the body is. */
export function failureOf(status: number, body: unknown, retryAfter: string | null): ApiFailure {
  const seconds = Number(retryAfter);
  const retryAfterMs = retryAfter !== null && Number.isFinite(seconds) ? seconds * 1_000 : undefined;
  const error = isRecord(body) ? body.error : undefined;
  if (!isRecord(error) || typeof error.code !== "string" || typeof error.message !== "string") {
    const code = status >= 500 ? "unavailable" : "unexpected";
    return new ApiFailure(code, `the server answered ${status}`, { retryAfterMs });
  }
  const { code, message, hint, reason } = error;
  return new ApiFailure(codeOf(code), message, { hint: textOf(hint), reason: textOf(reason), retryAfterMs });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" ? value : undefined;
}

function codeOf(text: string): ApiFailureCode {
  return API_FAILURES.find((code) => code === text) ?? "unexpected";
}
