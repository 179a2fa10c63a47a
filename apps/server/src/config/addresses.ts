/** Under which addresses a process is reached, worked out from HOST, PORT, PUBLIC_ADDRESS and PUBLIC_URL. */
import { isIPv6 } from "node:net";
import type { ConfigurationProblem } from "./configuration-error.ts";

interface AddressSettings {
  readonly HOST: string;
  readonly PORT: number;
  readonly PUBLIC_ADDRESS?: string | undefined;
  readonly PUBLIC_URL?: string | undefined;
  readonly ALLOWED_ORIGINS: readonly string[];
}

interface Addresses {
  readonly publicAddress: string;
  readonly publicUrl: URL | undefined;
  readonly allowedOrigins: readonly string[];
  readonly problems: readonly ConfigurationProblem[];
}

const WILDCARD_HOSTS: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** Resolves the addresses; with `severalProcesses` the address of a room can't be guessed. */
export function readAddresses(settings: AddressSettings, severalProcesses: boolean): Addresses {
  const problems: ConfigurationProblem[] = [];
  const publicUrl = readPublicUrl(settings.PUBLIC_URL, problems);
  const allowedOrigins = settings.ALLOWED_ORIGINS.flatMap((text) => {
    const origin = readOrigin(text);
    if (origin === undefined)
      problems.push({ setting: "ALLOWED_ORIGINS", reason: `"${text}" is not an origin` });
    return origin ?? [];
  });
  return {
    publicAddress: readPublicAddress(settings, publicUrl, severalProcesses, problems),
    publicUrl,
    allowedOrigins,
    problems,
  };
}

/** host:port as it is written in a URL. */
export function hostAndPort(host: string, port: number): string {
  return `${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function readPublicUrl(text: string | undefined, problems: ConfigurationProblem[]): URL | undefined {
  if (text === undefined) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !["http:", "https:"].includes(url.protocol)) {
    problems.push({ setting: "PUBLIC_URL", reason: `"${text}" is not an http or https address` });
    return undefined;
  }
  if (url.pathname !== "/" || url.search !== "" || url.hash !== "" || url.username !== "") {
    problems.push({
      setting: "PUBLIC_URL",
      reason: "must be scheme, host and port only: the site lives at /",
    });
  }
  return url;
}

function readOrigin(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin } = new URL(text);
  return origin === "null" ? undefined : origin;
}

function readPublicAddress(
  settings: AddressSettings,
  publicUrl: URL | undefined,
  severalProcesses: boolean,
  problems: ConfigurationProblem[],
): string {
  const given = settings.PUBLIC_ADDRESS;
  if (given !== undefined) {
    if (given.includes("://") || !URL.canParse(`http://${given}`)) {
      problems.push({ setting: "PUBLIC_ADDRESS", reason: `"${given}" is not host:port (no scheme)` });
    }
    return given;
  }
  if (!WILDCARD_HOSTS.has(settings.HOST)) return hostAndPort(settings.HOST, settings.PORT);
  if (severalProcesses) {
    problems.push({
      setting: "PUBLIC_ADDRESS",
      reason:
        `with REDIS_URL there may be several processes, and HOST ${settings.HOST} does not say how a browser ` +
        "reaches this one; set host:port",
    });
  }
  return publicUrl?.host ?? hostAndPort("localhost", settings.PORT);
}
