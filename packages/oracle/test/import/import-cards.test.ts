import { createHash } from "node:crypto";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type ImportOptions, importCards } from "../../src/import/import-cards.ts";
import { ImportError } from "../../src/import/import-error.ts";
import { MemoryStore } from "./support/memory-store.ts";

function record(number: number, more: object = {}): Record<string, unknown> {
  return {
    object: "card",
    id: `printing-${number}`,
    oracle_id: `card-${number}`,
    name: `Quarry Lantern ${number}`,
    layout: "normal",
    type_line: "Artifact",
    mana_cost: "{1}",
    oracle_text: "{T}: Add {C}.",
    set: "qua",
    lang: "en",
    legalities: { modern: "legal" },
    ...more,
  };
}

function file(count: number, more: object = {}): string {
  return JSON.stringify(Array.from({ length: count }, (_, at) => record(at, more)));
}

/** Gives a text in chunks, and can act after some of them, or fail. */
function options(
  text: string,
  store: MemoryStore,
  {
    chunk = 100,
    each = (_: number): void => undefined,
    ...others
  }: Partial<ImportOptions> & {
    readonly chunk?: number;
    readonly each?: (chunk: number) => void;
  } = {},
): ImportOptions {
  const bytes = Buffer.from(text);
  return {
    source: {
      share: () => null,
      read: async function* () {
        for (let at = 0; at < bytes.length; at += chunk) {
          each(at / chunk);
          yield bytes.subarray(at, at + chunk);
        }
      },
    },
    store,
    read: () => ({ status: "unread", stop: "all of it" }),
    reader: "test",
    digest: () => {
      const hash = createHash("sha256");
      return { update: (more) => void hash.update(more), value: () => hash.copy().digest("hex") };
    },
    batch: 3,
    ...others,
  };
}

async function whole(text: string): Promise<MemoryStore> {
  const store = new MemoryStore();
  await importCards(options(text, store));
  return store;
}

describe("an import", () => {
  it("stores every card with its printings, and reports what was read", async () => {
    const store = new MemoryStore();
    const outcome = await importCards(options(file(10), store));
    expect(outcome).toEqual({ outcome: "imported", shape: "list", records: 10, skipped: 0, resumedAt: 0 });
    expect(store.live?.records.map(({ card }) => card?.source.name)).toEqual(
      Array.from({ length: 10 }, (_, at) => `Quarry Lantern ${at}`),
    );
    expect(store.live?.about).toMatchObject({ format: "Scryfall", records: 10 });
  });

  it("reads the text of a card once, however often it was printed", async () => {
    const texts: string[] = [];
    const printings = JSON.stringify([0, 1, 2, 3, 4, 5].map((id) => record(7, { id: `printing-${id}` })));
    const store = new MemoryStore();
    const read: ImportOptions["read"] = ({ name }) => {
      texts.push(name);
      return { status: "unread", stop: "all of it" };
    };
    await importCards(options(printings, store, { read }));
    expect(texts).toEqual(["Quarry Lantern 7"]);
    expect(store.live?.records.flatMap((one) => one.printings)).toHaveLength(6);
  });

  it("leaves tokens and the like out", async () => {
    const text = JSON.stringify([
      record(1),
      record(2, { layout: "token" }),
      record(3, { layout: "art_series" }),
    ]);
    const store = new MemoryStore();
    expect(await importCards(options(text, store))).toMatchObject({ records: 3, skipped: 2 });
    expect(store.live?.records).toHaveLength(1);
  });

  it("reports its progress", async () => {
    const told: number[] = [];
    await importCards(
      options(file(10), new MemoryStore(), { progress: ({ records }) => void told.push(records) }),
    );
    expect(told.at(-1)).toBe(10);
    expect(told).toEqual([...told].sort((one, other) => one - other));
  });
});

