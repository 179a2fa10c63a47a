import { describe, expect, it } from "vitest";
import { hintFor } from "../../src/worker/hint.ts";
import { ADA, BEA, BRASS, begin, PracticeTable } from "./practice-table.ts";

const aids = { decks: [], chance: () => 0.5, now: () => 0 };
const limits = { nodes: 300, milliseconds: 1, reach: { turns: 1, decisions: 60 } };

describe("a hint", () => {
  it("names answers of the open decision, the best first, each with its chances", () => {
    const table = new PracticeTable(begin(ADA, BRASS));
    table.playUntil(() => table.decision?.kind === "act" && table.decision.acts.length > 2);
    const hint = hintFor(table.match, aids, limits);
    expect(hint?.decision).toBe(table.decision?.id);
    const chances = hint?.answers.map((answer) => answer.chances) ?? [];
    expect(chances.length).toBeGreaterThan(1);
    expect(chances.every((one) => one >= 0 && one <= 1)).toBe(true);
    expect(hint?.answers.every(({ choice }) => choice.kind === "act")).toBe(true);
  });

  it("is given neither while the bot decides nor to two at one screen", () => {
    const alone = new PracticeTable(begin(ADA, BRASS));
    alone.playUntil(() => alone.decision === null);
    expect(hintFor(alone.match, aids, limits)).toBeNull();
    const pair = new PracticeTable(begin(ADA, BEA));
    pair.playUntil(() => pair.decision?.kind === "act");
    expect(hintFor(pair.match, aids, limits)).toBeNull();
  });
});
