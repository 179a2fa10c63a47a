/**
 * Randomness that nobody can have chosen. For every stream of every game the server fixes a secret before play begins and publishes
 * its hash; then each seat adds entropy of its own; the stream's key is the hash of both. With a stream's secret, which is
 * revealed later, everything that this stream produced can be recomputed, and nothing of any other.
 */
import { hmacSha256, sha256 } from "@spellroom/card-language/lists";

/** The random streams that have keys of their own, for this many seats. All others share the key `other`. */
export function streamsFor(seats: number): readonly string[] {
  const own = Array.from({ length: seats }, (_, seat) => [`library:${seat}`, `discard:${seat}`]).flat();
  return ["startingSeat", "coins", "dice", "random", "modes", ...own, OTHER];
}

/** The key of everything without a stream of its own: the engine's seed. */
export const OTHER = "other";

/** The seat whose stream it is; `null`: shared by all. */
export function ownerOfStream(stream: string): number | null {
  const seat = /^(?:library|discard):(\d+)$/.exec(stream)?.[1];
  return seat === undefined ? null : Number(seat);
}

/** The secret that opens a stream of a game: what a commitment is the hash of. */
export function streamSecret(seed: string, game: number, stream: string): string {
  const key = Uint8Array.from(seed.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));
  return hmacSha256(key, `game ${game} ${stream}`);
}

/** What is published about every stream of a game before the seats add entropy. */
export function commitmentsOf(seed: string, game: number, seats: number): Readonly<Record<string, string>> {
  return Object.fromEntries(
    streamsFor(seats).map((stream) => [stream, sha256(streamSecret(seed, game, stream))]),
  );
}

/** The key of a stream: its secret and what each seat added, in the order of the seats. */
export function streamKey(secret: string, entropy: readonly (string | null)[]): string {
  return sha256([secret, ...entropy.map((part) => part ?? "-")].join(":"));
}

/** Where a game's randomness comes from. */
export function chanceOf(
  seed: string,
  game: number,
  entropy: readonly (string | null)[],
): { readonly seed: string; readonly streams: Readonly<Record<string, string>> } {
  const keys = streamsFor(entropy.length).map((stream): [string, string] => [
    stream,
    streamKey(streamSecret(seed, game, stream), entropy),
  ]);
  const streams = Object.fromEntries(keys.filter(([stream]) => stream !== OTHER));
  return { seed: new Map(keys).get(OTHER) ?? seed, streams };
}
