import { createWriteStream } from "node:fs";
import path from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describe, expect, it } from "vitest";
import { asked, countsOf, importInto } from "./support/imports.ts";
import { madeUpCard, wholeName } from "./support/made-up-cards.ts";
import { newPlace } from "./support/places.ts";
import { scryfallFile } from "./support/scryfall-file.ts";

/** `LARGE_IMPORT=30000` imports as many as there are. */
const CARDS = Number(process.env.LARGE_IMPORT ?? 8_000);

function* cards() {
  for (let number = 0; number < CARDS; number++) yield madeUpCard(number);
}

describe(`a file of ${CARDS} cards`, () => {
  it("is imported whole, with progress", { timeout: 900_000 }, async () => {
    const { directory } = newPlace();
    const file = path.join(directory, "cards.json");
    await pipeline(Readable.from(scryfallFile(cards())), createWriteStream(file));
    const shares: number[] = [];
    const result = await importInto(directory, file, {
      say: (line) => {
        const share = /(\d+)% of the data/.exec(line)?.[1];
        if (share !== undefined) shares.push(Number(share));
      },
    });
    expect(result).toMatchObject({ outcome: "imported", records: CARDS });
    expect(countsOf(directory)).toMatchObject({ cards: CARDS, printings: CARDS });
    expect(countsOf(directory).playable).toBeGreaterThan(CARDS / 2);
    expect(new Set(shares).size).toBeGreaterThan(50);
    const last = asked(directory, (database) => database.find(wholeName(madeUpCard(CARDS - 1))));
    expect(last?.name).toBe(wholeName(madeUpCard(CARDS - 1)));
  });
});
