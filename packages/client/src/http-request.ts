/** One request to the HTTP API: sends it and reads its response, without knowing the endpoint. */
import { ApiFailure } from "./api-error.ts";

export interface ApiOptions {
  /** Where the server is, such as `https://play.example`; empty for the page's own. */
  readonly endpoint: string;
  /** The account's token at the time of each request; `null` sends none. */
  readonly token?: () => string | null;
  /** Replaces the platform's `fetch` in tests. */
  readonly fetch?: typeof fetch;
}

const TIMEOUT_MS = 10_000;

/** Sends a request for a path under `/api`. @throws ApiFailure when the server can't be reached */
export async function send(
  method: string,
  url: string,
  body: unknown,
  options: ApiOptions,
): Promise<Response> {
  const token = options.token?.() ?? null;
  const request = options.fetch ?? fetch;
  try {
    return await request(`${options.endpoint}/api${url}`, {
      method,
      headers: {
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (error) {
    throw new ApiFailure("offline", error instanceof Error ? error.message : String(error), {
      retryAfterMs: 1_000,
    });
  }
}

/** A response without a body, or with one that is not JSON, reads as `undefined`. */
export async function readJson(response: Response): Promise<unknown> {
  const text = await response.text().catch(() => "");
  if (text === "") return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
