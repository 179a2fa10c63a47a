import type { TargetClause } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { card } from "../support/cards.ts";

const ofValueX: TargetClause = {
  id: "t1",
  what: {
    kind: "object",
    filter: {
      of: [
        { kind: "not", of: { kind: "type", type: "land" } },
        { kind: "stat", stat: "manaValue", compare: "=", value: { kind: "x" } },
      ],
    },
  },
};

/** "Return target nonland permanent with mana value X to its owner's hand." */
const repeal = card("Bounce", {
  types: ["instant"],
  manaCost: ["X", "U"],
  abilities: [
    {
      kind: "spell",
      body: {
        kind: "plain",
        targets: [ofValueX],
        effects: [
          {
            kind: "move",
            what: { kind: "ref", ref: { kind: "target", target: "t1" } },
            to: { zone: "hand" },
          },
        ],
      },
    },
  ],
});

function setup(islands: number, ...permanents: readonly string[]) {
  return play({
    A: { hand: [repeal], battlefield: Array.from({ length: islands }, () => real("Island")) },
    B: { battlefield: permanents.map(real) },
  });
}

describe("a spell whose targets depend on X (CR 601.2b-c)", () => {
  it("can be cast if there is a target for some X that can be paid", () => {
    const t = setup(3, "Grizzly Bears");
    t.cast("Bounce").resolve();
    expect(t.hand("B")).toEqual(["Grizzly Bears"]);
    expect(t.state.battlefield.filter((id) => t.state.objects[id]?.status.tapped)).toHaveLength(3);
  });

  it("offers only values of X for which there are targets", () => {
    const t = setup(5, "Grizzly Bears", "Hill Giant", "Hill Giant", "Serra Angel");
    t.cast("Bounce");
    expect([t.asked, t.options()]).toEqual(["A pick chooseX", ["2", "4"]]);
    t.pick("4");
    expect(t.options()).toEqual(["Hill Giant", "Hill Giant"]);
  });

  it("can't be cast if a target would take more mana than there is", () => {
    expect(setup(4, "Serra Angel").canCast("Bounce")).toBe(false);
    expect(setup(6, "Serra Angel").canCast("Bounce")).toBe(true);
  });
});

describe("an alternative cost in which X says what pays", () => {
  it("is offered for the X that can be paid, though 0 can't: Disrupting Shoal (CR 107.3a, 118.9)", () => {
    const t = play({
      A: { battlefield: [real("Mountain")], hand: [real("Lightning Bolt")] },
      B: { hand: [real("Disrupting Shoal"), real("Serum Visions"), real("Divination")] },
    });
    t.cast("Lightning Bolt", "B").pass();
    t.cast("Disrupting Shoal").choose("1", "Lightning Bolt");
    expect(t.exile()).toEqual(["Serum Visions"]);
    t.resolveAll();
    expect([t.life("B"), t.hand("B")]).toEqual([20, ["Divination"]]);
  });

  it("is not offered without a card that could pay it, nor for the card itself", () => {
    const t = play({
      A: { battlefield: [real("Mountain")], hand: [real("Lightning Bolt")] },
      B: { hand: [real("Disrupting Shoal"), real("Doom Blade")] },
    });
    t.cast("Lightning Bolt", "B").pass();
    expect(t.canCast("Disrupting Shoal")).toBe(false);
  });
});
