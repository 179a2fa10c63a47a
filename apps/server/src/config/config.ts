/**
 * The server's configuration, read once from the environment and checked as a whole: a server that starts
 * has a configuration that makes sense, and one that does not start says which setting is wrong and why.
 */
import { z } from "zod";
import type { CapLimits } from "../matchmaking/match-caps.ts";
import { hostAndPort, readAddresses } from "./addresses.ts";
import { CARD_SOURCE_SETTINGS, type CardSources, readCardSources } from "./card-sources.ts";
import { ConfigurationError, type ConfigurationProblem } from "./configuration-error.ts";
import { type MailSettings, readMail } from "./mail.ts";
import type { Retention } from "./retention.ts";

/** Levels of the log, quietest last. */
export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Whether this process serves the web app: not at all, as built, or built on demand. */
export const PAGES_MODES = ["on", "off", "dev"] as const;
export type PagesMode = (typeof PAGES_MODES)[number];

/** Where matches and accounts are stored. */
export type StorageConfig =
  | { readonly kind: "sqlite"; readonly directory: string }
  | { readonly kind: "postgres"; readonly url: string; readonly poolSize: number };

/** How server processes find each other: not at all, or through Redis. */
export type CoordinationConfig =
  | { readonly kind: "single" }
  | { readonly kind: "redis"; readonly url: string; readonly prefix: string };

export interface ServerConfig extends CardSources {
  readonly host: string;
  readonly port: number;
  /** host:port (no scheme) under which browsers reach this very process; rooms are reached by it. */
  readonly publicAddress: string;
  /** Where else pages may reach rooms, in addition to the site and this process's own address. */
  readonly roomSources: readonly string[];
  /** The site's own address, when it is known; without it the site trusts the Host of each request. */
  readonly publicUrl: URL | undefined;
  /** Origins, in addition to the site's own, whose pages may call the API. */
  readonly allowedOrigins: readonly string[];
  /** Reverse proxies in front of this process whose X-Forwarded-For is believed. */
  readonly trustedProxies: number;
  readonly dataDirectory: string;
  /** A folder of variants in addition to what comes with Spellroom. */
  readonly variantsFolder: string | undefined;
  readonly storage: StorageConfig;
  readonly coordination: CoordinationConfig;
  readonly logLevel: LogLevel;
  /** Bearer token that may read /metrics; without it only this machine may. */
  readonly metricsToken: string | undefined;
  /** All rate limits times this; 0 switches them off (load tests). */
  readonly rateLimitScale: number;
  /** How many matches may be under way at once. */
  readonly matchCaps: CapLimits;
  readonly retention: Retention;
  /** None if the server sends no mail. */
  readonly mail: MailSettings | undefined;
  /** Accounts that may moderate, by id (it is in the address of the profile). */
  readonly moderators: readonly string[];
  /** Whether bots play matches to be watched while nobody needs the processor. */
  readonly featuresMatches: boolean;
  readonly pages: PagesMode;
  /** How long bots appear to think about every choice, in milliseconds; without it, as long as suits the choice. */
  readonly botThinkingMs: number | undefined;
}

const HOUR_MS = 60 * 60 * 1_000;

const optionalText = z.string().trim().optional();

/** As the policy of a page has it. */
const ROOM_SOURCE = /^wss?:\/\/(?:\*\.)?[\w.-]+(?::(?:\d+|\*))?$/;

const commaList = z
  .string()
  .optional()
  .transform((text) => (text ?? "").split(",").flatMap((part) => part.trim() || []));

const environmentSchema = z.object({
  HOST: optionalText.transform((host) => host ?? "127.0.0.1"),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  PUBLIC_ADDRESS: optionalText,
  PUBLIC_URL: optionalText,
  ALLOWED_ORIGINS: commaList,
  ROOM_SOURCES: commaList.refine((all) => all.every((one) => ROOM_SOURCE.test(one)), {
    message: "is a list such as wss://*.play.example,wss://other.example:2567",
  }),
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(10).default(0),
  DATA_DIR: optionalText.transform((directory) => directory ?? ".spellroom"),
  VARIANTS: optionalText,
  DATABASE_URL: optionalText,
  DATABASE_POOL: z.coerce.number().int().min(2).max(100).default(10),
  REDIS_URL: optionalText,
  REDIS_PREFIX: optionalText.transform((prefix) => prefix ?? "spellroom:"),
  LOG_LEVEL: z.enum(LOG_LEVELS).default("info"),
  METRICS_TOKEN: optionalText.refine((token) => token === undefined || token.length >= 16, {
    message: "must have at least 16 characters",
  }),
  MODERATORS: commaList,
  FEATURED_MATCHES: z.enum(["on", "off"]).default("on"),
  SMTP_URL: optionalText,
  MAIL_FROM: optionalText,
  PAGES: z.enum(PAGES_MODES).default("on"),
  BOT_THINKING_MS: z.coerce.number().int().min(0).max(60_000).optional(),
  MATCHES_PER_ACCOUNT: z.coerce.number().int().min(0).max(10_000).default(12),
  MATCHES_PER_ADDRESS: z.coerce.number().int().min(0).max(100_000).default(80),
  /** At least two hours: a player at a match renews this more often. */
  ABANDON_AFTER_HOURS: z.coerce
    .number()
    .refine((hours) => hours === 0 || hours >= 2, { message: "must be at least 2, or 0 for never" })
    .default(72),
  KEEP_JOURNALS_DAYS: z.coerce.number().min(0).default(365),
  KEEP_MATCHES_DAYS: z.coerce.number().min(0).default(0),
  RATE_LIMIT_SCALE: z.coerce.number().min(0).max(1_000_000).default(1),
  ...CARD_SOURCE_SETTINGS,
});
type Environment = z.infer<typeof environmentSchema>;

