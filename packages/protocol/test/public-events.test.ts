import { describe, expect, it } from "vitest";
import { packMessage, publicEvents, unpackMessage } from "../src/index.ts";

const HASH = "0123456789abcdef0123456789abcdef";
const OTHER = "fedcba9876543210fedcba9876543210";
const definitions = new Map([
  ["00000000000000000000000000000000", 0],
  [HASH, 1],
]);
const at = (number: number) => [...definitions.keys()][number];
const drew = (seat: number, cards?: readonly unknown[]) => ({
  kind: "drew",
  seat,
  count: 1,
  ...(cards ? { cards } : {}),
});
const card = (key: string, definition: string) => ({ key, card: { definition, face: 0 } });
const tapped = (definition: string) => ({ kind: "tapped", what: card("p12", definition), tapped: true });

describe("a definition that the public table lists", () => {
  it("takes two bytes in an event that everyone is sent, and is decoded to its hash", () => {
    const events = [tapped(HASH)];
    const message = { events };
    const known = { definitions, isPublic: publicEvents([events, events, events]) };
    expect(packMessage(message, known).length).toBe(packMessage(message).length - 17 + 2);
    expect(unpackMessage(packMessage(message, known), at)).toEqual(message);
  });

  it("is written out where one audience is sent something different, so that lengths reveal nothing about secret cards", () => {
    const mine = [tapped(HASH), drew(0, [card("s4", HASH)])];
    const theirs = [tapped(HASH), drew(0)];
    const known = { definitions, isPublic: publicEvents([mine, theirs, theirs]) };
    const like = packMessage({ events: mine, learned: [card("s4", HASH)] }, known);
    const unlike = packMessage(
      { events: [mine[0], drew(0, [card("s4", OTHER)])], learned: [card("s4", OTHER)] },
      { ...known, isPublic: publicEvents([[tapped(HASH)], theirs]) },
    );
    expect(like.length).toBe(unlike.length);
  });

  it("is written out everywhere but in events", () => {
    const known = { definitions, isPublic: () => true };
    const message = { events: [], learned: [card("s4", HASH)], decision: { source: HASH } };
    expect(packMessage(message, known)).toEqual(packMessage(message));
  });

  it("is refused as a message where the table has no such number", () => {
    const known = { definitions, isPublic: () => true };
    const packed = packMessage({ events: [tapped(HASH)] }, known);
    expect(() => unpackMessage(packed)).toThrow("the table has no definition 1");
  });
});

describe("keys of objects", () => {
  it.each(["p0", "p12", "s7", "s300", "p123456789"])("come back as they were (%s)", (key) => {
    expect(unpackMessage(packMessage(key))).toBe(key);
  });

  it.each(["p", "p01", "s-1", "p1x", "p1234567890"])(
    "are not taken for what only looks like one (%s)",
    (text) => {
      expect(unpackMessage(packMessage(text))).toBe(text);
    },
  );
});
