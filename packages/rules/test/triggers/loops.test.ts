import { describe, expect, it } from "vitest";
import { cards, many } from "../corner-cases/lands.ts";
import { type Play, play } from "../effects/play.ts";

/** Everybody passes and answers what is left to answer, until the game is over or nothing is left on the stack. */
function playOn(t: Play, most = 20_000): void {
  for (let count = 0; count < most && !t.state.result && t.state.stack.length > 0; count++) {
    if (t.decision.kind === "confirm") t.yes();
    else t.pass();
  }
}

describe("a mandatory loop (CR 104.4b)", () => {
  const rings = { battlefield: many(9, "Plains"), hand: many(3, "Oblivion Ring") };

  it("of three Oblivion Rings that have nothing else to exile is a draw", () => {
    const t = play({ A: rings });
    for (let ring = 0; ring < 3; ring++) {
      t.cast("Oblivion Ring").resolve();
      playOn(t);
    }
    expect(t.state.result).toEqual({ winners: [], reason: "loop" });
  });

  it("ends when a player acts: with Disenchant in between the game continues", () => {
    const t = play({
      A: rings,
      B: { battlefield: many(2, "Plains"), hand: cards("Disenchant") },
    });
    for (let ring = 0; ring < 3; ring++) {
      t.cast("Oblivion Ring").resolve();
      playOn(t, ring < 2 ? 20 : 1_000);
    }
    while (t.asked !== "B act priority" || t.stack().length !== 1 || !t.canCast("Disenchant")) t.pass();
    t.cast("Disenchant", "Oblivion Ring");
    playOn(t);
    expect([t.state.result, t.state.stack]).toEqual([null, []]);
  });

  it("is none where ever so many abilities trigger at once", () => {
    const t = play({
      A: { battlefield: [...many(300, "Soul Warden"), ...many(2, "Plains")], hand: cards("Raise the Alarm") },
    });
    t.cast("Raise the Alarm").resolve();
    if (t.decision.kind === "order")
      t.say({ kind: "order", values: t.decision.options.map(({ value }) => value) });
    expect([t.state.result, t.state.stack.length]).toEqual([null, 600]);
  });
});
