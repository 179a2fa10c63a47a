/** Metrics of tables: matches, choices, their latency and messages, reconnections. */
import { Counter, Gauge, Histogram } from "prom-client";
import type { Metrics } from "./metrics.ts";

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const BYTES = [32, 64, 128, 256, 512, 1_024, 2_048, 4_096, 8_192, 16_384];

export interface TableMetrics {
  readonly choices: Counter<"result">;
  /** From receiving a choice to sending its result to everyone. */
  readonly choiceSeconds: Histogram;
  readonly messageBytes: Histogram<"message" | "viewer">;
  readonly patchBytes: Histogram<"viewer">;
  /** Players who connected: for the first time at this process, or again. */
  readonly arrivals: Counter<"kind">;
  readonly takeOvers: Counter;
  readonly slowConnections: Counter<"kind">;
}

export interface LiveCounts {
  readonly matches: number;
  readonly watchers: number;
}

/** @param live what there is at the moment of asking */
export function tableMetrics(
  { registry, slowConnections }: Pick<Metrics, "registry" | "slowConnections">,
  live: () => LiveCounts,
): TableMetrics {
  const registers = [registry];
  new Gauge({
    name: "spellroom_matches_live",
    help: "Matches that this process plays",
    registers,
    collect() {
      this.set(live().matches);
    },
  });
  new Gauge({
    name: "spellroom_watchers",
    help: "Watchers at this process's tables",
    registers,
    collect() {
      this.set(live().watchers);
    },
  });
  return {
    slowConnections,
    choices: new Counter({
      name: "spellroom_choices_total",
      help: "Choices received, by result",
      labelNames: ["result"],
      registers,
    }),
    choiceSeconds: new Histogram({
      name: "spellroom_choice_seconds",
      help: "From receiving a choice to sending its result to everyone, the journal's commit included",
      buckets: SECONDS,
      registers,
    }),
    messageBytes: new Histogram({
      name: "spellroom_message_bytes",
      help: "Size of messages to seats and watchers, without the table's patch; what all watchers are sent counts once",
      labelNames: ["message", "viewer"],
      buckets: BYTES,
      registers,
    }),
    patchBytes: new Histogram({
      name: "spellroom_patch_bytes",
      help: "Size of the table's patches; the same bytes go to every viewer of a kind and count once",
      labelNames: ["viewer"],
      buckets: BYTES,
      registers,
    }),
    arrivals: new Counter({
      name: "spellroom_arrivals_total",
      help: "Players who connected, for the first time at this process or again",
      labelNames: ["kind"],
      registers,
    }),
    takeOvers: new Counter({
      name: "spellroom_take_overs_total",
      help: "Matches taken over from processes that are gone",
      registers,
    }),
  };
}
