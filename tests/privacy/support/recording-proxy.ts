/** A TCP proxy on loopback that records every byte that the server sends through it. */
import net from "node:net";

/** One TCP connection: what the server sent, and when. */
export interface RecordedConnection {
  /** Everything from the server so far, in order. */
  bytes(): Buffer;
  /** The moment at which the byte at an offset came. */
  momentAt(offset: number): number;
}

export interface RecordingProxy {
  readonly url: string;
  readonly connections: readonly RecordedConnection[];
  /** Ends every connection at once without a word, like a lost connection. New ones are let through. */
  cut(): void;
  close(): Promise<void>;
}

class Recording implements RecordedConnection {
  readonly #chunks: Buffer[] = [];
  readonly #moments: { readonly end: number; readonly moment: number }[] = [];
  #length = 0;
  #whole: Buffer | undefined;

  add(chunk: Buffer, moment: number): void {
    this.#chunks.push(chunk);
    this.#length += chunk.length;
    this.#moments.push({ end: this.#length, moment });
  }

  bytes(): Buffer {
    if (this.#whole?.length !== this.#length) this.#whole = Buffer.concat(this.#chunks);
    return this.#whole;
  }

  momentAt(offset: number): number {
    let [low, high] = [0, this.#moments.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (offset < (this.#moments[middle]?.end ?? 0)) high = middle;
      else low = middle + 1;
    }
    return this.#moments[low]?.moment ?? Number.POSITIVE_INFINITY;
  }
}

/** @param now the moment of the match that bytes which come now are marked with */
export async function startRecordingProxy(target: string, now: () => number): Promise<RecordingProxy> {
  const { hostname, port } = new URL(target);
  const connections: Recording[] = [];
  const sockets = new Set<net.Socket>();
  const proxy = net.createServer((near) => {
    const recording = new Recording();
    connections.push(recording);
    const far = net.connect(Number(port), hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.setNoDelay(true);
      socket.on("error", () => socket.destroy());
      socket.on("close", () => {
        sockets.delete(socket);
        near.destroy();
        far.destroy();
      });
    }
    near.pipe(far);
    far.on("data", (chunk) => {
      recording.add(chunk, now());
      near.write(chunk);
    });
    far.on("end", () => near.end());
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const address = proxy.address();
  if (address === null || typeof address === "string") throw new Error("the proxy got no port");
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    url: `http://127.0.0.1:${address.port}`,
    connections,
    cut,
    close: async () => {
      cut();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
