/** Metrics of featured matches. */
import { Counter, Gauge, type Registry } from "prom-client";

export interface FeaturedMetrics {
  readonly begun: Counter<"result">;
  /** 1 while their bots may answer, 0 while they wait. */
  readonly playing: Gauge;
}

export function featuredMetrics(registry: Registry): FeaturedMetrics {
  const registers = [registry];
  return {
    begun: new Counter({
      name: "spellroom_featured_matches_total",
      help: "Featured matches of bots that this process started, by result",
      labelNames: ["result"],
      registers,
    }),
    playing: new Gauge({
      name: "spellroom_featured_playing",
      help: "Whether the bots of featured matches may answer: somebody is on the site, and nobody needs the processor",
      registers,
    }),
  };
}
