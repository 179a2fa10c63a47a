/** Structured logs on standard output, with nothing secret in them. */
import { type DestinationStream, type Logger, pino } from "pino";
import type { LogLevel } from "../config/config.ts";

export type { Logger } from "pino";

const REDACTED = "[redacted]";

/** Fields that are removed from the log, up to two levels deep. */
const SECRETS = [
  "token",
  "tokenHash",
  "authorization",
  "cookie",
  "password",
  "invitationCode",
  "databaseUrl",
  "redisUrl",
  "connectionString",
  "reservation",
  "seed",
  "state",
  "setup",
] as const;

/**
 * Makes the process's logger. Messages say what happened in words; everything variable is a field. URLs are
 * logged as route patterns, since some paths are capabilities.
 */
export function createLogger(level: LogLevel, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: {
      paths: SECRETS.flatMap((field) => [field, `*.${field}`, `*.*.${field}`]),
      censor: REDACTED,
    },
    serializers: { error: describeError, err: describeError },
  };
  return destination === undefined ? pino(options) : pino(options, destination);
}

/** Hides the credentials of any URL in a text written by a library. */
export function withoutCredentials(text: string): string {
  return text.replace(/([a-z][a-z0-9+.-]*:\/\/)[^\s/@]*@/gi, `$1${REDACTED}@`);
}

interface ErrorDescription {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: ErrorDescription;
}

function describeError(error: unknown): ErrorDescription {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutCredentials(String(error)) };
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  const stack = error.stack === undefined ? {} : { stack: withoutCredentials(error.stack) };
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: withoutCredentials(error.message), ...code, ...stack, ...cause };
}
