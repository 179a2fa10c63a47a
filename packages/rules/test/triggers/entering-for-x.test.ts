import type { Ability, Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real, spell } from "../effects/play.ts";
import { creature } from "../support/cards.ts";

const DRAW_X: Effect = { kind: "draw", who: { kind: "you" }, amount: { kind: "x" } };

function drawing(event: Extract<Ability, { kind: "triggered" }>["event"]): Ability {
  return { kind: "triggered", event, body: { kind: "plain", effects: [DRAW_X] } };
}

const scholar = creature("Scholar of Sums", 2, 2, {
  manaCost: ["X"],
  abilities: [
    drawing({ kind: "moves", what: "this", to: "battlefield" }),
    drawing({ kind: "attacks", what: "this" }),
  ],
});

const mountains = (count: number) => Array.from({ length: count }, () => real("Mountain"));

describe("X in a triggered ability", () => {
  it("of entering is the X that was chosen for the spell (CR 107.3m)", () => {
    const t = play({ A: { hand: [scholar], battlefield: mountains(3) } });
    t.cast("Scholar of Sums");
    t.say({ kind: "number", number: 3 }).resolveAll();
    expect(t.hand("A")).toHaveLength(3);
  });

  it("of entering is 0 for a permanent that no spell became", () => {
    const back: Effect = {
      kind: "move",
      what: {
        kind: "all",
        filter: { zones: ["graveyard"], of: [{ kind: "type", type: "creature" }] },
      },
      to: { zone: "battlefield" },
    };
    const t = play({ A: { hand: [spell("Wake", [back])], graveyard: [scholar], battlefield: mountains(3) } });
    t.cast("Wake").resolveAll();
    expect(t.battlefield("A")).toContain("Scholar of Sums");
    expect(t.hand("A")).toEqual([]);
  });
});
