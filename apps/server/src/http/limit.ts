/** The limits of the API: a request beyond them is refused with a retry time. */
import { isIPv6 } from "node:net";
import type { RequestHandler } from "express";
import { LIMITS, type LimitName, type RateLimits } from "../limits/rate-limits.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { ApiError } from "./api-error.ts";

export interface LimitParts {
  readonly limits: RateLimits;
  readonly metrics: Metrics;
}

/** Counts one use of `name` by `key`. @throws ApiError beyond the limit */
export async function countUse({ limits, metrics }: LimitParts, name: LimitName, key: string): Promise<void> {
  const outcome = await limits.takeAtPace(name, key);
  if (outcome.ok) return;
  metrics.rateLimited.inc({ limit: name });
  const { points, seconds } = LIMITS[name];
  throw new ApiError("rate-limited", "Too many requests", {
    hint: `At most ${points} in ${seconds} seconds.`,
    retryAfterMs: outcome.retryAfterMs,
  });
}

/** Uses of these are counted by address, all others by account if there is one. */
const BY_ADDRESS: ReadonlySet<LimitName> = new Set(["guests", "codes"]);

/** What a use of a limit is counted by. */
export function limitKey(name: LimitName, address: string, accountId: string | undefined): string {
  return BY_ADDRESS.has(name) ? address : (accountId ?? address);
}

/** Before anything of a request is read, whether or not there is a route for it. */
export function limitRequests(parts: LimitParts): RequestHandler {
  return (request, _response, next) => {
    countUse(parts, "requests", addressKey(request.ip ?? "")).then(() => next(), next);
  };
}

/** One subscriber has a whole IPv6 /64 network. */
export function addressKey(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  const [head = "", tail] = address.split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros =
    tail === undefined ? [] : Array<string>(Math.max(0, 8 - before.length - after.length)).fill("0");
  return [...before, ...zeros, ...after].slice(0, 4).join(":");
}
