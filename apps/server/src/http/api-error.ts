/** Errors in the API's format: `{ "error": { "code", "message", "hint"?, "reason"? } }`. */

import { API_ERRORS, type ApiErrorCode } from "@spellroom/protocol/http";
import { SearchBusy } from "../card-search/card-search.ts";
import { CoordinationUnavailable } from "../cluster/coordination-unavailable.ts";
import { ReplaysBusy } from "../replays/replay-threads.ts";
import { isUnavailable } from "../storage/errors.ts";

export interface ErrorBody {
  readonly error: {
    readonly code: ApiErrorCode;
    /** English, for developers; clients word the code themselves. */
    readonly message: string;
    /** What to do about it. */
    readonly hint?: string;
    /** The specific reason, where a code has several. */
    readonly reason?: string;
  };
}

export interface ErrorOptions {
  readonly hint?: string | undefined;
  readonly reason?: string | undefined;
  /** Sent as Retry-After. */
  readonly retryAfterMs?: number | undefined;
}

export class ApiError extends Error {
  readonly code: ApiErrorCode;
  readonly hint: string | undefined;
  readonly reason: string | undefined;
  readonly retryAfterMs: number | undefined;

  constructor(code: ApiErrorCode, message: string, { hint, reason, retryAfterMs }: ErrorOptions = {}) {
    super(message);
    this.name = "ApiError";
    this.code = code;
    this.hint = hint;
    this.reason = reason;
    this.retryAfterMs = retryAfterMs;
  }

  get status(): number {
    return API_ERRORS[this.code];
  }

  get body(): ErrorBody {
    const hint = this.hint === undefined ? {} : { hint: this.hint };
    const reason = this.reason === undefined ? {} : { reason: this.reason };
    return { error: { code: this.code, message: this.message, ...hint, ...reason } };
  }
}

/** The response to an exception; undefined for our own bugs, whose details are not exposed. */
export function toApiError(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  if (isUnavailable(error) || error instanceof CoordinationUnavailable) {
    return new ApiError("unavailable", "A part of the service is not available now", {
      hint: "Matches in play are kept. Try again in a moment.",
      retryAfterMs: 2000,
    });
  }
  if (error instanceof ReplaysBusy) {
    return new ApiError("unavailable", "Too many replays are being prepared", {
      hint: "Matches in play go on. Try again in a moment.",
      retryAfterMs: error.retryAfterMs,
    });
  }
  if (error instanceof SearchBusy) {
    return new ApiError("unavailable", "Too many card searches are running", {
      hint: "Matches in play go on. Try again in a moment.",
      retryAfterMs: error.retryAfterMs,
    });
  }
  return fromExpress(error);
}

/** Errors of Express and its body parser, by their type, or by their status if they have none. */
function fromExpress(error: unknown): ApiError | undefined {
  if (!(error instanceof Error)) return undefined;
  switch ("type" in error ? error.type : undefined) {
    case "entity.too.large":
      return new ApiError("too-large", "The request is too large");
    case "entity.parse.failed":
      return new ApiError("invalid", "The body is not valid JSON");
    case "encoding.unsupported":
    case "charset.unsupported":
      return new ApiError("not-json", "The body must be JSON in UTF-8");
    case "request.aborted":
    case "request.size.invalid":
      return new ApiError("invalid", "The body is incomplete");
    default:
      // An address or a compressed body that can't be decoded.
      return "status" in error && error.status === 400
        ? new ApiError("invalid", "The request can't be read")
        : undefined;
  }
}
