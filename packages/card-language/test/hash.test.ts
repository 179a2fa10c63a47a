import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import { expect, it } from "vitest";
import { hmacSha256, sha256 } from "../src/hash.ts";

it.each([
  ["", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"],
  ["abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"],
])("the hash of %j is that of the standard", (text, expected) => {
  expect(sha256(text)).toBe(expected);
});

it("every text hashes as in Node's own implementation", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash("sha256").update(text, "utf8").digest("hex"));
    }),
    { seed: 20261122, numRuns: 500 },
  );
});

it("texts of every length around a block's end hash right", () => {
  for (let length = 0; length < 200; length += 1) {
    const text = "x".repeat(length);
    expect(sha256(text)).toBe(createHash("sha256").update(text).digest("hex"));
  }
});

it("every key makes of every text the code that Node's own implementation makes", () => {
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 64 }),
      fc.string({ unit: "binary", maxLength: 200 }),
      (key, text) => {
        expect(hmacSha256(key, text)).toBe(createHmac("sha256", key).update(text, "utf8").digest("hex"));
      },
    ),
    { seed: 20261126, numRuns: 300 },
  );
});
