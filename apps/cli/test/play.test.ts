import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { expect, test } from "vitest";
import { presetDecks } from "../src/game/decks.ts";
import { sitDownHere } from "../src/play/local-sitting.ts";
import { playSitting } from "../src/play/play-sitting.ts";
import { PLAIN } from "../src/play/table-text.ts";

const [one, other] = presetDecks();

test("a whole game is played by the numbers of menus, and its log tells how it went", async () => {
  if (!one || !other) throw new Error("there are decks");
  const shown: string[] = [];
  const log: string[] = [];
  const sitting = sitDownHere({ name: "Ada", bot: "script", decks: [one, other], seed: 8 });
  let asked = 0;
  await playSitting(sitting, {
    ask: (_prompt, { entries }) => {
      asked++;
      if (asked % 40 === 1) return Promise.resolve("s");
      const play = entries.findIndex((entry) => /^(?:play|cast) /.test(entry));
      return Promise.resolve(play >= 0 ? String(play) : "");
    },
    say: (line) => shown.push(line),
    log: (line) => log.push(line),
    paint: PLAIN,
  });
  expect(asked).toBeGreaterThan(20);
  expect(log.join("\n")).toMatch(/Turn 3: .+/);
  expect(log.join("\n")).toMatch(/Ada casts .+\./);
  expect(log.at(-1)).toMatch(/won \(/);
  expect(shown.join("\n")).toMatch(/Ada {2}20 life/);
});

test("the command plays from typed lines, and keeps a log of each game", async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "spellroom-logs-"));
  const main = path.resolve(import.meta.dirname, "../src/main.ts");
  const output = await new Promise<string>((resolve, reject) => {
    const child = execFile(
      process.execPath,
      [main, "play", "--bot", "pass", "--seed", "3", "--logs", folder],
      (error, stdout) => (error ? reject(error) : resolve(stdout)),
    );
    child.stdin?.end("\nnonsense\ns\nc\n");
  });
  expect(output).toContain("That is no answer here");
  expect(output).toContain("(0) ");
  const [file = ""] = readdirSync(folder);
  expect(readFileSync(path.join(folder, file), "utf8")).toMatch(/You keeps? \d cards[\s\S]+pass won \(/);
  rmSync(folder, { recursive: true, force: true });
});
