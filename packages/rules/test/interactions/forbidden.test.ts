import { describe, expect, it } from "vitest";
import { cards, lands, many } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";

describe("what can't be cast or activated", () => {
  it("is a face-down creature under Aether Storm, for it is a creature spell (708.4, 101.2)", () => {
    const t = play({
      A: { battlefield: lands(1), hand: cards("Battering Craghorn", "Fog") },
      B: { battlefield: cards("Aether Storm") },
    });
    expect([t.canCast("Battering Craghorn"), t.canCast("Fog")]).toEqual([false, true]);
  });

  it("is no card of Nevermore's name, but its face-down version and its Adventure under other names can be (708.4, 715.4)", () => {
    const named = (name: string) => ({ card: real("Nevermore"), as: { chosen: { cardName: name } } });
    const t = play({
      A: {
        battlefield: [named("Bonecrusher Giant"), ...lands(2)],
        hand: cards("Bonecrusher Giant // Stomp"),
      },
    });
    const acts = t.decision.kind === "act" ? t.decision.acts.filter((act) => act.kind === "cast") : [];
    expect(acts).toHaveLength(1);
    const u = play({
      A: {
        battlefield: [named("Battering Craghorn"), ...many(6, "Mountain")],
        hand: cards("Battering Craghorn"),
      },
    });
    const down = u.decision.kind === "act" ? u.decision.acts.filter((act) => act.kind === "cast") : [];
    expect(down).toHaveLength(1);
  });

  it("are mana abilities of an arrested creature, too (602.5a, 605.3a)", () => {
    const t = play({
      A: { battlefield: [real("Llanowar Elves"), { card: real("Arrest"), on: "Llanowar Elves" }] },
    });
    expect(t.acts()).toEqual([]);
  });

  it("but a land's mana ability is under Clarion Conqueror, and cycling from hand (113.6, 602.5a)", () => {
    const t = play({
      A: {
        battlefield: [...cards("Llanowar Elves", "Sol Ring"), ...many(2, "Forest")],
        hand: cards("Darkwatch Elves"),
      },
      B: { battlefield: cards("Clarion Conqueror") },
    });
    expect(t.acts().toSorted()).toEqual(["activate Darkwatch Elves", "mana Forest", "mana Forest"]);
  });

  it("but mana abilities of Pithing Needle's name can, and loyalty abilities can't (605.1a, 606.1)", () => {
    const needle = (name: string) => ({ card: real("Pithing Needle"), as: { chosen: { cardName: name } } });
    const t = play({
      A: {
        battlefield: [
          needle("Jace Beleren"),
          needle("Llanowar Elves"),
          needle("Darkwatch Elves"),
          { card: real("Jace Beleren"), as: { counters: { loyalty: 3 } } },
          real("Llanowar Elves"),
          ...many(2, "Forest"),
        ],
        hand: cards("Darkwatch Elves"),
      },
    });
    expect([...new Set(t.acts())].toSorted()).toEqual([
      "cast Darkwatch Elves",
      "mana Forest",
      "mana Llanowar Elves",
    ]);
  });

  it("leaves turning face up alone, which is a special action (116.2b)", () => {
    const down = { tapped: false, flipped: false, faceDown: "morph", phasedOut: false } as const;
    const t = play({
      A: {
        battlefield: [{ card: real("Battering Craghorn"), as: { status: down } }, ...many(3, "Mountain")],
      },
      B: { battlefield: cards("Clarion Conqueror", "Aether Storm") },
    });
    expect(t.acts()).toContain("special ");
  });
});
