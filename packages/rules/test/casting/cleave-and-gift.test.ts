import type { Ability, Effect, Filter } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play } from "../effects/play.ts";
import { card, creature } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";

const lands = (name: string, count: number) => Array.from({ length: count }, () => real(name));
const bears = creature("Grizzly Bears", 2, 2);
const giant = creature("Hill Giant", 3, 3);

describe("cleave (CR 702.148)", () => {
  function destroys(filter: Filter) {
    const what = { kind: "object", filter } as const;
    const effects: readonly [Effect] = [
      { kind: "destroy", what: { kind: "ref", ref: { kind: "target", target: "t1" } } },
    ];
    return { kind: "plain", targets: [{ id: "t1", what }], effects } as const;
  }
  const type = { kind: "type", type: "creature" } as const;
  const small = { kind: "stat", stat: "power", compare: "<=", value: 2 } as const;
  const retribution = card("Fierce Retribution", {
    types: ["instant"],
    manaCost: ["1"],
    abilities: [
      { kind: "keyword", keyword: "cleave", cost: [{ kind: "mana", mana: ["3"] }] },
      { kind: "spell", body: destroys({ of: [type, small] }), cleaved: destroys({ of: [type] }) },
    ],
  });

  it("does what all the words say for the mana cost", () => {
    const duel = new Duel({
      A: { battlefield: lands("Plains", 4), hand: [retribution] },
      B: { battlefield: [bears, giant] },
    });
    duel.castVia(0, "Fierce Retribution", null).resolve();
    expect(duel.count("Grizzly Bears", "graveyard", 1)).toBe(1);
  });

  it("leaves out the words in brackets for the cleave cost", () => {
    const duel = new Duel({
      A: { battlefield: lands("Plains", 4), hand: [retribution] },
      B: { battlefield: [bears, giant] },
    });
    duel.answer(0, "chooseTargets", "Hill Giant").castVia(0, "Fierce Retribution", "cleave").resolve();
    expect(duel.count("Hill Giant", "graveyard", 1)).toBe(1);
  });

  it("can be cast for nothing but the cleave cost where only that finds a target", () => {
    const duel = new Duel({
      A: { battlefield: lands("Plains", 2), hand: [retribution] },
      B: { battlefield: [giant] },
    });
    expect(duel.canCast(0, "Fierce Retribution")).toBe(false);
  });
});

describe("gift (CR 702.174)", () => {
  const promised = { kind: "paidAlternative", keyword: "gift" } as const;
  function gift(what: "card" | "tappedFish"): Ability {
    return { kind: "keyword", keyword: "gift", what };
  }
  const rally = card("Valley Rally", {
    types: ["instant"],
    manaCost: [],
    abilities: [
      gift("tappedFish"),
      {
        kind: "spell",
        body: {
          kind: "plain",
          effects: [
            { kind: "gainLife", who: { kind: "you" }, amount: 1 },
            {
              kind: "if",
              condition: promised,
              ["then" as const]: [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }],
            },
          ],
        },
      },
    ],
  });

  it("gives nothing if none was promised", () => {
    const duel = new Duel({ A: { hand: [rally] } });
    duel.cast(0, "Valley Rally").resolve();
    expect([duel.life(0), duel.count("Fish Token", "battlefield", 1)]).toEqual([21, 0]);
  });

  it("gives it to the opponent and does more", () => {
    const duel = new Duel({ A: { hand: [rally] } });
    duel.answer(0, "chooseCost", true).cast(0, "Valley Rally").resolve();
    expect([duel.life(0), duel.count("Fish Token", "battlefield", 1)]).toEqual([24, 1]);
  });

  it("can be promised where only then there is a target", () => {
    const type = (name: "creature" | "artifact") => ({ of: [{ kind: "type", type: name } as const] });
    const destroys = (target: string): readonly [Effect] => [
      { kind: "destroy", what: { kind: "ref", ref: { kind: "target", target } } },
    ];
    const maw = card("Into the Flood Maw", {
      types: ["instant"],
      manaCost: [],
      abilities: [
        gift("card"),
        {
          kind: "spell",
          body: {
            kind: "plain",
            targets: [
              { id: "t1", what: { kind: "object", filter: type("creature") } },
              { id: "t2", what: { kind: "object", filter: type("artifact") } },
            ],
            effects: [
              {
                kind: "if",
                condition: promised,
                ["then" as const]: destroys("t2"),
                otherwise: destroys("t1"),
                instead: true,
              },
            ],
          },
        },
      ],
    });
    const relic = card("Darksteel Relic", { types: ["artifact"], manaCost: [] });
    const duel = new Duel({ A: { hand: [maw] }, B: { battlefield: [relic] } });
    duel.answer(0, "chooseCost", true).cast(0, "Into the Flood Maw").resolve();
    expect(duel.count("Darksteel Relic", "graveyard", 1)).toBe(1);
    expect(new Duel({ A: { hand: [maw] } }).canCast(0, "Into the Flood Maw")).toBe(false);
  });

  it("is promised to one of several opponents", () => {
    const t = play({ A: { hand: [rally] }, B: {}, C: {} });
    t.cast("Valley Rally").pick("C").resolve();
    expect([t.battlefield("B"), t.battlefield("C")]).toEqual([[], ["Fish Token"]]);
  });

  it("is given by a permanent as it enters", () => {
    const scrapshooter = creature("Scrapshooter", 4, 4, { abilities: [gift("card")] });
    const duel = new Duel({ A: { hand: [scrapshooter] } });
    duel.answer(0, "chooseCost", true).cast(0, "Scrapshooter").resolve();
    expect(duel.count("Mountain", "hand", 1)).toBe(1);
    expect(duel.count("Scrapshooter", "battlefield", 0)).toBe(1);
  });
});
