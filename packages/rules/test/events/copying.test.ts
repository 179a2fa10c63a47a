import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, play, real, spell } from "../effects/play.ts";
import { card, creature, entering, land } from "../support/cards.ts";

const clone = creature("Mimic", 0, 0, {
  manaCost: ["0"],
  abilities: [
    {
      kind: "static",
      effects: [
        {
          kind: "replacement",
          replacement: {
            kind: "enters",
            what: "this",
            with: { copyOf: { filter: { of: [{ kind: "type", type: "creature" }] }, optional: true } },
          },
        },
      ],
    },
  ],
});

/** "Target creature becomes a copy of another target creature until end of turn." */
const reshape = spell(
  "Reshape",
  [
    {
      kind: "modify",
      what: { kind: "ref", ref: { kind: "target", target: "t1" } },
      modifications: [{ kind: "copyOf", of: { kind: "target", target: "t2" } }],
      duration: "endOfTurn",
    },
  ],
  [CREATURE_TARGET, { ...CREATURE_TARGET, id: "t2", otherThan: ["t1"] }],
);

const twin = spell(
  "Twin",
  [
    {
      kind: "createCopyToken",
      who: { kind: "you" },
      amount: 1,
      of: { kind: "ref", ref: { kind: "target", target: "t1" } },
    },
  ],
  [CREATURE_TARGET],
);

describe("copiable values (CR 707.2)", () => {
  it("are those that an effect gave which made it a copy, and stay when that effect has ended (CR 707.2b)", () => {
    const t = play({
      A: { battlefield: [real("Grizzly Bears"), real("Serra Angel")], hand: [reshape, clone, twin] },
    });
    t.cast("Reshape", "Grizzly Bears", "Serra Angel").resolve();
    expect(t.battlefield("A")).toEqual(["Serra Angel", "Serra Angel"]);
    const original = t.state.battlefield[0] ?? -1;
    t.cast("Mimic").resolve();
    if (t.decision.kind !== "pick") throw new Error(t.asked);
    const option = t.decision.options.find(
      (one) => one.what.kind === "object" && one.what.object === original,
    );
    t.say({ kind: "pick", values: [option?.value ?? -1] });
    expect(t.battlefield("A")).toEqual(["Serra Angel", "Serra Angel", "Serra Angel"]);
    t.to("upkeep", 6);
    expect(t.battlefield("A")).toEqual(["Grizzly Bears", "Serra Angel", "Serra Angel"]);
  });

  it("of a face-down creature are a 2/2 without a name, face up, also for a token", () => {
    const faceDown = { tapped: false, flipped: false, faceDown: "morph", phasedOut: false } as const;
    const t = play({
      A: {
        battlefield: [{ card: real("Serra Angel"), as: { status: faceDown } }],
        hand: [twin, clone],
      },
    });
    t.cast("Twin").resolve();
    const token = t.state.battlefield.find((id) => t.state.objects[id]?.kind === "token") ?? -1;
    expect([t.nameOf(token), t.typesOf(token), t.state.objects[token]?.status.faceDown]).toEqual([
      "",
      ["creature"],
      null,
    ]);
    t.cast("Mimic").resolve();
    t.say({ kind: "pick", values: [0] });
    expect(t.battlefield("A")).toEqual(["", "", ""]);
  });
});

describe("entering as a copy of an Aura (CR 303.4f)", () => {
  const copyEnchantment = card("Copycat", {
    types: ["enchantment"],
    manaCost: ["0"],
    abilities: [
      {
        kind: "static",
        effects: [
          {
            kind: "replacement",
            replacement: {
              kind: "enters",
              what: "this",
              with: { copyOf: { filter: { of: [{ kind: "type", type: "enchantment" }] }, optional: true } },
            },
          },
        ],
      },
    ],
  });

  it("has its controller choose what it enchants", () => {
    const t = play({
      A: {
        battlefield: [
          real("Grizzly Bears"),
          { card: real("Holy Strength"), on: "Grizzly Bears" },
          real("Serra Angel"),
        ],
        hand: [copyEnchantment],
      },
    });
    t.cast("Copycat").resolve();
    t.pick("Holy Strength");
    expect([t.asked, t.options()]).toEqual(["A pick enterChoice", ["Grizzly Bears", "Serra Angel"]]);
    t.pick("Serra Angel");
    expect([t.pt("Serra Angel"), t.pt("Grizzly Bears")]).toEqual(["5/6", "3/4"]);
  });

  it("is asked only about what the Aura may enchant", () => {
    const t = play({
      A: { battlefield: [real("Grizzly Bears")], hand: [copyEnchantment] },
      B: { battlefield: [real("Forest"), { card: real("Wild Growth"), on: "Forest" }] },
    });
    t.cast("Copycat").resolve();
    t.pick("Wild Growth");
    expect(t.options()).toEqual(["Forest"]);
  });
});

describe("what is said of a permanent that may enter as a copy (CR 614.1c, 614.12)", () => {
  const mirage = land("Mirage", [], {
    abilities: [
      entering({
        copyOf: { filter: { of: [{ kind: "type", type: "land" }] }, optional: true, tapped: true },
      }),
    ],
  });
  const isTapped = (t: ReturnType<typeof play>): boolean | undefined =>
    t.state.objects[t.state.battlefield.at(-1) ?? -1]?.status.tapped;

  it("is so of the copy: it enters tapped", () => {
    const t = play({ A: { battlefield: [real("Forest")], hand: [mirage] } });
    t.land("Mirage").pick("Forest");
    expect([t.battlefield("A"), isTapped(t)]).toEqual([["Forest", "Forest"], true]);
  });

  it("and not of what enters as itself", () => {
    const t = play({ A: { battlefield: [real("Forest")], hand: [mirage] } });
    t.land("Mirage").pick();
    expect([t.battlefield("A"), isTapped(t)]).toEqual([["Forest", "Mirage"], false]);
    const alone = play({ A: { hand: [mirage] } });
    alone.land("Mirage");
    expect([alone.battlefield("A"), isTapped(alone)]).toEqual([["Mirage"], false]);
  });
});
