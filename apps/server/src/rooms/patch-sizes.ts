import { type Client, Protocol } from "@colyseus/core";

/** Measures the table's patches, of which the room library tells nobody how large they are. */
export class PatchSizes {
  readonly #observe: (bytes: number) => void;
  #last: Uint8Array | undefined;

  constructor(observe: (bytes: number) => void) {
    this.#observe = observe;
  }

  /** Looks at what goes to a client. A patch is the same bytes for everybody in a room, and counts once. */
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
