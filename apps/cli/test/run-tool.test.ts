import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { runTool } from "../src/run-tool.ts";

const folder = mkdtempSync(path.join(os.tmpdir(), "spellroom-cli-"));

/** A call of the tool: its exit code and what it says. */
async function run(...args: readonly string[]) {
  const said = { stdout: "", stderr: "" };
  const streams = (["stdout", "stderr"] as const).map((name) =>
    vi.spyOn(process[name], "write").mockImplementation((text) => {
      said[name] += String(text);
      return true;
    }),
  );
  try {
    return { status: await runTool(args), ...said };
  } finally {
    for (const stream of streams) stream.mockRestore();
  }
}

function file(name: string, text: string): string {
  const where = path.join(folder, name);
  writeFileSync(where, text);
  return where;
}

function json(where: string): unknown {
  return JSON.parse(readFileSync(where, "utf8"));
}

const fieldSchema = z.object({
  decks: z.array(z.object({ name: z.string(), wins: z.number(), games: z.number() })),
});

const scenario = {
  id: "nothing happens",
  cards: [],
  setup: { A: {}, B: {} },
  script: [],
  answers: {},
  expect: [{ life: { player: "A", is: 20 } }],
  stop: { turn: 1, step: "end" },
};

describe("the command line", () => {
  it("lists its commands, and each has help", async () => {
    const { status, stdout } = await run();
    expect(status).toBe(0);
    const names = [...stdout.matchAll(/^ {2}([a-z]+) /gm)].map((match) => match[1] ?? "");
    expect(names).toEqual(
      expect.arrayContaining(["selfplay", "conformance", "coverage", "decks", "bench", "replay", "cards"]),
    );
    expect((await run("selfplay", "--help")).stdout).toContain("--games N");
  });

  it("answers calls that it can't take with code 2 and a sentence, never with a stack", async () => {
    const calls = [
      ["dance"],
      ["selfplay", "--games", "many"],
      ["selfplay", "--speed", "9"],
      ["conformance"],
      ["conformance", "--scenarios", path.join(folder, "nowhere.jsonl")],
      ["replay", file("broken.json", "{")],
      ["bench", "nonsense"],
    ];
    for (const call of calls) {
      const { status, stderr } = await run(...call);
      expect([call, status]).toEqual([call, 2]);
      expect(stderr).not.toContain("    at ");
    }
  });

  it("exits with a code for whether scenarios hold, and writes the report", async () => {
    const out = path.join(folder, "conformance.json");
    const wrong = { ...scenario, id: "wrong", expect: [{ life: { player: "A", is: 19 } }] };
    const good = file("good.jsonl", `${JSON.stringify(scenario)}\n`);
    const bad = file("bad.jsonl", JSON.stringify(wrong));
    expect((await run("conformance", "--scenarios", good)).status).toBe(0);
    expect((await run("conformance", "--scenarios", good, "--scenarios", bad, "--json", out)).status).toBe(1);
    expect(json(out)).toEqual({
      totals: { pass: 1, fail: 1, unsupported: 0, error: 0 },
      scenarios: [
        { id: "nothing happens", status: "pass", why: "" },
        { id: "wrong", status: "fail", why: "life of A: expected 19, got 20" },
      ],
    });
  });

  it("compiles a corpus and counts", async () => {
    const out = path.join(folder, "coverage.json");
    const cards = [
      {
        name: "Calm Ox",
        manaCost: "{1}{G}",
        typeLine: "Creature — Ox",
        text: "Reach",
        power: "2",
        toughness: "2",
      },
      { name: "Odd Hat", manaCost: "{1}", typeLine: "Artifact", text: "Wear this sideways on Tuesdays." },
    ];
    const corpus = file("corpus.jsonl", cards.map((card) => JSON.stringify(card)).join("\n"));
    expect((await run("coverage", "--cards", corpus, "--json", out)).status).toBe(0);
    expect(json(out)).toMatchObject({
      cards: { total: 2, complete: 1, partial: 1, refused: 0 },
      complete: ["Calm Ox"],
    });
  });

  it("counts deck lists that could be played", async () => {
    const decks = mkdtempSync(path.join(folder, "decks-"));
    writeFileSync(path.join(decks, "one.dec"), "20 Mountain\n4 Shock\n");
    writeFileSync(path.join(decks, "two.dec"), "20 Mountain\n4 Thoroughly Unknown Thing\n");
    const out = path.join(folder, "decks.json");
    expect((await run("decks", "--dir", decks, "--json", out)).status).toBe(0);
    expect(json(out)).toMatchObject({
      total: 2,
      playable: 1,
      decks: [
        { file: "one.dec", missing: [] },
        { file: "two.dec", missing: ["Thoroughly Unknown Thing"] },
      ],
    });
  });

  it("plays a ready-made deck against the field, and reports who wins how often", async () => {
    const out = path.join(folder, "field.json");
    const call = ["field", "--only", "Watchful Herd", "--games", "1", "--bot", "random", "--json", out];
    const { status, stdout } = await run(...call);
    expect(status).toBe(0);
    expect(stdout).toMatch(/^Watchful Herd +\d+% of \d+ \(\d+% to \d+%\)$/m);
    const { decks } = fieldSchema.parse(json(out));
    const games = decks.map((deck) => deck.games);
    const won = decks.reduce((sum, { wins }) => sum + wins, 0);
    expect(decks.find(({ name }) => name === "Watchful Herd")?.games).toBe(decks.length - 1);
    expect(won).toBe(games.reduce((sum, one) => sum + one, 0) / 2);
    expect((await run("field", "--only", "No Such Deck")).status).toBe(2);
  });

  it("plays games, records them and verifies the records", async () => {
    const records = path.join(folder, "records");
    expect(
      (await run("selfplay", "--games", "1", "--seed", "12", "--no-check", "--record", records)).status,
    ).toBe(0);
    const { status, stdout } = await run("replay", path.join(records, "game-12.json"));
    expect(status).toBe(0);
    expect(stdout).toContain("verified");
    const record = readFileSync(path.join(records, "game-12.json"), "utf8");
    const forged = file("forged.json", record.replace(/"seed":"[0-9a-f]{8}/, '"seed":"00000000'));
    expect((await run("replay", forged)).status).toBe(1);
  });
});
