import { describe, expect, it } from "vitest";
import { chachaBlock } from "../../src/change/game/chance.ts";
import { uint32At } from "../../src/index.ts";

const SEED = "00112233445566778899aabbccddeeff".repeat(2);

describe("chance", () => {
  it("is the ChaCha20 block function, by the example of RFC 8439, section 2.3.2", () => {
    const key = Array.from({ length: 8 }, (_, word) =>
      [3, 2, 1, 0].reduce((value, byte) => value * 256 + word * 4 + byte, 0),
    );
    const block = chachaBlock(key, 1, [0x09000000, 0x4a000000, 0]);
    expect([...block].map((word) => word.toString(16))).toEqual([
      "e4e7f110",
      "15593bd1",
      "1fdd0f50",
      "c47120a3",
      "c7f4d1c7",
      "368c033",
      "9aaa2204",
      "4e6cd4c3",
      "466482d2",
      "9aa9f07",
      "5d7c214",
      "a2028bd9",
      "d19c12b5",
      "b94e16de",
      "e883d0cb",
      "4e3c50a2",
    ]);
  });

  it("gives the same numbers for the same seed, stream and place", () => {
    expect(uint32At(SEED, "library:0", 17)).toBe(uint32At(SEED, "library:0", 17));
  });

  it("gives unrelated numbers for different streams", () => {
    const of = (stream: string) => Array.from({ length: 64 }, (_, at) => uint32At(SEED, stream, at));
    const [first, second] = [new Set(of("library:0")), of("library:1")];
    expect(second.filter((value) => first.has(value))).toEqual([]);
  });
});
