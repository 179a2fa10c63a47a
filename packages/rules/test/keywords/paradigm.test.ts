import type { CardDefinition } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { type Play, play, spell } from "../effects/play.ts";
import { card, keyword } from "../support/cards.ts";

function lesson(name: string): CardDefinition {
  return card(name, {
    types: ["sorcery"],
    manaCost: ["0"],
    abilities: [
      {
        kind: "spell",
        body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
      },
      keyword("paradigm"),
    ],
  });
}
const LESSON = lesson("Lesson");
const OTHER = lesson("Other Lesson");

/** To the first main phase of a turn, where a copy may be cast. */
function main(t: Play, turn: number): Play {
  return t.to("precombatMain", turn).resolve();
}

describe("paradigm (Secrets of Strixhaven)", () => {
  it("exiles the spell, and lets a copy be cast in each of its controller's first main phases", () => {
    const t = play({ A: { hand: [LESSON] } })
      .cast("Lesson")
      .resolve();
    expect([t.life("A"), t.exile(), t.stack()]).toEqual([21, ["Lesson"], []]);
    main(t, 6);
    expect(t.life("A")).toBe(21);
    main(t, 7).pick("Lesson").resolve();
    expect([t.life("A"), t.exile(), t.graveyard("A")]).toEqual([22, ["Lesson"], []]);
    main(t, 9).pick("Lesson").resolve();
    expect([t.life("A"), t.exile()]).toEqual([23, ["Lesson"]]);
  });

  it("leaves it to the player whether the copy is cast", () => {
    const t = play({ A: { hand: [LESSON] } })
      .cast("Lesson")
      .resolve();
    main(t, 7).pick();
    expect([t.life("A"), t.stack()]).toEqual([21, []]);
    main(t, 9).pick("Lesson").resolve();
    expect(t.life("A")).toBe(22);
  });

  it("begins with the first of its name alone, and with each name", () => {
    const t = play({ A: { hand: [LESSON, LESSON, OTHER] } });
    t.cast("Lesson").resolve().cast("Lesson").resolve().cast("Other Lesson").resolve();
    expect(t.exile()).toEqual(["Lesson", "Lesson", "Other Lesson"]);
    t.to("precombatMain", 7);
    expect([t.asked, t.options().sort()]).toEqual([
      "A order orderTriggers",
      ["ability of Lesson", "ability of Other Lesson"],
    ]);
    t.pick("ability of Lesson", "ability of Other Lesson");
    expect(t.stack()).toEqual(["ability of Lesson", "ability of Other Lesson"]);
  });

  it("casts nothing once the card has left exile", () => {
    const recall = spell("Recall", [
      { kind: "move", what: { kind: "all", filter: { zones: ["exile"], of: [] } }, to: { zone: "hand" } },
    ]);
    const t = play({ A: { hand: [LESSON, recall] } })
      .cast("Lesson")
      .resolve()
      .cast("Recall")
      .resolve();
    expect(t.hand("A")).toEqual(["Lesson"]);
    main(t, 7);
    expect([t.life("A"), t.stack(), t.decision.kind]).toEqual([21, [], "act"]);
  });
});
