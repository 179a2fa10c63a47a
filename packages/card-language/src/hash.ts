/** Round constants: fractional parts of the cube roots of the first 64 primes (FIPS 180-4, 4.2.2). */
const ROUND = Uint32Array.of(
  0x428a2f98,
  0x71374491,
  0xb5c0fbcf,
  0xe9b5dba5,
  0x3956c25b,
  0x59f111f1,
  0x923f82a4,
  0xab1c5ed5,
  0xd807aa98,
  0x12835b01,
  0x243185be,
  0x550c7dc3,
  0x72be5d74,
  0x80deb1fe,
  0x9bdc06a7,
  0xc19bf174,
  0xe49b69c1,
  0xefbe4786,
  0x0fc19dc6,
  0x240ca1cc,
  0x2de92c6f,
  0x4a7484aa,
  0x5cb0a9dc,
  0x76f988da,
  0x983e5152,
  0xa831c66d,
  0xb00327c8,
  0xbf597fc7,
  0xc6e00bf3,
  0xd5a79147,
  0x06ca6351,
  0x14292967,
  0x27b70a85,
  0x2e1b2138,
  0x4d2c6dfc,
  0x53380d13,
  0x650a7354,
  0x766a0abb,
  0x81c2c92e,
  0x92722c85,
  0xa2bfe8a1,
  0xa81a664b,
  0xc24b8b70,
  0xc76c51a3,
  0xd192e819,
  0xd6990624,
  0xf40e3585,
  0x106aa070,
  0x19a4c116,
  0x1e376c08,
  0x2748774c,
  0x34b0bcb5,
  0x391c0cb3,
  0x4ed8aa4a,
  0x5b9cca4f,
  0x682e6ff3,
  0x748f82ee,
  0x78a5636f,
  0x84c87814,
  0x8cc70208,
  0x90befffa,
  0xa4506ceb,
  0xbef9a3f7,
  0xc67178f2,
);

/** Initial hash value: fractional parts of the square roots of the first eight primes (FIPS 180-4, 5.3.3). */
const START = Uint32Array.of(
  0x6a09e667,
  0xbb67ae85,
  0x3c6ef372,
  0xa54ff53a,
  0x510e527f,
  0x9b05688c,
  0x1f83d9ab,
  0x5be0cd19,
);

/**
 * SHA-256 of a text's UTF-8 bytes, in hexadecimal. Written out here because the language runs in browsers and in Node,
 * synchronously and without a dependency, and neither platform offers that.
 */
export function sha256(text: string): string {
  return toHex(digest(new TextEncoder().encode(text)));
}

/** The code that a key makes of a text's UTF-8 bytes with SHA-256 (RFC 2104), in hexadecimal. @param key at most 64 bytes */
export function hmacSha256(key: Uint8Array, text: string): string {
  const message = new TextEncoder().encode(text);
  const pad = (mask: number): Uint8Array => Uint8Array.from({ length: 64 }, (_, at) => (key[at] ?? 0) ^ mask);
  return toHex(digest(joined(pad(0x5c), digest(joined(pad(0x36), message)))));
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(one.length + other.length);
  bytes.set(one);
  bytes.set(other, one.length);
  return bytes;
}

function toHex(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

function digest(message: Uint8Array): Uint8Array {
  const blocks = padded(message);
  const state = new Uint32Array(START);
  const schedule = new Uint32Array(64);
  for (let offset = 0; offset < blocks.byteLength; offset += 64) {
    expand(new DataView(blocks.buffer, offset, 64), schedule);
    compress(state, schedule);
  }
  const bytes = new Uint8Array(32);
  const view = new DataView(bytes.buffer);
  for (const [at, word] of state.entries()) view.setUint32(at * 4, word);
  return bytes;
}

/** The message, a one bit, zeros, and its length in bits (FIPS 180-4, 5.1.1). */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((message.length + 9) / 64) * 64;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, message.length << 3);
  return bytes;
}

function rotate(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The message schedule (FIPS 180-4, 6.2.2 step 1). */
function expand(block: DataView, schedule: Uint32Array): void {
  for (let t = 0; t < 16; t += 1) schedule[t] = block.getUint32(t * 4);
  for (let t = 16; t < 64; t += 1) {
    const early = schedule[t - 15] ?? 0;
    const late = schedule[t - 2] ?? 0;
    const mixedEarly = rotate(early, 7) ^ rotate(early, 18) ^ (early >>> 3);
    const mixedLate = rotate(late, 17) ^ rotate(late, 19) ^ (late >>> 10);
    schedule[t] = (schedule[t - 16] ?? 0) + mixedEarly + (schedule[t - 7] ?? 0) + mixedLate;
  }
}

/** The working variables through 64 rounds (FIPS 180-4, 6.2.2 steps 2 to 4). */
function compress(state: Uint32Array, schedule: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let t = 0; t < 64; t += 1) {
    const sumE = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const first = (h + sumE + choice + (ROUND[t] ?? 0) + (schedule[t] ?? 0)) | 0;
    const sumA = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    const second = (sumA + majority) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) {
    state[index] = (state[index] ?? 0) + word;
  }
}