describe("an import that was interrupted", () => {
  const text = file(40);
  const chunks = Math.ceil(text.length / 100);

  it("comes to the same when it is run again, wherever it was stopped", async () => {
    const expected = (await whole(text)).live;
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: chunks - 2 }), { maxLength: 4 }), async (stops) => {
        const store = new MemoryStore();
        for (const stop of stops) {
          const controller = new AbortController();
          const each = (chunk: number): void => {
            if (chunk === stop) controller.abort();
          };
          const outcome = await importCards(options(text, store, { each, signal: controller.signal }));
          if (outcome.outcome === "imported") break;
          expect(store.live).toBeNull();
          expect(store.staged?.checkpoint?.records).toBe(outcome.records);
        }
        if (store.live === null) await importCards(options(text, store));
        expect(store.live).toEqual(expected);
      }),
      { numRuns: 30 },
    );
  });

  it("continues from the last checkpoint after the source failed", async () => {
    const store = new MemoryStore();
    const failing = (chunk: number): void => {
      if (chunk === 60) throw new ImportError("unreadable", "gone");
    };
    await expect(importCards(options(text, store, { each: failing }))).rejects.toThrow("gone");
    const reached = store.staged?.checkpoint?.records ?? 0;
    expect(reached).toBeGreaterThan(0);
    let read = 0;
    const counting: ImportOptions["read"] = () => {
      read++;
      return { status: "unread", stop: "all of it" };
    };
    const outcome = await importCards(options(text, store, { read: counting }));
    expect(outcome).toMatchObject({ outcome: "imported", records: 40, resumedAt: reached });
    expect(read).toBe(40 - reached);
  });

  it("starts over with other data, with shorter data, and for another reader", async () => {
    const other = file(40, { mana_cost: "{2}" });
    for (const [next, reader] of [
      [other, "test"],
      [file(2), "test"],
      [text, "a later version"],
    ] as const) {
      const store = new MemoryStore();
      const each = (chunk: number): void => {
        if (chunk === 60) throw new ImportError("unreadable", "gone");
      };
      await expect(importCards(options(text, store, { each }))).rejects.toThrow("gone");
      const outcome = await importCards(options(next, store, { reader }));
      expect(outcome).toMatchObject({ outcome: "imported", resumedAt: 0 });
      expect(store.live).toEqual((await whole(next)).live);
    }
  });
});

describe("an import that comes to nothing", () => {
  const good = record(1);
  it.each([
    ["no cards", "[]", "notCardData"],
    ["only tokens", JSON.stringify([record(1, { layout: "token" })]), "notCardData"],
    ["an end in the middle", file(30).slice(0, -40), "truncated"],
    ["a name that is a number", JSON.stringify([good, { ...good, name: 7 }]), "notACard"],
    ["a card that is a list", JSON.stringify([good, []]), "notACard"],
    ["a card that is null", "[null]", "notACard"],
    ["no name", '[{"layout":"normal","id":"x","set":"x"}]', "notACard"],
    ["a name without end", JSON.stringify([{ ...good, name: "x".repeat(100_000) }]), "tooLarge"],
    ["a text without end", JSON.stringify([{ ...good, oracle_text: "x".repeat(100_000) }]), "tooLarge"],
    ["half a character", '[{"layout":"normal","name":"\\ud800"}]', "corrupt"],
    ["faces without end", JSON.stringify([{ ...good, card_faces: Array(9_000).fill({}) }]), "tooLarge"],
    ["legalities that are a list", JSON.stringify([{ ...good, legalities: ["legal"] }]), "notACard"],
    ["the same printing twice", JSON.stringify([good, record(2), good]), "duplicate"],
    ["the same name twice", '{"data":{"A":[{"layout":"normal"}],"A":[{"layout":"normal"}]}}', "duplicate"],
    ["sets instead of cards", '{"data":{"QUA":{"cards":[]}}}', "notACard"],
  ])("because of %s leaves the store as it was", async (_, text, problem) => {
    const store = await whole(file(3));
    const before = structuredClone(store.live);
    await expect(importCards(options(text, store))).rejects.toMatchObject({ name: "ImportError", problem });
    expect(store.live).toEqual(before);
    expect(store.staged).toBeNull();
  });

  it("reports which field of which record is wrong", async () => {
    const text = JSON.stringify([record(0), record(1, { image_uris: { normal: 5 } })]);
    await expect(importCards(options(text, new MemoryStore()))).rejects.toThrow(
      /image_uris\.normal should be a text, not a value of type number \(record 2, byte \d+\)/,
    );
  });

  it("stops at its limit of bytes", async () => {
    const limits = { bytes: 1_000 };
    const attempt = importCards(options(file(30), new MemoryStore(), { limits }));
    await expect(attempt).rejects.toMatchObject({ problem: "tooLarge" });
  });
});
