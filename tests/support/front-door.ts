/**
 * One address before several server processes, as the reverse proxy of a site is: `/process-N/...` goes to that very process,
 * everything else to whichever answers, in turn.
 */
import http, { type IncomingMessage, type ServerResponse } from "node:http";
import net from "node:net";
import type { Duplex } from "node:stream";

export interface FrontDoor {
  readonly url: string;
  readonly port: number;
  /** Where the processes are; can be set once the door is open, since they must know its address. */
  setProcesses(ports: readonly number[]): void;
  close(): Promise<void>;
}

/** The traffic through the proxy, to be recorded or disturbed. */
export interface Passage {
  /** An HTTP response, before it is sent on. */
  readonly responded: (request: IncomingMessage, body: Buffer) => void;
  /** Carries a WebSocket both ways until either end closes; instead of the plain pipes that are used otherwise. */
  readonly carry: (request: IncomingMessage, near: Duplex, far: Duplex) => void;
}

interface Target {
  readonly ports: readonly number[];
  readonly path: string;
}

const PLAIN: Passage = {
  responded: () => undefined,
  carry: (_request, near, far) => {
    near.pipe(far);
    far.pipe(near);
  },
};

/** @param passage records or disturbs what passes through; by default everything passes as it is */
export async function openFrontDoor(passage: Passage = PLAIN): Promise<FrontDoor> {
  let processes: readonly number[] = [];
  let turn = 0;
  const sockets = new Set<Duplex>();
  const targetOf = (url = "/"): Target => {
    const named = /^\/process-(\d+)(\/.*)$/.exec(url);
    const port = processes[Number(named?.[1] ?? -1)];
    if (named && port !== undefined) return { ports: [port], path: named[2] ?? "/" };
    turn++;
    return { ports: processes.map((_, at) => processes[(at + turn) % processes.length] ?? 0), path: url };
  };
  const server = http.createServer(
    (request, response) => void forward(request, response, targetOf(request.url), passage),
  );
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
  });
  server.on("upgrade", (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    void tunnel(request, socket, head, targetOf(request.url), passage);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    port,
    setProcesses: (ports) => {
      processes = ports;
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** The first process that takes the request answers it. */
async function forward(
  request: IncomingMessage,
  response: ServerResponse,
  { ports, path }: Target,
  { responded }: Passage,
): Promise<void> {
  request.on("error", () => response.destroy());
  const body = await whole(request);
  for (const port of ports) {
    const answer = await ask(request, port, path, body);
    if (!answer) continue;
    const answered = await whole(answer).catch(() => null);
    if (answered === null) {
      response.destroy();
      return;
    }
    responded(request, answered);
    response.writeHead(answer.statusCode ?? 502, answer.headers);
    response.end(answered);
    return;
  }
  response.writeHead(503, { "Retry-After": "1", "Content-Type": "application/json" });
  response.end(JSON.stringify({ error: { code: "unavailable", message: "no process answers" } }));
}

async function whole(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

function ask(
  { method, headers }: IncomingMessage,
  port: number,
  path: string,
  body: Buffer,
): Promise<IncomingMessage | null> {
  return new Promise((resolve) => {
    const forwarded = http.request({ host: "127.0.0.1", port, path, method, headers }, resolve);
    forwarded.on("error", () => resolve(null));
    forwarded.end(body);
  });
}

/** WebSockets are carried byte by byte. */
async function tunnel(
  request: IncomingMessage,
  socket: Duplex,
  head: Buffer,
  { ports, path }: Target,
  { carry }: Passage,
): Promise<void> {
  for (const port of ports) {
    const upstream = await connect(port);
    if (!upstream) continue;
    const lines = [`${request.method} ${path} HTTP/1.1`];
    for (let at = 0; at < request.rawHeaders.length; at += 2)
      lines.push(`${request.rawHeaders[at]}: ${request.rawHeaders[at + 1]}`);
    upstream.write(`${lines.join("\r\n")}\r\n\r\n`);
    upstream.write(head);
    for (const [one, other] of [
      [socket, upstream],
      [upstream, socket],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
    carry(request, socket, upstream);
    return;
  }
  socket.destroy();
}

function connect(port: number): Promise<net.Socket | null> {
  return new Promise((resolve) => {
    const socket = net.connect({ host: "127.0.0.1", port }, () => resolve(socket));
    socket.once("error", () => resolve(null));
  });
}
