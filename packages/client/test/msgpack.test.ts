import { describe, expect, it } from "vitest";
import { decodeMsgpack, encodeMsgpack } from "../src/msgpack.ts";

const long = "é".repeat(40_000);
const VALUES: readonly unknown[] = [
  null,
  true,
  false,
  0,
  127,
  128,
  4_294_967_295,
  4_294_967_296,
  -1,
  -32,
  -33,
  -70_000,
  1.5,
  "",
  "forty characters and no more than forty.",
  long,
  [],
  Array.from({ length: 70_000 }, (_, at) => at),
  {},
  { kind: "pick", options: [3, { nested: { deep: [null, "Zoë"] } }] },
  Object.fromEntries(Array.from({ length: 400 }, (_, at) => [`field ${at}`, at])),
];

describe("requests and replies of a room", () => {
  it("come back as they were written, whatever JSON can say", () => {
    for (const value of VALUES) expect(decodeMsgpack(encodeMsgpack(value))).toEqual(value);
  });

  it("leave absent fields out", () => {
    expect(decodeMsgpack(encodeMsgpack({ game: 1, wish: undefined }))).toEqual({ game: 1 });
  });

  it("are read in every form that a server may write", () => {
    const forms: readonly (readonly [readonly number[], unknown])[] = [
      [[0xcc, 200], 200],
      [[0xcd, 1, 0], 256],
      [[0xd0, 0x80], -128],
      [[0xd1, 0xff, 0], -256],
      [[0xd2, 0xff, 0xff, 0xff, 0], -256],
      [[0xca, 0x3f, 0xc0, 0, 0], 1.5],
      [[0xcf, 0, 0, 1, 0, 0, 0, 0, 0], 2 ** 40],
      [[0xd3, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff], -1],
      [[0xd9, 1, 65], "A"],
      [[0xdd, 0, 0, 0, 1, 0xc0], [null]],
      [[0xdf, 0, 0, 0, 1, 0xa1, 65, 1], { A: 1 }],
    ];
    for (const [bytes, value] of forms) expect(decodeMsgpack(Uint8Array.from(bytes))).toEqual(value);
  });

  it("are refused where they are none", () => {
    expect(() => encodeMsgpack({ made: () => 1 })).toThrow(TypeError);
    for (const bytes of [[], [0xc1], [0xa5, 65], [0x92, 1], [0xc7, 1, 0, 0]])
      expect(() => decodeMsgpack(Uint8Array.from(bytes))).toThrow(RangeError);
  });
});
