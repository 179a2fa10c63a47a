import type { Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { card, entering } from "../support/cards.ts";
import { CREATURE_TARGET, play, real, spell } from "./play.ts";

const curse = card("Curse", {
  types: ["enchantment"],
  subtypes: ["Aura", "Curse"],
  manaCost: ["4"],
  abilities: [{ kind: "keyword", keyword: "enchant", what: "player" }],
});

const bears = real("Grizzly Bears");

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
  abilities: [entering({ copyOf: { filter: { of: [{ kind: "type", type: "enchantment" }] } } })],
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

describe("a token that is an Aura and attached to a creature (CR 303.4i)", () => {
  const role: Effect = {
    kind: "createToken",
    who: { kind: "you" },
    amount: 1,
    token: {
      kind: "token",
      name: "Royal",
      colors: [],
      types: ["enchantment"],
      subtypes: ["Aura", "Role"],
      abilities: [
        { kind: "keyword", keyword: "enchant", what: { of: [{ kind: "type", type: "creature" }] } },
      ],
    },
    with: { attachedTo: { kind: "target", target: "t1" } },
  };

  it("enters attached to it", () => {
    const t = play({ A: { hand: [spell("Crown", [role], [CREATURE_TARGET])], battlefield: [bears] } });
    t.cast("Crown", "Grizzly Bears").resolve();
    expect(t.battlefield("A")).toEqual(["Grizzly Bears", "Royal"]);
    expect(t.events.filter(({ kind }) => kind === "tokenCreated")).toHaveLength(1);
  });

  it("isn't created if the creature is gone by then", () => {
    const destroy: Effect = {
      kind: "destroy",
      what: { kind: "ref", ref: { kind: "target", target: "t1" } },
    };
    const t = play({
      A: { hand: [spell("Mourn", [destroy, role], [CREATURE_TARGET])], battlefield: [bears] },
    });
    t.cast("Mourn", "Grizzly Bears").resolve();
    expect(t.battlefield("A")).toEqual([]);
    expect(t.events.filter(({ kind }) => kind === "tokenCreated")).toEqual([]);
  });
});

describe("what enters as a copy (CR 707.5)", () => {
  it("has the original's own choices made as it enters", () => {
    const chooser = card("Chooser", {
      types: ["enchantment"],
      manaCost: ["0"],
      abilities: [entering({ choose: [{ kind: "color" }] })],
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
