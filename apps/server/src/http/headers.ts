/** Security headers that restrict what browsers may do with our responses. */
import type { RequestHandler } from "express";
import { ApiError } from "./api-error.ts";
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
  "Cross-Origin-Resource-Policy": "same-site",
} as const;

/** For everything except pages, which have their own, see `contentPolicy`. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** For every response of the server, pages and API alike. */
export function strictHeaders(publicUrl: URL | undefined): RequestHandler {
  const headers = {
    ...EVERYWHERE,
    "Content-Security-Policy": NOTHING,
    ...(publicUrl?.protocol === "https:" ? { "Strict-Transport-Security": HSTS } : {}),
  };
  return (_request, response, next) => {
    response.set(headers);
    next();
  };
}

/** For responses of the API, on top of the others. */
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
      const { status, body } = new ApiError("forbidden", "Pages of this origin may not use the API");
      response.status(status).json(body);
    }
  };
}
