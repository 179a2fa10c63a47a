import { afterAll, expect, it } from "vitest";
import { openCardSearches, SearchBusy } from "../../src/card-search/card-search.ts";
import { temporaryDirectory } from "../support/databases.ts";

const LONGEST_MS = 50;
const PATIENCE_MS = 100_000;

const directory = temporaryDirectory();
const searches = openCardSearches({ directory: directory.path, formats: [] }, LONGEST_MS);
afterAll(async () => {
  await searches.close();
  directory.remove();
});

it(
  "asks a search that would wait too long for the index to retry, and has built it by then",
  async () => {
    await expect(searches.find("Shock")).rejects.toThrow(SearchBusy);
    const again = () => searches.find("Shock").catch(() => undefined);
    await expect.poll(again, { timeout: PATIENCE_MS, interval: 200 }).toMatchObject({ name: "Shock" });
  },
  2 * PATIENCE_MS,
);
