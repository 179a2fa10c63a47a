/** Encodes a room's table for its clients: into one buffer that all rooms share, and from there into frames. */
import { type Client, ClientState, Protocol, SchemaSerializer } from "@colyseus/core";
import type { TableSchema } from "@spellroom/protocol/schema";

/** Larger than the handshake of a big table. Should one be larger still, the encoder allocates another buffer, which replaces it. */
const SCRATCH_BYTES = 64 * 1024;
/** After the code that says what kind of frame it is. */
const AFTER_CODE = 1;

/** The buffer that encoders write to. It holds nothing between calls, since encoding is synchronous. */
let scratch: Uint8Array = new Uint8Array(SCRATCH_BYTES);
/** Sends the schema to clients, which is the same for every table. */
let handshake: Uint8Array | undefined;

/**
 * Like the room library's own, except that a room has no buffers of 64 kB, and that a frame is never overwritten:
 * what a slow connection could not send at once waits unchanged.
 */
export class TableSerializer extends SchemaSerializer<TableSchema> {
  /** The table as new clients get it, until it changes. */
  #whole: Uint8Array | null = null;

  override reset(state: TableSchema): void {
    super.reset(state);
    this.encoder.sharedBuffer = scratch;
    this.fullEncodeBuffer = scratch;
    this.#whole = null;
  }

  override getFullState(): Uint8Array {
    if (this.encoder.hasChanges) this.#whole = null;
    this.#whole ??= framed(Protocol.ROOM_STATE, (buffer) =>
      this.encoder.encodeAll({ offset: AFTER_CODE }, buffer),
    );
    return this.#whole;
  }

  override applyPatches(clients: readonly Pick<Client, "state" | "raw">[]): boolean {
    const { encoder } = this;
    if (!encoder.hasChanges) return false;
    this.#whole = null;
    const joined = clients.filter(({ state }) => state === ClientState.JOINED);
    if (joined.length > 0) {
      const frame = framed(Protocol.ROOM_STATE_PATCH, (buffer) =>
        encoder.encode({ offset: AFTER_CODE }, undefined, buffer),
      );
      for (const client of joined) client.raw(frame);
    }
    encoder.discardChanges();
    return clients.length > 0;
  }

  override handshake(): Uint8Array {
    handshake ??= super.handshake();
    return handshake;
  }
}

/** A new frame: a code, followed by the encoded bytes. */
function framed(code: number, encode: (buffer: Uint8Array) => Uint8Array): Uint8Array {
  scratch[0] = code;
  const written = encode(scratch);
  if (written.buffer !== scratch.buffer) scratch = new Uint8Array(written.buffer);
  return Buffer.from(written);
}