/** The names of all settings. */
export const SETTINGS: readonly string[] = Object.keys(environmentSchema.shape);

/**
 * Reads the configuration from environment variables. An empty one counts as missing: compose files and shells pass on
 * variables that nobody has set as empty ones, and `Number("")` would be 0, which turns limits off.
 * @throws ConfigurationError naming every setting that is wrong, with the reason.
 */
export function loadConfig(environment: Readonly<Record<string, string | undefined>>): ServerConfig {
  const given = Object.entries(environment).filter(([, text]) => text?.trim() !== "");
  const parsed = environmentSchema.safeParse(Object.fromEntries(given));
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => ({ setting: issue.path.join("."), reason: issue.message })),
    );
  }
  const settings = parsed.data;
  const storage = readStorage(settings);
  const coordination = readCoordination(settings);
  const addresses = readAddresses(settings, coordination.config.kind === "redis");
  const cards = readCardSources(settings);
  const mail = readMail(settings, addresses.publicUrl);
  const problems = [storage, coordination, addresses, cards, mail].flatMap((read) => read.problems);
  if (problems.length > 0) throw new ConfigurationError(problems);
  return {
    host: settings.HOST,
    port: settings.PORT,
    publicAddress: addresses.publicAddress,
    publicUrl: addresses.publicUrl,
    allowedOrigins: addresses.allowedOrigins,
    roomSources: settings.ROOM_SOURCES,
    trustedProxies: settings.TRUSTED_PROXIES,
    dataDirectory: settings.DATA_DIR,
    variantsFolder: settings.VARIANTS,
    storage: storage.config,
    coordination: coordination.config,
    logLevel: settings.LOG_LEVEL,
    metricsToken: settings.METRICS_TOKEN,
    rateLimitScale: settings.RATE_LIMIT_SCALE,
    matchCaps: {
      perAccount: Math.ceil(settings.MATCHES_PER_ACCOUNT * settings.RATE_LIMIT_SCALE),
      perAddress: Math.ceil(settings.MATCHES_PER_ADDRESS * settings.RATE_LIMIT_SCALE),
    },
    retention: {
      abandonAfterMs: settings.ABANDON_AFTER_HOURS * HOUR_MS,
      journalsMs: settings.KEEP_JOURNALS_DAYS * 24 * HOUR_MS,
      matchesMs: settings.KEEP_MATCHES_DAYS * 24 * HOUR_MS,
    },
    moderators: settings.MODERATORS,
    featuresMatches: settings.FEATURED_MATCHES === "on",
    pages: settings.PAGES,
    botThinkingMs: settings.BOT_THINKING_MS,
    mail: mail.config,
    ...cards.sources,
  };
}

/** The configuration once the port is known, for PORT=0 (any free port). */
export function listeningOn(config: ServerConfig, port: number): ServerConfig {
  if (config.port === port) return config;
  return { ...config, port, publicAddress: config.publicAddress.replace(/:0$/, `:${port}`) };
}

/** What may be shown and logged of a configuration: no passwords, no tokens. */
export function describeConfig(config: ServerConfig): Readonly<Record<string, string | number>> {
  return {
    listen: hostAndPort(config.host, config.port),
    publicAddress: config.publicAddress,
    publicUrl: config.publicUrl?.origin ?? "from each request",
    storage: config.storage.kind === "sqlite" ? `SQLite in ${config.storage.directory}` : "PostgreSQL",
    coordination: config.coordination.kind === "redis" ? "Redis" : "in process",
    logLevel: config.logLevel,
    rateLimitScale: config.rateLimitScale,
    moderators: config.moderators.length,
    mail: config.mail === undefined ? "none" : new URL(config.mail.url).host,
  };
}

interface Read<T> {
  readonly config: T;
  readonly problems: readonly ConfigurationProblem[];
}

function readStorage(settings: Environment): Read<StorageConfig> {
  const url = settings.DATABASE_URL;
  if (url === undefined) return { config: { kind: "sqlite", directory: settings.DATA_DIR }, problems: [] };
  return {
    config: { kind: "postgres", url, poolSize: settings.DATABASE_POOL },
    problems: hasScheme(url, ["postgres:", "postgresql:"])
      ? []
      : [
          {
            setting: "DATABASE_URL",
            reason: "must be a postgres:// address (leave it out for SQLite in DATA_DIR)",
          },
        ],
  };
}

function readCoordination(settings: Environment): Read<CoordinationConfig> {
  const url = settings.REDIS_URL;
  if (url === undefined) return { config: { kind: "single" }, problems: [] };
  return {
    config: { kind: "redis", url, prefix: settings.REDIS_PREFIX },
    problems: hasScheme(url, ["redis:", "rediss:"])
      ? []
      : [{ setting: "REDIS_URL", reason: "must be a redis:// or rediss:// address" }],
  };
}

function hasScheme(text: string, schemes: readonly string[]): boolean {
  return URL.canParse(text) && schemes.includes(new URL(text).protocol);
}
