import type { Ability, CardDefinition } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, play, real, spell } from "../effects/play.ts";
import { creature, enchantment, keyword, OTHER } from "../support/cards.ts";

const YOUR_CREATURE_SPELL: Ability = {
  kind: "triggered",
  event: {
    kind: "casts",
    who: { kind: "you" },
    spell: { zones: ["stack"], of: [{ kind: "type", type: "creature" }] },
  },
  body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
};
const listener = creature("Listener", 1, 1, { manaCost: ["0"], abilities: [YOUR_CREATURE_SPELL] });
const guest = creature("Guest", 2, 2, { manaCost: ["0"] });

describe("abilities that trigger on spells being cast (CR 113.6)", () => {
  it("don't trigger on their own permanent's being cast", () => {
    const t = play({ A: { hand: [listener, guest] } });
    t.cast("Listener").resolveAll();
    expect(t.life("A")).toBe(20);
    t.cast("Guest").resolveAll();
    expect(t.life("A")).toBe(21);
  });

  it("don't work while their own permanent is a spell: prowess", () => {
    const t = play({
      A: {
        battlefield: [real("Mountain"), real("Mountain")],
        hand: [real("Monastery Swiftspear"), real("Lightning Bolt")],
      },
    });
    t.cast("Monastery Swiftspear");
    t.cast("Lightning Bolt", "B").resolveAll();
    expect([t.pt("Monastery Swiftspear"), t.life("B")]).toEqual(["1/2", 17]);
  });

  it("don't work in the command zone, but for an emblem's (CR 114.4)", () => {
    const t = play({ A: { command: [listener], hand: [guest] } });
    t.cast("Guest").resolveAll();
    expect(t.life("A")).toBe(20);
  });
});

describe("what entered under a player's control this turn (CR 608.2h)", () => {
  const census: CardDefinition = creature("Census Taker", 1, 1, {
    abilities: [
      {
        kind: "triggered",
        event: { kind: "stepBegins", step: "end", whose: { kind: "you" } },
        body: {
          kind: "plain",
          effects: [
            {
              kind: "gainLife",
              who: { kind: "you" },
              amount: {
                kind: "happened",
                event: {
                  kind: "moves",
                  what: { filter: { of: [OTHER, { kind: "controller", player: { kind: "you" } }] } },
                  to: "battlefield",
                },
                when: "thisTurn",
              },
            },
          ],
        },
      },
    ],
  });

  const gift = spell(
    "Gift",
    [
      {
        kind: "modify",
        what: { kind: "ref", ref: { kind: "target", target: "t1" } },
        modifications: [{ kind: "controller", player: { kind: "opponents" } }],
        duration: "endOfGame",
      },
    ],
    [CREATURE_TARGET],
  );

  it("counts though another player has come to control it", () => {
    const t = play({ A: { battlefield: [census], hand: [guest, gift] } });
    t.cast("Guest").resolveAll();
    t.cast("Gift", "Guest").resolveAll();
    t.to("end").resolveAll();
    expect(t.life("A")).toBe(21);
  });

  it("leaves out what entered under another's control", () => {
    const sudden = creature("Sudden Guest", 2, 2, { manaCost: ["0"], abilities: [keyword("flash")] });
    const t = play({
      A: { battlefield: [census, ...Array(3).fill(real("Mountain"))], hand: [real("Threaten")] },
      B: { hand: [sudden] },
    });
    t.pass();
    t.cast("Sudden Guest").resolveAll();
    t.cast("Threaten", "Sudden Guest").resolveAll();
    expect(t.battlefield("A")).toContain("Sudden Guest");
    t.to("end").resolveAll();
    expect(t.life("A")).toBe(20);
  });
});

describe("a spell cast from a graveyard (CR 400.1)", () => {
  const vengeance = enchantment("Vengeance", {
    kind: "triggered",
    event: { kind: "casts", who: { kind: "you" }, spell: { zones: ["stack"], of: [] }, from: "graveyard" },
    body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
  });
  const borrow = spell(
    "Borrow",
    [
      {
        kind: "mayPlay",
        who: { kind: "you" },
        what: { kind: "ref", ref: { kind: "target", target: "t1" } },
        act: "cast",
        duration: "endOfTurn",
      },
    ],
    [{ id: "t1", what: { kind: "object", filter: { zones: ["graveyard"], of: [] } } }],
  );

  it('is "from your graveyard" only from one\'s own', () => {
    const t = play({
      A: { battlefield: [vengeance], hand: [borrow, borrow], graveyard: [guest] },
      B: { graveyard: [creature("Stranger", 1, 1, { manaCost: ["0"] })] },
    });
    t.cast("Borrow", "Stranger").resolveAll();
    t.cast("Stranger").resolveAll();
    expect(t.life("A")).toBe(20);
    t.cast("Borrow", "Guest").resolveAll();
    t.cast("Guest").resolveAll();
    expect(t.life("A")).toBe(21);
  });
});
