import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { always, creature, enchantment, self } from "../support/cards.ts";
import { pay, pool, sources, use } from "../support/paying.ts";

/** Creatures can't attack you unless their controller sacrifices a creature for each. */
const toll = enchantment(
  "Blood Toll",
  always({
    kind: "rule",
    rule: {
      kind: "attackTax",
      attackersAgainst: { kind: "you" },
      cost: [{ kind: "sacrifice", what: { count: 1, filter: { of: [{ kind: "type", type: "creature" }] } } }],
    },
  }),
);
const watchful = creature("Watchful Elf", 1, 1, {
  abilities: [
    { kind: "keyword", keyword: "vigilance" },
    {
      kind: "activated",
      cost: [{ kind: "tap" }],
      body: {
        kind: "plain",
        effects: [{ kind: "addMana", who: { kind: "you" }, output: { kind: "symbols", mana: ["G"] } }],
      },
    },
  ],
});

describe("what attacking costs", () => {
  it("isn't paid by the attackers' own mana abilities, because they are tapped before (CR 508.1f)", () => {
    const t = play({
      A: { battlefield: [real("Llanowar Elves"), real("Llanowar Elves"), real("Grizzly Bears")] },
      B: { battlefield: [real("Ghostly Prison")] },
    });
    t.toAttackers();
    const { decision } = t;
    expect(
      decision.kind === "attackers" && decision.candidates.map(({ object }) => t.nameOf(object)),
    ).toEqual(["Grizzly Bears"]);
    t.say(t.attacks("Grizzly Bears"));
    expect(sources(t)).toEqual(["Llanowar Elves", "Llanowar Elves"]);
    expect(t.object("Grizzly Bears").status.tapped).toBe(true);
    pay(t, "auto");
    expect(t.state.combat?.attackers).toHaveLength(1);
  });

  it("may be paid by attackers with vigilance, which then are tapped and attack all the same", () => {
    const t = play({
      A: { battlefield: [watchful, real("Forest")] },
      B: { battlefield: [real("Ghostly Prison")] },
    });
    t.attack("Watchful Elf");
    pay(t, "auto");
    expect(t.object("Watchful Elf").status.tapped).toBe(true);
    expect(t.state.combat?.attackers).toHaveLength(1);
  });

  it("leaves attackers untapped, and what was tapped for mana, when the player gives up (CR 508.1, 730.1)", () => {
    const t = play({
      A: { battlefield: [real("Forest"), real("Forest"), real("Grizzly Bears")] },
      B: { battlefield: [real("Ghostly Prison")] },
    });
    t.attack("Grizzly Bears");
    use(t, "Forest");
    pay(t, "cancel");
    expect(t.asked).toBe("A attackers declareAttackers");
    expect(pool(t)).toBe("");
    expect(["Grizzly Bears", "Forest"].map((name) => t.object(name).status.tapped)).toEqual([false, false]);
    t.attack("Grizzly Bears");
    pay(t, "cancel");
    expect(t.object("Grizzly Bears").status.tapped).toBe(false);
  });

  it("may take an attacker away, which then doesn't attack (CR 508.1k)", () => {
    const t = play({
      A: { battlefield: [real("Grizzly Bears"), real("Centaur Courser")] },
      B: { battlefield: [toll] },
    });
    t.attack("Centaur Courser", "Grizzly Bears");
    while (t.asked === "A pick sacrifice") t.pick("Grizzly Bears");
    expect(t.state.combat?.attackers).toEqual([]);
    expect(t.battlefield("A")).toEqual([]);
  });

  it("leaves an attacker that wasn't sacrificed for it attacking alone", () => {
    const t = play({
      A: { battlefield: [real("Grizzly Bears"), real("Centaur Courser"), real("Llanowar Elves")] },
      B: { battlefield: [toll] },
    });
    t.attack("Grizzly Bears");
    t.pick("Centaur Courser");
    expect(t.state.combat?.attackers.map(({ object }) => t.nameOf(object))).toEqual(["Grizzly Bears"]);
    const other = play({
      A: { battlefield: [real("Grizzly Bears"), real("Centaur Courser")] },
      B: { battlefield: [toll] },
    });
    other.attack("Grizzly Bears").pick("Grizzly Bears");
    expect(other.state.combat?.attackers).toEqual([]);
    other.to("end");
    expect(other.life("B")).toBe(20);
  });
});

describe("what blocking costs", () => {
  it("may take a blocker away, which then doesn't block (CR 509.1g)", () => {
    const reluctant = creature("Reluctant Guard", 3, 3, {
      abilities: [
        self({
          kind: "restriction",
          restriction: {
            kind: "cantBlock",
            unlessCost: [
              { kind: "sacrifice", what: { count: 1, filter: { of: [{ kind: "type", type: "creature" }] } } },
            ],
          },
        }),
      ],
    });
    const t = play({ A: { battlefield: [real("Grizzly Bears")] }, B: { battlefield: [reluctant] } });
    t.attack("Grizzly Bears").block("Reluctant Guard>Grizzly Bears");
    expect(t.battlefield("B")).toEqual([]);
    expect(t.state.combat?.attackers[0]?.blocked).toBe(false);
    expect(t.fight().life("B")).toBe(18);
  });
});
