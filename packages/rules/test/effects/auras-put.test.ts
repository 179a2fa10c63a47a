import { describe, expect, it } from "vitest";
import { play, real, spell } from "../effects/play.ts";
import { card } from "../support/cards.ts";

const curse = card("Curse", {
  types: ["enchantment"],
  subtypes: ["Aura", "Curse"],
  manaCost: ["4"],
  abilities: [{ kind: "keyword", keyword: "enchant", what: "player" }],
});

const raise = spell(
  "Raise",
  [
    {
      kind: "move",
      what: { kind: "ref", ref: { kind: "target", target: "t1" } },
      to: { zone: "battlefield" },
    },
  ],
  [
    {
      id: "t1",
      what: { kind: "object", filter: { zones: ["graveyard"], of: [{ kind: "type", type: "enchantment" }] } },
    },
  ],
);

const copycat = card("Copycat", {
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
            with: { copyOf: { filter: { of: [{ kind: "type", type: "enchantment" }] } } },
          },
        },
      ],
    },
  ],
});

describe("an Aura with enchant player that is put onto the battlefield (CR 303.4f)", () => {
  it("enchants a player of its controller's choice", () => {
    const t = play({ A: { hand: [raise], graveyard: [curse] } });
    t.cast("Raise").resolve();
    expect(t.options()).toEqual(["A", "B"]);
    t.pick("B");
    expect(t.object("Curse").attachedTo).toEqual({ player: 1 });
  });

  it("does so as well when something enters as a copy of it", () => {
    const t = play({
      A: { hand: [copycat] },
      B: { battlefield: [{ card: curse, as: { attachedTo: { player: 0 } } }] },
    });
    t.cast("Copycat").resolve();
    if (t.options().includes("Curse")) t.pick("Curse");
    t.pick("B");
    expect(t.battlefield("A")).toEqual(["Curse"]);
    const [copy] = t.state.battlefield.filter((id) => t.state.objects[id]?.owner === 0);
    expect(t.state.objects[copy ?? -1]?.attachedTo).toEqual({ player: 1 });
  });
});

describe("what enters as a copy (CR 707.5)", () => {
  it("has the original's own choices made as it enters", () => {
    const chooser = card("Chooser", {
      types: ["enchantment"],
      manaCost: ["0"],
      abilities: [
        {
          kind: "static",
          effects: [
            {
              kind: "replacement",
              replacement: { kind: "enters", what: "this", with: { choose: [{ kind: "color" }] } },
            },
          ],
        },
      ],
    });
    const t = play({ A: { battlefield: [chooser], hand: [copycat, real("Island")] } });
    t.cast("Copycat").resolve();
    t.pick("Chooser");
    expect([t.asked, t.options()]).toEqual(["A pick enterChoice", ["W", "U", "B", "R", "G"]]);
    t.pick("R");
    const copy = t.state.battlefield.at(-1) ?? -1;
    expect(t.state.objects[copy]?.chosen).toEqual({ color: "R" });
  });
});
