/**
 * The web app on this server: pages are rendered in a separate process and proxied here, so that no page view takes the
 * processor away from a match. On this thread a page costs only the forwarding of its bytes, for a limited number at once.
 */
import { Agent, request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { connect } from "node:net";
import { type Duplex, pipeline } from "node:stream";
import type { Request, RequestHandler, Response } from "express";
import type { PagesMode } from "../config/config.ts";
import { contentPolicy, makeNonce, type PolicySources } from "../http/content-policy.ts";
import { addressKey } from "../http/limit.ts";
import type { RateLimits } from "../limits/rate-limits.ts";
import type { Logger } from "../logging/logger.ts";
import type { Metrics } from "../metrics/metrics.ts";
import { PagesProcess } from "./pages-process.ts";

export interface Pages {
  readonly handler: RequestHandler;
  /** For the development server's own socket. */
  readonly upgrade: ((request: IncomingMessage, socket: Duplex, head: Buffer) => void) | null;
  /** Whether pages are being served now; always true if they are turned off. */
  readonly isReady: () => boolean;
  readonly close: () => Promise<void>;
}

export interface PagesParts {
  readonly mode: PagesMode;
  readonly environment: Readonly<Record<string, string | undefined>>;
  readonly logger: Logger;
  readonly policy: PolicySources;
  readonly limits: RateLimits;
  readonly metrics: Metrics;
  /** Replaces the page program in tests. */
  readonly program?: string;
}

/** Pages and files in progress at once; further requests are told to retry. */
export const MOST_AT_ONCE = 128;
const LINES = 32;
const LONGEST_MS = 20_000;
const METHODS = new Set(["GET", "HEAD"]);
/** Of one connection, not of the message (RFC 9110, 7.6.1). */
const CONNECTION_HEADERS = [
  "connection",
  "keep-alive",
  "proxy-connection",
  "te",
  "transfer-encoding",
  "upgrade",
];

/** Prepares the pages; none with `off` (for processes that only host matches), built on demand with `dev`. */
export async function openPages(parts: PagesParts): Promise<Pages> {
  const { mode, environment, logger, program } = parts;
  if (mode === "off") return NO_PAGES;
  const dev = mode === "dev";
  const process = new PagesProcess({ environment, logger, ...(program === undefined ? {} : { program }) });
  try {
    await process.start();
  } catch (error) {
    await process.close();
    throw error;
  }
  // A keep-alive connection may be closed by the other side just as the next page is requested on it.
  const agent = new Agent({ keepAlive: false, maxSockets: LINES });
  const proxy = new PageProxy(process, agent, parts, dev);
  return {
    handler: (request, response, next) => void proxy.hand(request, response).catch(next),
    upgrade: dev ? (request, socket, head) => proxy.upgrade(request, socket, head) : null,
    isReady: () => process.isReady,
    close: async () => {
      agent.destroy();
      await process.close();
    },
  };
}

const NO_PAGES: Pages = {
  handler: (_request, response) =>
    void response.status(404).type("text").send("There are no pages on this server\n"),
  upgrade: null,
  isReady: () => true,
  close: () => Promise.resolve(),
};

class PageProxy {
  readonly #process: PagesProcess;
  readonly #agent: Agent;
  readonly #parts: PagesParts;
  readonly #dev: boolean;
  #under = 0;

  constructor(process: PagesProcess, agent: Agent, parts: PagesParts, dev: boolean) {
    this.#process = process;
    this.#agent = agent;
    this.#parts = parts;
    this.#dev = dev;
  }

  async hand(request: Request, response: Response): Promise<void> {
    if (!METHODS.has(request.method) && !this.#dev) {
      response.status(405).set("Allow", "GET, HEAD").end();
      return;
    }
    const limit = limitOf(request);
    const outcome = await this.#parts.limits.takeAtPace(limit, addressKey(request.ip ?? ""));
    if (!outcome.ok) {
      this.#parts.metrics.rateLimited.inc({ limit });
      tooMany(response, outcome.retryAfterMs);
      return;
    }
    if (!this.#process.isReady || this.#under >= MOST_AT_ONCE) {
      unavailable(response);
      return;
    }
    this.#under += 1;
    response.once("close", () => {
      this.#under -= 1;
    });
    this.#pass(request, response);
  }

  #pass(request: Request, response: Response): void {
    const { host } = request.headers;
    // Pages that act for no account, see the web app's `isEmbedded`.
    const framed = request.path.startsWith("/embed/");
    const facts = { nonce: makeNonce(), host, framed, dev: this.#dev };
    const contentSecurity = contentPolicy(this.#parts.policy, facts);
    if (framed) response.removeHeader("X-Frame-Options");
    response.set("Content-Security-Policy", contentSecurity);
    const asked = httpRequest({
      socketPath: this.#process.socket,
      agent: this.#agent,
      method: request.method,
      path: request.originalUrl,
      timeout: LONGEST_MS,
      // Next reads the nonce of its scripts out of the policy.
      headers: { ...forwarded(request.headers), "content-security-policy": contentSecurity },
    });
    asked.on("timeout", () => asked.destroy(new Error("The page took too long")));
    asked.on("error", () => (response.headersSent ? response.destroy() : unavailable(response)));
    asked.on("response", (answer) => {
      response.status(answer.statusCode ?? 502).set(answered(answer.headers));
      pipeline(answer, response, () => undefined);
    });
    response.once("close", () => asked.destroy());
    pipeline(request, asked, () => undefined);
  }

  /** Forwards a whole connection. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const upstream = connect(this.#process.socket);
    const headers = Object.entries(request.headers).map(([name, value]) => `${name}: ${value}`);
    upstream.write(`${request.method} ${request.url} HTTP/1.1\r\n${headers.join("\r\n")}\r\n\r\n`);
    upstream.write(head);
    pipeline(socket, upstream, socket, () => undefined);
  }
}

/** Files of the pages are many for each page, and cost little. */
function limitOf({ path, headers }: Request): "pages" | "pagePrefetches" | "pageFiles" {
  if (path.startsWith("/_next/static/")) return "pageFiles";
  return PREFETCHING.some((name) => headers[name] !== undefined) ? "pagePrefetches" : "pages";
}

/** What Next's router says when it fetches a page, or a part of one, ahead of time. */
const PREFETCHING = ["next-router-prefetch", "next-router-segment-prefetch"];

function tooMany(response: Response, retryAfterMs: number): void {
  response
    .status(429)
    .set({ "Retry-After": `${Math.ceil(retryAfterMs / 1000)}`, "Cache-Control": "no-store" })
    .type("text")
    .send("Too many pages at once. Reload in a moment.\n");
}

function unavailable(response: Response): void {
  if (response.writableEnded) return;
  response
    .status(503)
    .set({ "Retry-After": "2", "Cache-Control": "no-store" })
    .type("text")
    .send("The pages are busy or starting again; matches go on. Reload in a moment.\n");
}

function forwarded(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  return without(headers, [...CONNECTION_HEADERS, "content-security-policy", "expect"]);
}

function answered(headers: IncomingHttpHeaders): Record<string, string | string[]> {
  const kept = Object.entries(without(headers, CONNECTION_HEADERS));
  return Object.fromEntries(kept.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function without(headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));
}
