/** Headers that tell browsers how little they may do with our answers. */
import type { RequestHandler } from "express";
import type { OriginPolicy } from "./origins.ts";

const PREFLIGHT_SECONDS = 600;
const HSTS = "max-age=31536000; includeSubDomains";

const EVERYWHERE = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "same-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Permissions-Policy": "camera=(), microphone=(), geolocation=(), payment=(), usb=()",
} as const;

const API = {
  "Cache-Control": "no-store",
  "Content-Security-Policy": "default-src 'none'; frame-ancestors 'none'",
  "Cross-Origin-Resource-Policy": "same-site",
} as const;

/**
 * Pages run their own scripts and styles (the framework writes inline ones), load pictures from where their
 * user chose to (card pictures are an opt-in of each user), and talk to game servers of this site.
 */
const PAGE_POLICY = [
  "default-src 'self'",
  "script-src 'self' 'unsafe-inline'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https:",
  "font-src 'self'",
  "connect-src 'self' ws: wss: https:",
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** For every answer of the server, pages and API alike. */
export function strictHeaders(publicUrl: URL | undefined): RequestHandler {
  const headers = {
    ...EVERYWHERE,
    "Content-Security-Policy": PAGE_POLICY,
    ...(publicUrl?.protocol === "https:" ? { "Strict-Transport-Security": HSTS } : {}),
  };
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}

/** For answers of the API, on top of the others. */
export const apiHeaders: RequestHandler = (_request, response, next) => {
  response.set(API);
  next();
};

/**
 * Cross-origin requests: listed origins may read answers, by name and without credentials (there are none but
 * the token, which their own script must send). Requests that pages of other origins make are refused.
 */
export function crossOrigin(origins: OriginPolicy): RequestHandler {
  return (request, response, next) => {
    const { origin, host } = request.headers;
    response.vary("Origin");
    if (origin !== undefined && origins.isListed(origin)) {
      response.set("Access-Control-Allow-Origin", origin);
      if (request.method === "OPTIONS") {
        response.set({
          "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
          "Access-Control-Allow-Headers": "Authorization, Content-Type",
          "Access-Control-Max-Age": `${PREFLIGHT_SECONDS}`,
        });
        response.status(204).end();
        return;
      }
    }
    if (origins.isAllowed(origin, host)) next();
    else {
      const error = { code: "forbidden", message: "Pages of this origin may not use the API" };
      response.status(403).json({ error });
    }
  };
}
