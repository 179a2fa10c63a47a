import type { CardDefinition, ManaCost, Predicate, RuleEffect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { tap } from "../casting/cards.ts";
import { type Play, play, real } from "../effects/play.ts";
import { always, CREATURES, card, enchantment } from "../support/cards.ts";

function instant(name: string, manaCost: ManaCost): CardDefinition {
  return card(name, {
    types: ["instant"],
    manaCost,
    abilities: [{ kind: "spell", body: { kind: "plain", effects: [] } }],
  });
}

function mountains(count: number): CardDefinition[] {
  return Array.from({ length: count }, () => real("Mountain"));
}

function says(rule: RuleEffect): CardDefinition {
  return enchantment("Decree", always({ kind: "rule", rule }));
}

const atLeast = (value: number): Predicate => ({ kind: "stat", stat: "manaValue", compare: ">=", value });
const THUNDER = instant("Thunder", ["X", "R", "R"]);
const noEven = says({
  kind: "cantCast",
  who: { kind: "opponents" },
  spells: { zones: ["stack"], of: [{ kind: "parity", stat: "manaValue", is: "even" }] },
});
const fromLibrary = says({
  kind: "mayPlayFrom",
  who: { kind: "you" },
  what: { of: [atLeast(4)] },
  zone: "library",
  topOnly: true,
  act: "play",
});
const bigOnesCheaper = says({
  kind: "costChange",
  spells: { zones: ["stack"], of: [CREATURES, atLeast(6)] },
  who: { kind: "you" },
  less: 2,
});

/** The values of X that are offered. */
function offered(t: Play): unknown {
  const { decision } = t;
  return decision.kind === "number" ? `${decision.min} to ${decision.max}` : t.options();
}

describe("a spell whose X has yet to be chosen, where its mana value decides if it may be cast (CR 601.3a, 202.3e)", () => {
  it("may be cast with an X that makes its mana value odd, and with no other", () => {
    const t = play({ A: { battlefield: mountains(5), hand: [THUNDER] }, B: { battlefield: [noEven] } });
    t.cast("Thunder");
    expect(offered(t)).toEqual(["1", "3"]);
    t.pick("3");
    expect([t.stack(), t.state.objects[t.state.stack[0] ?? -1]?.announcement?.context.x]).toEqual([
      ["Thunder"],
      3,
    ]);
  });

  it("can't be cast where only an even mana value could be paid", () => {
    const t = play({ A: { battlefield: mountains(2), hand: [THUNDER] }, B: { battlefield: [noEven] } });
    expect(t.canCast("Thunder")).toBe(false);
  });

  it("is cast from a library with an X that is high enough for the permission", () => {
    const t = play({ A: { battlefield: [fromLibrary, ...mountains(5)], library: [THUNDER] } });
    t.cast("Thunder");
    expect(offered(t)).toEqual(["2", "3"]);
    const poor = play({ A: { battlefield: [fromLibrary, ...mountains(3)], library: [THUNDER] } });
    expect(poor.canCast("Thunder")).toBe(false);
  });

  it("is offered with every X that its player has mana for", () => {
    const t = play({ A: { battlefield: mountains(70), hand: [THUNDER] }, B: { battlefield: [noEven] } });
    const values = offered(t.cast("Thunder"));
    expect(values).toEqual(Array.from({ length: 34 }, (_, at) => String(2 * at + 1)));
    const enormous = says({
      kind: "mayPlayFrom",
      who: { kind: "you" },
      what: { of: [atLeast(69)] },
      zone: "library",
      topOnly: true,
      act: "play",
    });
    const deep = play({ A: { battlefield: [enormous, ...mountains(70)], library: [THUNDER] } });
    expect(offered(deep.cast("Thunder"))).toEqual(["67", "68"]);
  });

  it("is cast at another time only with an X with which it may be cast as though it had flash (CR 601.3b)", () => {
    const quick = says({
      kind: "mayCastAsThoughFlash",
      who: { kind: "you" },
      what: { zones: ["stack"], of: [{ kind: "stat", stat: "manaValue", compare: "<=", value: 3 }] },
    });
    const slow = card("Slow Fire", {
      types: ["sorcery"],
      manaCost: ["X", "R"],
      abilities: [{ kind: "spell", body: { kind: "plain", effects: [] } }],
    });
    const t = play({ A: { battlefield: [quick, ...mountains(8)], hand: [slow] } });
    t.to("upkeep", t.state.turn.number + 2).cast("Slow Fire");
    expect([t.state.turn.step, offered(t)]).toEqual(["upkeep", ["0", "1", "2"]]);
    const rich = play({ A: { battlefield: [quick, ...mountains(5)], hand: [slow] } }).cast("Slow Fire");
    expect(offered(rich)).toEqual(["0", "1", "2", "3", "4"]);
  });
});

describe("a spell whose X has yet to be chosen, where its mana value decides what it costs (CR 601.2f)", () => {
  const hydra = card("Hydra", { types: ["creature"], manaCost: ["X", "R"], power: 9, toughness: 9 });

  it("may have any X that can be paid with what it costs then", () => {
    const t = play({ A: { battlefield: [bigOnesCheaper, ...mountains(4)], hand: [hydra] } });
    t.cast("Hydra");
    expect(offered(t)).toEqual(["0", "1", "2", "3", "5"]);
    t.pick("5");
    expect(t.stack()).toEqual(["Hydra"]);
    const rich = play({ A: { battlefield: [bigOnesCheaper, ...mountains(70)], hand: [hydra] } });
    expect(offered(rich.cast("Hydra"))).toEqual(Array.from({ length: 72 }, (_, x) => String(x)));
  });

  it("may be paid with mana for spells of that mana value", () => {
    const font = card("Deep Font", {
      types: ["artifact"],
      manaCost: ["0"],
      abilities: [
        {
          kind: "activated",
          cost: [tap],
          body: {
            kind: "plain",
            effects: [
              {
                kind: "addMana",
                who: { kind: "you" },
                output: { kind: "symbols", mana: ["R", "R", "R"] },
                rider: { spendOnlyOn: { cast: { zones: ["stack"], of: [atLeast(4)] } } },
              },
            ],
          },
        },
      ],
    });
    const t = play({ A: { battlefield: [font, ...mountains(1)], hand: [THUNDER] } });
    t.cast("Thunder");
    expect(t.state.objects[t.state.stack[0] ?? -1]?.announcement?.context.x).toBe(2);
    expect(play({ A: { battlefield: [font], hand: [THUNDER] } }).canCast("Thunder")).toBe(false);
  });
});
