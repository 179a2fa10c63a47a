import { type Client, Protocol } from "@colyseus/core";

/** Measures the size of the table's patches, which the room library doesn't report. */
export class PatchSizes {
  readonly #observe: (bytes: number) => void;
  #last: Uint8Array | undefined;

  constructor(observe: (bytes: number) => void) {
    this.#observe = observe;
  }

  /** Observes what is sent to a client. A patch is the same bytes for everyone in a room, and counts once. */
  follow(client: Client): void {
    const send = client.raw.bind(client);
    client.raw = (data, ...rest) => {
      if (data[0] === Protocol.ROOM_STATE_PATCH && data !== this.#last) {
        this.#last = data;
        this.#observe(data.length);
      }
      send(data, ...rest);
    };
  }
}
