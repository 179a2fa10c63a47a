/** How a room's table is written for its clients: into one buffer that all rooms share, and from there into frames of their own. */
import { type Client, ClientState, Protocol, SchemaSerializer } from "@colyseus/core";
import type { TableSchema } from "@spellroom/protocol/schema";

/** Larger than the handshake of a big table. Should one be larger still, the encoder makes another buffer, which takes its place. */
const SCRATCH_BYTES = 64 * 1024;
/** Behind the code that tells what a frame is. */
const AFTER_CODE = 1;

/** What an encoder writes into. Nothing is left in it: encoding never waits. */
let scratch: Uint8Array = new Uint8Array(SCRATCH_BYTES);
/** Tells clients of the schema, which is the same for every table. */
let handshake: Uint8Array | undefined;

/**
 * As the room library's own, except that a room has no buffers, which were 64 kB for each, and that a frame is never written over:
 * what a slow connection could not take at once waits for it as it was sent.
 */
export class TableSerializer extends SchemaSerializer<TableSchema> {
  /** The table as newcomers get it, until it changes. */
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

/** A frame of its own: a code, and what is encoded behind it. */
function framed(code: number, encode: (buffer: Uint8Array) => Uint8Array): Uint8Array {
  scratch[0] = code;
  const written = encode(scratch);
  if (written.buffer !== scratch.buffer) scratch = new Uint8Array(written.buffer);
  return Buffer.from(written);
}
