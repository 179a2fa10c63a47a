import { definitionHash } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { compareLedgers } from "../../src/ledger/compare.ts";
import { type Ledger, type LedgerEntry, shortHash } from "../../src/ledger/entry.ts";
import { readLedger, readReasons } from "../../src/ledger/store.ts";
import { LedgerError, parseLedger, printLedger } from "../../src/ledger/text.ts";

const ledger = readLedger();

describe("the committed coverage ledger", () => {
  it("can be read, and is as it would be written", () => {
    expect(ledger.size).toBe(19_363);
    expect(parseLedger(printLedger(ledger))).toEqual(ledger);
  });

  it("has at least 45 of a hundred cards complete", () => {
    const complete = [...ledger.values()].filter(({ status }) => status === "complete");
    expect(complete.length / ledger.size).toBeGreaterThanOrEqual(0.45);
  });

  it("gives each complete card a definition of its own", () => {
    const hashes = [...ledger.values()].flatMap((entry) => (entry.status === "complete" ? [entry.hash] : []));
    expect(new Set(hashes).size).toBe(hashes.length);
  });

  it("lists every compiled card of the shipped pool as complete, with exactly the definition that is shipped", () => {
    const compiled = loadPool().entries.filter(({ provenance }) => provenance === "compiled");
    const different = compiled.filter(({ definition }) => {
      const entry = ledger.get(definition.name);
      return entry?.status !== "complete" || entry.hash !== shortHash(definitionHash(definition));
    });
    expect(different.map(({ definition }) => definition.name)).toEqual([]);
  });

  it("gives reasons for cards that it knows, and only where they are not complete", () => {
    for (const card of readReasons().keys())
      expect([card, ledger.get(card)?.status]).not.toContain("complete");
  });
});

describe("a ledger", () => {
  const a: LedgerEntry = { status: "complete", hash: "0123456789ab" };
  const b: LedgerEntry = { status: "partial", face: 0, line: 1, column: 17 };
  const text = printLedger(
    new Map<string, LedgerEntry>([
      ["Later", b],
      ["Early", a],
      ["Never", { status: "refused" }],
    ]),
  );

  it("has one card a line, in order of names, and no text of a card", () => {
    expect(text.split("\n").slice(1)).toEqual([
      "Early\tcomplete\t0123456789ab",
      "Later\tpartial\t0:1:17",
      "Never\trefused",
      "",
    ]);
  });

  it.each([
    ["another head", text.replace("# card", "# name")],
    ["a status that there isn't", text.replace("complete", "finished")],
    ["a short hash", text.replace("0123456789ab", "0123")],
    ["a place without its column", text.replace("0:1:17", "0:1")],
    ["a card twice", text.replace("Later", "Early")],
    ["cards out of order", text.replace("Early", "Zebra")],
  ])("with %s is refused", (_, broken) => {
    expect(() => parseLedger(broken)).toThrow(LedgerError);
  });
});

describe("comparing with the ledger", () => {
  const complete = (hash: string): LedgerEntry => ({ status: "complete", hash: hash.padEnd(12, "0") });
  const stopped = (column: number): LedgerEntry => ({ status: "partial", face: 0, line: 0, column });
  const before: Ledger = new Map([
    ["Same", complete("a")],
    ["Other", complete("b")],
    ["Lost", complete("c")],
    ["Excused", complete("d")],
    ["Unread", stopped(3)],
    ["Read", stopped(4)],
    ["Gone", complete("e")],
  ]);
  const now: Ledger = new Map([
    ["Same", complete("a")],
    ["Other", complete("f")],
    ["Lost", stopped(9)],
    ["Excused", { status: "unplayed", hash: "d".padEnd(12, "0") }],
    ["Unread", stopped(5)],
    ["Read", complete("1")],
    ["New", complete("2")],
  ]);

  it("distinguishes cards that were lost, excused, gained, changed and moved", () => {
    expect(compareLedgers(before, now, new Map([["Excused", "its layout was misread"]]))).toEqual({
      lost: ["Lost"],
      excused: ["Excused"],
      gained: ["Read"],
      changed: ["Other"],
      moved: ["Unread"],
      added: ["New"],
      absent: ["Gone"],
    });
  });
});
