/** How many bytes each viewer of a recorded game is sent a choice, counted on real connections. */
import type { Line, OpenLine } from "./line.ts";
import { startPeer } from "./peer-server.ts";
import { type Step, VIEWERS } from "./recorded-games.ts";

export interface Bytes {
  /** Of each choice for each viewer. */
  readonly choices: readonly number[];
  /** Of each game for each viewer, what it is sent on joining included. */
  readonly games: readonly number[];
  /** Milliseconds from each choice until all viewers were told. */
  readonly latencies: readonly number[];
}

export async function measureBytes(
  server: string,
  args: readonly string[],
  open: OpenLine,
  games: readonly (readonly Step[])[],
): Promise<Bytes> {
  const peer = await startPeer(server, args);
  const choices: number[] = [];
  const totals: number[] = [];
  const latencies: number[] = [];
  try {
    for (const [at, steps] of games.entries()) {
      const lines: Line[] = [];
      // One after the other: the first makes the match.
      for (const viewer of VIEWERS) lines.push(await open(peer.port, `match-${at}`, viewer));
      for (const { chooser } of steps.slice(1)) {
        const before = lines.map((line) => line.received());
        const told = Promise.all(lines.map((line) => line.told()));
        const sent = performance.now();
        lines[chooser ?? 0]?.choose({ kind: "act", act: "pass" });
        await told;
        latencies.push(performance.now() - sent);
        lines.forEach((line, viewer) => {
          choices.push(line.received() - (before[viewer] ?? 0));
        });
      }
      totals.push(...lines.map((line) => line.received()));
      for (const line of lines) line.close();
    }
    return { choices, games: totals, latencies };
  } finally {
    await peer.stop();
  }
}
