/** What the service measures of itself, in Prometheus' terms. One instance per process. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { BatchReport } from "../storage/batch-writer.ts";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const WAIT_SECONDS = [1, 2, 5, 10, 20, 30, 60, 120, 300, 600];
const BATCH_SIZES = [1, 2, 4, 8, 16, 32, 64];

export interface Metrics {
  readonly registry: Registry;
  readonly httpSeconds: Histogram<"method" | "route" | "status">;
  readonly journalCommitSeconds: Histogram<"result">;
  readonly journalBatchSize: Histogram;
  readonly sockets: Gauge;
  /** Connections that were closed because their other end didn't read. */
  readonly slowConnections: Counter<"kind">;
  readonly accountsOnline: Gauge;
  readonly socketEvents: Counter<"event" | "result">;
  readonly chatMessages: Counter<"channel">;
  readonly queueWaitSeconds: Histogram<"format">;
  readonly pairings: Counter<"result">;
  readonly matchesCreated: Counter<"origin" | "result">;
  readonly rateLimited: Counter<"limit">;
  readonly coordinationErrors: Counter;
  /** For BatchWriter and SqlJournal. */
  reportBatch(report: BatchReport): void;
}

export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const journalCommitSeconds = new Histogram({
    name: "spellroom_journal_commit_seconds",
    help: "Time of one journal transaction",
    labelNames: ["result"],
    buckets: SECONDS,
    registers,
  });
  const journalBatchSize = new Histogram({
    name: "spellroom_journal_batch_size",
    help: "Writes that shared one journal transaction",
    buckets: BATCH_SIZES,
    registers,
  });
  return {
    registry,
    journalCommitSeconds,
    journalBatchSize,
    ...siteMetrics(registers),
    ...meetingMetrics(registers),
    reportBatch: ({ size, milliseconds, failed }) => {
      journalCommitSeconds.observe({ result: failed ? "failed" : "committed" }, milliseconds / 1000);
      journalBatchSize.observe(size);
    },
  };
}

function siteMetrics(registers: Registry[]) {
  return {
    httpSeconds: new Histogram({
      name: "spellroom_http_seconds",
      help: "Time to answer an API request",
      labelNames: ["method", "route", "status"],
      buckets: SECONDS,
      registers,
    }),
    slowConnections: new Counter({
      name: "spellroom_slow_connections_total",
      help: "Connections of seats, watchers and the site channel that were closed because their other end did not read",
      labelNames: ["kind"],
      registers,
    }),
    sockets: new Gauge({
      name: "spellroom_sockets",
      help: "Open connections of the site channel",
      registers,
    }),
    accountsOnline: new Gauge({
      name: "spellroom_accounts_online",
      help: "Accounts that are online anywhere, as this process sees it",
      registers,
    }),
    socketEvents: new Counter({
      name: "spellroom_socket_events_total",
      help: "Events received on the site channel",
      labelNames: ["event", "result"],
      registers,
    }),
    chatMessages: new Counter({
      name: "spellroom_chat_messages_total",
      help: "Chat messages accepted",
      labelNames: ["channel"],
      registers,
    }),
    rateLimited: new Counter({
      name: "spellroom_rate_limited_total",
      help: "Requests refused by a rate limit",
      labelNames: ["limit"],
      registers,
    }),
  };
}

function meetingMetrics(registers: Registry[]) {
  return {
    queueWaitSeconds: new Histogram({
      name: "spellroom_queue_wait_seconds",
      help: "Time from entering the queue to a match",
      labelNames: ["format"],
      buckets: WAIT_SECONDS,
      registers,
    }),
    pairings: new Counter({
      name: "spellroom_pairings_total",
      help: "Pairings that this process carried out",
      labelNames: ["result"],
      registers,
    }),
    matchesCreated: new Counter({
      name: "spellroom_matches_created_total",
      help: "Matches asked for, by how their players met",
      labelNames: ["origin", "result"],
      registers,
    }),
    coordinationErrors: new Counter({
      name: "spellroom_coordination_errors_total",
      help: "Failed questions to the store that processes share",
      registers,
    }),
  };
}
