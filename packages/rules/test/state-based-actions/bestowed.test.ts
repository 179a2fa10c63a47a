import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { creature, gain, self } from "../support/cards.ts";

const eidolon = creature("Eidolon", 1, 1, {
  types: ["enchantment", "creature"],
  subtypes: ["Spirit"],
  manaCost: ["W"],
  abilities: [
    { kind: "keyword", keyword: "bestow", cost: [{ kind: "mana", mana: ["1", "W"] }] },
    {
      kind: "static",
      effects: [
        {
          kind: "modify",
          what: "attached",
          modifications: [{ kind: "addPT", power: 1, toughness: 1 }, gain("lifelink")],
        },
      ],
    },
    self(gain("lifelink")),
  ],
});

function bestowed(...hand: readonly string[]) {
  const t = play({
    A: {
      battlefield: [
        real("Grizzly Bears"),
        ...Array.from({ length: 3 }, () => real("Plains")),
        real("Mountain"),
      ],
      hand: [eidolon, ...hand.map(real)],
    },
  });
  const { decision } = t;
  if (decision.kind !== "act") throw new Error(t.asked);
  const act = decision.acts.find((one) => one.kind === "cast" && one.via?.startsWith("bestow"));
  t.say({ kind: "act", act: act?.id ?? "", autoPay: true });
  if (t.decision.kind === "pick") t.pick("Grizzly Bears");
  t.resolve();
  expect([t.pt("Grizzly Bears"), t.values("Eidolon").types]).toEqual(["3/3", ["enchantment"]]);
  return t;
}

describe("a bestowed Aura (CR 702.103f)", () => {
  it("becomes a creature when what it enchants dies", () => {
    const t = bestowed("Lightning Bolt");
    t.cast("Lightning Bolt", "Grizzly Bears").resolve();
    expect(t.graveyard("A").sort()).toEqual(["Grizzly Bears", "Lightning Bolt"]);
    expect([t.pt("Eidolon"), t.values("Eidolon").types]).toEqual(["1/1", ["enchantment", "creature"]]);
  });

  it("becomes a creature when it may not enchant that any more", () => {
    const t = bestowed("Gods Willing");
    t.cast("Gods Willing").resolve();
    t.pick("W");
    while (t.decision.kind !== "act") t.arrange(["Mountain"], []);
    expect([t.pt("Grizzly Bears"), t.pt("Eidolon"), t.object("Eidolon").attachedTo]).toEqual([
      "2/2",
      "1/1",
      null,
    ]);
  });
});
