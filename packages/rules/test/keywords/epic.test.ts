import type { Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { type Play, play, spell } from "../effects/play.ts";
import { card, creature, keyword } from "../support/cards.ts";

const YOU = { kind: "you" } as const;
const GAIN: Effect = { kind: "gainLife", who: YOU, amount: 1 };

const SAGA = card("Saga of Ages", {
  types: ["sorcery"],
  manaCost: ["0"],
  abilities: [{ kind: "spell", body: { kind: "plain", effects: [GAIN] } }, keyword("epic")],
});
const PRICK = card("Endless Needles", {
  types: ["sorcery"],
  manaCost: ["0"],
  abilities: [
    {
      kind: "spell",
      body: {
        kind: "plain",
        targets: [{ id: "t1", what: { kind: "player", player: "any" } }],
        effects: [{ kind: "dealDamage", amount: 1, to: { kind: "targets", target: "t1" } }],
      },
    },
    keyword("epic"),
  ],
});
const TRICK = spell("Trick", [GAIN]);
const BODY = creature("Body", 1, 1);

function upkeep(t: Play, turn: number): Play {
  return t.to("upkeep", turn).resolveAll();
}

describe("epic (CR 702.50)", () => {
  it("copies the spell in each upkeep of its controller for the rest of the game (702.50a)", () => {
    const t = play({ A: { hand: [SAGA] } })
      .cast("Saga of Ages")
      .resolve();
    expect([t.life("A"), t.graveyard("A")]).toEqual([21, ["Saga of Ages"]]);
    expect(upkeep(t, 6).life("A")).toBe(21);
    expect(upkeep(t, 7).life("A")).toBe(22);
    expect(upkeep(t, 9).life("A")).toBe(23);
  });

  it("gives the copies no epic ability: one a turn, and no more (702.50a)", () => {
    const t = play({ A: { hand: [SAGA] } })
      .cast("Saga of Ages")
      .resolve();
    expect(upkeep(upkeep(upkeep(t, 7), 9), 11).life("A")).toBe(24);
  });

  it("keeps its controller from casting spells once it has resolved, and nobody else (702.50b)", () => {
    const t = play({ A: { hand: [SAGA, BODY, TRICK] }, B: { hand: [TRICK] } });
    expect(t.canCast("Body")).toBe(true);
    t.cast("Saga of Ages");
    expect(t.canCast("Trick")).toBe(true);
    t.resolve();
    expect([t.canCast("Trick"), t.canCast("Body")]).toEqual([false, false]);
    expect(t.pass().canCast("Trick")).toBe(true);
    expect(t.to("precombatMain", 7).canCast("Body")).toBe(false);
  });

  it("lets new targets be chosen for each copy (702.50a, 707.10c)", () => {
    const t = play({ A: { hand: [PRICK] } })
      .cast("Endless Needles", "B")
      .resolve();
    t.to("upkeep", 7).resolve().yes().pick("A").resolveAll();
    expect([t.life("A"), t.life("B")]).toEqual([19, 19]);
    t.to("upkeep", 9).resolve().no().resolveAll();
    expect([t.life("A"), t.life("B")]).toEqual([19, 18]);
  });

  it("does nothing of it if the spell doesn't resolve", () => {
    const stop = spell(
      "Stop",
      [{ kind: "counter", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
      [
        {
          id: "t1",
          what: { kind: "object", filter: { zones: ["stack"], of: [{ kind: "stackObject", is: "spell" }] } },
        },
      ],
    );
    const t = play({ A: { hand: [SAGA, TRICK] }, B: { hand: [stop] } });
    t.cast("Saga of Ages").pass().cast("Stop", "Saga of Ages").resolveAll();
    expect([t.life("A"), t.canCast("Trick")]).toEqual([20, true]);
    expect(upkeep(t, 7).life("A")).toBe(20);
  });
});
