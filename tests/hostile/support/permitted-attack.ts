/** A client in its own process that repeats one permitted request as fast as it is answered. */
import { io } from "socket.io-client";
import { apiOf } from "../../support/people.ts";
import type { Packed } from "../../support/wire/msgpack.ts";
import { RawRoom } from "../../support/wire/raw-room.ts";

export interface PermittedFlood {
  readonly url: string;
  readonly kind: "http" | "resync" | "site" | "room";
  /** For `http`: what is asked for. For `site`: which message is sent. For `room`: which request is made at the attacker's own table. */
  readonly path: string;
  readonly method?: string;
  readonly body?: Packed;
  /** Of a guest, and of a match that it may watch; for `room` of one that it plays. */
  readonly token: string;
  readonly matchId: string;
  /** Where it comes from: neither where honest players are nor where an earlier flood used up what an address may ask for. */
  readonly address: string;
  readonly connections: number;
  readonly seconds: number;
}

/** How often it was answered with what: a status, or a code. */
export type PermittedReport = Readonly<Record<string, number>>;

if (import.meta.main) {
  const flood: PermittedFlood = JSON.parse(process.argv[2] ?? "");
  process.stdout.write(`${JSON.stringify(await carryOut(flood))}\n`);
  process.exit(0);
}

async function carryOut(flood: PermittedFlood): Promise<PermittedReport> {
  const counts = new Map<string, number>();
  const until = performance.now() + flood.seconds * 1_000;
  // A seat has a single connection: all requests at a table go over the same one.
  const shared = flood.kind === "room" ? await asker(flood) : null;
  const connections = Array.from({ length: flood.connections }, async () => {
    const ask = shared ?? (await asker(flood));
    do {
      const answer = await ask().catch(() => "failed");
      counts.set(answer, (counts.get(answer) ?? 0) + 1);
    } while (performance.now() < until);
  });
  await Promise.all(connections);
  return Object.fromEntries(counts);
}

async function asker({
  url,
  kind,
  path,
  method = "GET",
  body,
  token,
  matchId,
  address,
}: PermittedFlood): Promise<() => Promise<string>> {
  switch (kind) {
    case "http": {
      const headers = {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "x-forwarded-for": address,
      };
      const sent = method === "GET" ? {} : { body: JSON.stringify(body ?? {}) };
      return async () => {
        const answer = await fetch(url + path, { method, headers, ...sent });
        await answer.arrayBuffer();
        return `${answer.status}`;
      };
    }
    case "resync": {
      const room = await RawRoom.enter(
        url,
        (await apiOf(url, token).matches.watch({ match: matchId })).reservation,
      );
      return async () => {
        const text = JSON.stringify((await room.request("resync", null)).value);
        return text.includes("tooFast") ? "refused" : "answered";
      };
    }
    case "room": {
      const room = await RawRoom.enter(
        url,
        (await apiOf(url, token).matches.seat({ match: matchId })).reservation,
      );
      return async () => {
        const text = JSON.stringify((await room.request(path, body ?? {})).value);
        return text.includes("tooFast") ? "refused" : "answered";
      };
    }
    case "site": {
      const socket = io(url, { transports: ["websocket"], forceNew: true, auth: { token } });
      // Nothing is said where nobody has entered.
      const [place, { text: _, ...where }] = [
        path.replace(/:say$/, ":enter"),
        { text: null, ...fieldsOf(body) },
      ];
      if (place !== path) await socket.timeout(10_000).emitWithAck(place, where);
      return async () => {
        const reply: unknown = await socket.timeout(10_000).emitWithAck(path, body ?? {});
        return JSON.stringify(reply).startsWith('{"ok":true') ? "answered" : "refused";
      };
    }
  }
}

function fieldsOf(body: Packed | undefined): Readonly<Record<string, Packed>> {
  return typeof body === "object" && body !== null ? Object.fromEntries(Object.entries(body)) : {};
}
