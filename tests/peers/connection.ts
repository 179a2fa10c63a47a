/** A viewer's connection to a measured server. What it takes off the network is counted by its TCP socket, headers and all. */
import { io } from "socket.io-client";
import { WebSocket } from "ws";

export interface Connection {
  /** Bytes received so far. */
  readonly received: () => number;
  /** Resolves with the next message of a change. */
  readonly told: () => Promise<void>;
  readonly choose: (choice: unknown) => void;
  readonly close: () => void;
}

export type OpenConnection = (port: number, match: string, viewer: number | null) => Promise<Connection>;

export const openBoardgameConnection: OpenConnection = async (port, match, viewer) => {
  const socket = io(`http://127.0.0.1:${port}/table`, { transports: ["websocket"], forceNew: true });
  const player = viewer === null ? null : String(viewer);
  const news = new News();
  let state = 0;
  socket.on("update", (_: string, whole: { readonly _stateID: number }) => {
    state = whole._stateID;
    news.came();
  });
  socket.on("patch", (_: string, __: number, next: number) => {
    state = next;
    news.came();
  });
  await new Promise<void>((resolve, reject) => {
    socket.on("sync", (_: string, { state: whole }: { readonly state: { readonly _stateID: number } }) => {
      state = whole._stateID;
      resolve();
    });
    socket.on("connect_error", reject);
    socket.emit("sync", match, player, undefined, 2);
  });
  return {
    received: () => bytesRead(socket, ["io", "engine", "transport", "ws", "_socket", "bytesRead"]),
    told: () => news.next(),
    choose: (choice) => {
      const payload = { type: "choose", args: [choice], playerID: player };
      socket.emit("update", { type: "MAKE_MOVE", payload }, state, match, player);
    },
    close: () => socket.close(),
  };
};

export const openPlainConnection: OpenConnection = async (port, match, viewer) => {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/${match}/${viewer ?? "watcher"}`);
  const news = new News();
  await new Promise<void>((resolve, reject) => {
    socket.once("message", () => resolve());
    socket.once("error", reject);
  });
  socket.on("message", () => news.came());
  return {
    received: () => bytesRead(socket, ["_socket", "bytesRead"]),
    told: () => news.next(),
    choose: (choice) => socket.send(JSON.stringify({ choice })),
    close: () => socket.close(),
  };
};

/** Messages that have come and that somebody waits for. */
class News {
  #unread = 0;
  #waiting: (() => void) | null = null;

  came(): void {
    if (!this.#waiting) this.#unread++;
    else {
      const resolve = this.#waiting;
      this.#waiting = null;
      resolve();
    }
  }

  next(): Promise<void> {
    if (this.#unread > 0) {
      this.#unread--;
      return Promise.resolve();
    }
    return new Promise((resolve) => {
      this.#waiting = resolve;
    });
  }
}

/** A number deep in what a library keeps to itself. @throws when it is not there, as after an update of the library */
function bytesRead(from: object, path: readonly string[]): number {
  let value: unknown = from;
  for (const name of path)
    value = typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  if (typeof value !== "number") throw new Error(`there is no ${path.join(".")} in this version`);
  return value;
}
