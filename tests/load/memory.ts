/** What a server's memory is spent on: what it holds, and what of the machine it has taken. */
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import type { Figure } from "./figure.ts";
import { readMetrics } from "./server-metrics.ts";

const COLLECTOR = fileURLToPath(new URL("collect-garbage.ts", import.meta.url));
/** With these a server can be asked to collect its garbage. */
export const COLLECTING_FLAGS: readonly string[] = ["--expose-gc", "--import", COLLECTOR];
/** Time to collect, and for buffers of collected objects to be given back. */
const COLLECTING_MS = 2_000;

export interface Memory {
  /** Of the machine, before garbage was collected. */
  readonly resident: number;
  /** On the heap, without garbage. */
  readonly heap: number;
  /** Buffers outside the heap, without garbage. */
  readonly external: number;
}

/** Has a server collect its garbage, which pauses it for a moment. */
export async function readMemory(server: { readonly url: string; readonly pid: number }): Promise<Memory> {
  const { resident } = memoryIn(await readMetrics(server.url));
  process.kill(server.pid, "SIGUSR2");
  await sleep(COLLECTING_MS);
  return { ...memoryIn(await readMetrics(server.url)), resident };
}

function memoryIn(metrics: ReadonlyMap<string, number>): Memory {
  return {
    resident: metrics.get("process_resident_memory_bytes") ?? 0,
    heap: metrics.get("nodejs_heap_size_used_bytes") ?? 0,
    external: metrics.get("nodejs_external_memory_bytes") ?? 0,
  };
}

/** What each of so many matches adds. @param named what is said of the matches */
export function perMatch(before: Memory, after: Memory, matches: number, named: string): readonly Figure[] {
  const kB = (kind: keyof Memory): number => (after[kind] - before[kind]) / matches / 1_024;
  return [
    { name: `live heap a match ${named} kB`, value: kB("heap"), unit: "kB" },
    { name: `buffers a match ${named} kB`, value: kB("external"), unit: "kB" },
  ];
}
