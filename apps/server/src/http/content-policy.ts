/** What browsers may run, load and talk to on our pages. */
import { randomBytes } from "node:crypto";

export interface PolicySources {
  /** host:port or host/path under which browsers reach the rooms of this process. */
  readonly publicAddress: string;
  /** Where else rooms are, as sources of such a policy: `wss://*.play.example`. */
  readonly rooms: readonly string[];
  /** Origins of the official pictures that players may turn on. */
  readonly pictures: readonly string[];
}

export interface PageFacts {
  readonly nonce: string;
  /** The host of the request. */
  readonly host: string | undefined;
  /** Whether pages of other sites may show it in a frame. */
  readonly framed?: boolean;
  /** In development, scripts are evaluated from text. */
  readonly dev?: boolean;
}

const HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

export function makeNonce(): string {
  return randomBytes(16).toString("base64");
}

/**
 * Scripts and style sheets are our own files, or marked with the nonce of the answer that they came in. Pages talk to the site
 * that they are from and to the processes that have the tables; pictures are our own, drawn in
 * the page, or those of the card service that players may turn on.
 */
export function contentPolicy(
  sources: PolicySources,
  { nonce, host, framed = false, dev = false }: PageFacts,
): string {
  const rooms = [host ?? "", anyPort(sources.publicAddress)]
    .filter((each) => HOST.test(each.replace(/:\*$/, "")))
    .flatMap((each) => [`ws://${each}`, `wss://${each}`]);
  const connect = [...new Set(["'self'", ...rooms, ...sources.rooms])].join(" ");
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${dev ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' 'nonce-${nonce}'`,
    ["img-src 'self' data: blob:", ...sources.pictures].join(" "),
    "font-src 'self'",
    `connect-src ${connect}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    framed ? "frame-ancestors *" : "frame-ancestors 'none'",
  ].join("; ");
}

/** Processes on one host have a port each. */
function anyPort(address: string): string {
  const [authority = ""] = address.split("/", 1);
  return authority.includes(":") ? authority.replace(/:\d+$/, ":*") : authority;
}
