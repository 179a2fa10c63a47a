import type { Amount, Effect, EventPattern, Filter } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, play, real, spell } from "../effects/play.ts";
import { creature } from "../support/cards.ts";

const bears = real("Grizzly Bears");
const YOURS: Filter = {
  of: [
    { kind: "type", type: "creature" },
    { kind: "controller", player: { kind: "you" } },
  ],
};
const steal = spell(
  "Steal",
  [
    {
      kind: "modify",
      what: { kind: "ref", ref: { kind: "target", target: "t1" } },
      modifications: [{ kind: "controller", player: { kind: "you" } }],
      duration: "endOfTurn",
    },
  ],
  [CREATURE_TARGET],
);

/** Gains as much life as often as that happened this turn. */
function gainFor(event: EventPattern): Effect {
  const amount: Amount = { kind: "happened", event, when: "thisTurn" };
  return { kind: "gainLife", who: { kind: "you" }, amount };
}

describe("what happened this turn, as it was then (CR 608.2h)", () => {
  it("is that you attacked with a creature, whoever controls it now", () => {
    const raid = spell("Raid", [gainFor({ kind: "attacks", what: { filter: YOURS }, by: { kind: "you" } })]);
    const t = play({ A: { battlefield: [bears], hand: [raid] }, B: { hand: [steal] } });
    t.attack("Grizzly Bears").to("postcombatMain").pass();
    t.cast("Steal", "Grizzly Bears").resolve();
    expect(t.battlefield("B")).toEqual(["Grizzly Bears"]);
    t.cast("Raid").resolve();
    expect(t.life("A")).toBe(21);
  });

  it("is that you attacked with what was a creature then and is none any more", () => {
    const crawler = creature("Crawler", 2, 2);
    const still = spell(
      "Still",
      [
        {
          kind: "modify",
          what: { kind: "ref", ref: { kind: "target", target: "t1" } },
          modifications: [{ kind: "types", mode: "set", types: ["artifact"] }],
          duration: "endOfTurn",
        },
      ],
      [CREATURE_TARGET],
    );
    const raid = spell("Raid", [gainFor({ kind: "attacks", what: { filter: YOURS }, by: { kind: "you" } })]);
    const t = play({ A: { battlefield: [crawler], hand: [still, raid] } });
    t.attack("Crawler").to("postcombatMain").cast("Still", "Crawler").resolve();
    expect(t.values("Crawler").types).toEqual(["artifact"]);
    t.cast("Raid").resolve();
    expect(t.life("A")).toBe(21);
  });

  it("is that your source dealt damage, whoever controls it now", () => {
    const after = spell("After", [
      gainFor({
        kind: "dealsDamage",
        source: { filter: YOURS },
        to: { kind: "player", player: { kind: "opponents" } },
      }),
    ]);
    const t = play({ A: { battlefield: [bears], hand: [after] }, B: { hand: [steal, after] } });
    t.attack("Grizzly Bears").to("postcombatMain").pass();
    t.cast("Steal", "Grizzly Bears").resolve();
    t.cast("After").resolve();
    expect([t.life("A"), t.life("B")]).toEqual([21, 18]);
  });

  it("is one creature that attacked and became blocked, not two, and as many as did either", () => {
    const raid = spell("Raid", [
      gainFor({
        kind: "anyOf",
        of: [
          { kind: "attacks", what: { filter: YOURS }, by: { kind: "you" } },
          { kind: "becomesBlocked", what: { filter: YOURS } },
        ],
      }),
    ]);
    const t = play({
      A: { battlefield: [bears, creature("Runner", 2, 2)], hand: [raid] },
      B: { battlefield: [creature("Wall", 0, 4)] },
    });
    t.attack("Grizzly Bears", "Runner").block("Wall>Grizzly Bears").to("postcombatMain");
    t.cast("Raid").resolve();
    expect(t.life("A")).toBe(22);
  });
});
