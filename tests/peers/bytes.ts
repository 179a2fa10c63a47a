/** How many bytes each viewer of a recorded game is sent a choice, counted on real connections. */
import type { Connection, OpenConnection } from "./connection.ts";
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
  open: OpenConnection,
  games: readonly (readonly Step[])[],
): Promise<Bytes> {
  const peer = await startPeer(server, args);
  const choices: number[] = [];
  const totals: number[] = [];
  const latencies: number[] = [];
  try {
    for (const [at, steps] of games.entries()) {
      const connections: Connection[] = [];
      // One after the other: the first makes the match.
      for (const viewer of VIEWERS) connections.push(await open(peer.port, `match-${at}`, viewer));
      for (const { chooser } of steps.slice(1)) {
        const before = connections.map((connection) => connection.received());
        const told = Promise.all(connections.map((connection) => connection.told()));
        const sent = performance.now();
        connections[chooser ?? 0]?.choose({ kind: "act", act: "pass" });
        await told;
        latencies.push(performance.now() - sent);
        connections.forEach((connection, viewer) => {
          choices.push(connection.received() - (before[viewer] ?? 0));
        });
      }
      totals.push(...connections.map((connection) => connection.received()));
      for (const connection of connections) connection.close();
    }
    return { choices, games: totals, latencies };
  } finally {
    await peer.stop();
  }
}
