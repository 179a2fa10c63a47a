import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openCards } from "../../src/game/card-source.ts";

const folder = fs.mkdtempSync(path.join(os.tmpdir(), "spellroom-corpus-"));
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

function corpus(...entries: readonly object[]): string {
  const file = path.join(folder, "corpus.jsonl");
  fs.writeFileSync(file, entries.map((entry) => JSON.stringify(entry)).join("\n"));
  return file;
}

const bear = {
  name: "Careful Bear",
  manaCost: "{1}{G}",
  typeLine: "Creature — Bear",
  text: "",
  power: "2",
  toughness: "2",
};
const rain = { name: "Warm Rain", manaCost: "{G}", typeLine: "Sorcery", text: "You gain 3 life." };

describe("cards of a corpus", () => {
  it.each([
    ["split", "playable"],
    ["adventure", "missing"],
    ["prepare", "missing"],
  ])("of the layout %s are %s by the name of their second part", (layout, kind) => {
    const halves = layout === "split" ? [{ ...rain, name: "Cold Rain" }, rain] : [bear, rain];
    const name = halves.map((half) => half.name).join(" // ");
    const cards = openCards([corpus({ name, layout, faces: halves })]);
    expect(cards.find(halves[0]?.name ?? "").kind).not.toBe("missing");
    expect(cards.find("Warm Rain").kind).toBe(kind);
  });

  it("are found as themselves where a part of another card has their name", () => {
    const whole = { name: "Careful Bear // Warm Rain", layout: "adventure", faces: [bear, rain] };
    const cards = openCards([corpus(whole, rain)]);
    const found = cards.find("Warm Rain");
    expect(found.kind === "playable" && found.card.name).toBe("Warm Rain");
  });
});
