import { packMessage, unpackMessage } from "@spellroom/protocol";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("packed messages of any kind", () => {
  it("come back as they were", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(unpackMessage(packMessage(plain))).toEqual(plain);
      }),
      { numRuns: 500 },
    );
  });

  it("are read whole or refused, whatever the bytes", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
        try {
          unpackMessage(bytes);
        } catch (error) {
          expect(error instanceof RangeError || error instanceof TypeError).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
