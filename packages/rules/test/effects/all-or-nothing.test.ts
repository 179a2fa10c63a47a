import { describe, expect, it } from "vitest";
import { card } from "../support/cards.ts";
import { CREATURE_TARGET, PLAYER_TARGET, play, real, spell } from "./play.ts";

const swap = spell(
  "Swap Lives",
  [{ kind: "exchangeLife", who: { kind: "you" }, with: { kind: "target", target: "t1" } }],
  [PLAYER_TARGET],
);
const noGain = card("Drought", {
  types: ["enchantment"],
  abilities: [
    {
      kind: "static",
      effects: [{ kind: "rule", rule: { kind: "cantGainLife", who: { kind: "allPlayers" } } }],
    },
  ],
});

describe("an exchange of life totals", () => {
  it("doesn't happen where a player who can't gain life would get the higher one (119.7)", () => {
    const t = play({ A: { battlefield: [noGain], hand: [swap], life: 5 }, B: { life: 12 } });
    t.cast("Swap Lives", "B").resolve();
    expect([t.life("A"), t.life("B")]).toEqual([5, 12]);
  });

  it("happens otherwise: one gains, the other loses the difference (119.5, 701.10c)", () => {
    const t = play({ A: { hand: [swap], life: 5 }, B: { life: 12 } });
    t.cast("Swap Lives", "B").resolve();
    expect([t.life("A"), t.life("B")]).toEqual([12, 5]);
  });
});

describe("a counter that is to be moved", () => {
  it("stays where it is when it can't be put where it should go (122.5)", () => {
    const t = play({
      A: {
        battlefield: [
          { card: real("Cytoplast Root-Kin"), as: { counters: { "+1/+1": 4 } } },
          { card: real("Hill Giant"), as: { counters: { "+1/+1": 1 } } },
          real("Forest"),
          real("Forest"),
        ],
        hand: [
          spell(
            "Sterility",
            [
              {
                kind: "modify",
                what: { kind: "ref", ref: { kind: "target", target: "t1" } },
                modifications: [{ kind: "restriction", restriction: { kind: "cantHaveCounters" } }],
                duration: "endOfTurn",
              },
            ],
            [CREATURE_TARGET],
          ),
        ],
      },
      B: {},
    });
    t.cast("Sterility", "Cytoplast Root-Kin").resolve();
    t.activate("Cytoplast Root-Kin", "Hill Giant").resolve();
    expect([t.pt("Hill Giant"), t.pt("Cytoplast Root-Kin")]).toEqual(["4/4", "4/4"]);
  });
});
