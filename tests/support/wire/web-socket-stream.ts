/** Takes what a server sent over one TCP connection apart: HTTP answers, and the messages of a WebSocket. */

/** One message of a server over a WebSocket, with the place in the stream at which it was complete. */
export interface SocketMessage {
  readonly opcode: number;
  readonly bytes: Uint8Array;
  readonly end: number;
}

export interface ServerStream {
  /** Heads of the answers before the connection became a WebSocket (all of them, if it never did). */
  readonly heads: readonly string[];
  /** Empty for plain HTTP. */
  readonly messages: readonly SocketMessage[];
}

const HEAD_END = Buffer.from("\r\n\r\n");
const OPCODE_CONTINUATION = 0;

/**
 * Reads a stream that one server sent. A message that the end of the stream cuts off is left out.
 * @throws RangeError where it is neither HTTP nor WebSocket
 */
export function readServerStream(stream: Buffer): ServerStream {
  const heads: string[] = [];
  let at = 0;
  while (at < stream.length) {
    const end = stream.indexOf(HEAD_END, at);
    if (end < 0) return { heads, messages: [] };
    const head = stream.toString("latin1", at, end);
    heads.push(head);
    at = end + HEAD_END.length;
    if (/^HTTP\/1\.1 101 /.test(head)) return { heads, messages: readMessages(stream, at) };
    at = endOfBody(stream, at, head);
  }
  return { heads, messages: [] };
}

function endOfBody(stream: Buffer, start: number, head: string): number {
  if (/^HTTP\/1\.1 (1\d\d|204|304) /.test(head)) return start;
  const length = /^content-length: *(\d+)/im.exec(head)?.[1];
  if (length !== undefined) return start + Number(length);
  if (!/^transfer-encoding: *chunked/im.test(head)) return stream.length;
  const end = stream.indexOf("\r\n0\r\n\r\n", start - 2);
  return end < 0 ? stream.length : end + 7;
}

function readMessages(stream: Buffer, start: number): SocketMessage[] {
  const messages: SocketMessage[] = [];
  let parts: Uint8Array[] = [];
  let kind = OPCODE_CONTINUATION;
  let at = start;
  while (at + 2 <= stream.length) {
    const head = stream.readUInt8(at);
    const lengthByte = stream.readUInt8(at + 1);
    if ((lengthByte & 0x80) !== 0) throw new RangeError("a server must not mask its frames");
    if ((head & 0x70) !== 0) throw new RangeError("a frame with an extension");
    const lengthSize = lengthByte === 126 ? 2 : lengthByte === 127 ? 8 : 0;
    const body = at + 2 + lengthSize;
    if (body > stream.length) break;
    const length =
      lengthSize === 0
        ? lengthByte
        : lengthSize === 2
          ? stream.readUInt16BE(at + 2)
          : Number(stream.readBigUInt64BE(at + 2));
    if (body + length > stream.length) break;
    const opcode = head & 0x0f;
    at = body + length;
    const bytes = new Uint8Array(stream.subarray(body, at));
    if (opcode >= 8) {
      messages.push({ opcode, bytes, end: at });
      continue;
    }
    if (opcode !== OPCODE_CONTINUATION) kind = opcode;
    parts.push(bytes);
    if ((head & 0x80) === 0) continue;
    messages.push({ opcode: kind, bytes: new Uint8Array(Buffer.concat(parts)), end: at });
    parts = [];
  }
  return messages;
}
