/**
 * A short fingerprint of a text, to tell two versions of the same data apart. It is quick and the same on every machine,
 * and no protection against somebody who wants two texts to collide.
 */
export function contentHash(text: string): string {
  let a = 0xdeadbeef;
  let b = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    a = Math.imul(a ^ unit, 2654435761);
    b = Math.imul(b ^ unit, 1597334677);
  }
  a = mix(a, b);
  b = mix(b, a);
  return hex(a) + hex(b);
}

function mix(from: number, other: number): number {
  const half = Math.imul(from ^ (from >>> 16), 2246822507);
  return half ^ Math.imul(other ^ (other >>> 13), 3266489909);
}

function hex(value: number): string {
  return (value >>> 0).toString(16).padStart(8, "0");
}
