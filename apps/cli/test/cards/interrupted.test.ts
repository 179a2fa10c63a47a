import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { databasePath, stagedPath } from "../../src/cards/schema.ts";
import { contentsOf, countsOf, importInto } from "./support/imports.ts";
import { madeUpCards } from "./support/made-up-cards.ts";
import { newPlace } from "./support/places.ts";
import { scryfallFile } from "./support/scryfall-file.ts";

const MAIN = path.join(import.meta.dirname, "../../src/main.ts");
const CARDS = madeUpCards(1_600);

/** Said when more records were read than can be on their way to the store. */
const SOME_KEPT = /^(?:[3-9]\d\d|\d{4}) records/m;

/** Runs the command line tool and ends it by a signal as soon as something of the import is kept. */
async function importAndEnd(directory: string, file: string, signal: NodeJS.Signals): Promise<string> {
  const child = spawn(process.execPath, [MAIN, "cards", "import", file, "--data", directory], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  let sent = false;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8");
    stream.on("data", (text: string) => {
      said += text;
      if (sent || !SOME_KEPT.test(said)) return;
      sent = true;
      child.kill(signal);
    });
  }
  const code = await ended(child);
  return `${code}: ${said}`;
}

function ended(child: ChildProcess): Promise<number | NodeJS.Signals | null> {
  return new Promise((resolve) => child.once("close", (code, signal) => resolve(code ?? signal)));
}

let whole: Promise<ReturnType<typeof contentsOf>> | null = null;

/** What comes of the same data without an interruption. */
function expected(): Promise<ReturnType<typeof contentsOf>> {
  whole ??= (async () => {
    const place = newPlace();
    await importInto(place.directory, place.file("cards.json", scryfallFile(CARDS)));
    return contentsOf(place.directory);
  })();
  return whole;
}

describe("an import that was ended", () => {
  it.each(["SIGKILL", "SIGINT"] as const)(
    "by %s goes on when it is run again, and comes to the same",
    { timeout: 300_000 },
    async (signal) => {
      const place = newPlace();
      const old = place.file("old.json", scryfallFile(CARDS.slice(0, 20)));
      await importInto(place.directory, old);
      const file = place.file("cards.json", scryfallFile(CARDS));
      const said = await importAndEnd(place.directory, file, signal);
      expect(said).toMatch(signal === "SIGKILL" ? /^SIGKILL: / : /^130: .*run it again to resume/s);
      expect(countsOf(place.directory).cards).toBe(20);
      expect(existsSync(stagedPath(place.directory))).toBe(true);
      const result = await importInto(place.directory, file);
      expect(result).toMatchObject({ outcome: "imported", records: CARDS.length });
      expect(result.outcome === "imported" ? result.resumedAt : 0).toBeGreaterThan(0);
      expect(existsSync(stagedPath(place.directory))).toBe(false);
      expect(contentsOf(place.directory)).toEqual(await expected());
      expect(existsSync(databasePath(place.directory))).toBe(true);
    },
  );

  it("is not mixed with other data that are imported next", async () => {
    const place = newPlace();
    const controller = new AbortController();
    const file = place.file("cards.json", scryfallFile(CARDS.slice(0, 900)));
    const first = await importInto(place.directory, file, {
      signal: controller.signal,
      say: (line) => {
        if (/^[1-9]\d* records/.test(line)) controller.abort();
      },
    });
    expect(first.outcome).toBe("interrupted");
    const next = place.file("next.json", scryfallFile(CARDS.slice(500, 700)));
    expect(await importInto(place.directory, next)).toMatchObject({ resumedAt: 0 });
    expect(countsOf(place.directory).cards).toBe(200);
  });
});
