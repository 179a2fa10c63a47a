import { describe, expect, it } from "vitest";
import { type Play, play, real, spell } from "../effects/play.ts";
import { CREATURES, creature, OTHER, YOURS } from "../support/cards.ts";

/* What the Comprehensive Rules work out as examples, played: combat damage, replacement effects and copies. */

describe("a creature that leaves before combat damage (CR 510.2)", () => {
  const attacked = (): Play =>
    play({
      A: { battlefield: [real("Squadron Hawk"), real("Goblin Piker")] },
      B: { battlefield: [real("Mogg Fanatic")] },
    })
      .attack("Squadron Hawk", "Goblin Piker")
      .block("Mogg Fanatic>Goblin Piker");

  it("deals and is dealt none, and neither does what it has blocked", () => {
    const t = attacked();
    t.pass().activate("Mogg Fanatic", "Squadron Hawk").resolve();
    t.fight();
    expect([t.battlefield("A"), t.battlefield("B"), t.life("B")]).toEqual([["Goblin Piker"], [], 20]);
  });

  it("deals it together with all others if it stays", () => {
    const t = attacked().fight();
    expect([t.battlefield("A"), t.battlefield("B"), t.life("B")]).toEqual([["Squadron Hawk"], [], 19]);
  });
});

describe("two permanents that each exile something until they leave (CR 610.3d)", () => {
  it("let both return at the same time if they leave together", () => {
    const watcher = creature("Watcher", 1, 1, {
      abilities: [
        {
          kind: "triggered",
          event: {
            kind: "moves",
            what: { filter: { of: [CREATURES, OTHER, YOURS] } },
            to: "battlefield",
          },
          body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
        },
      ],
    });
    const plains = Array.from({ length: 10 }, () => real("Plains"));
    const t = play({
      A: {
        battlefield: plains,
        hand: [real("Banisher Priest"), real("Banisher Priest"), real("Day of Judgment")],
      },
      B: { battlefield: [watcher, watcher] },
    });
    for (let count = 0; count < 2; count++) {
      t.cast("Banisher Priest").resolve();
      if (t.decision.kind === "pick") t.pick("Watcher");
      t.resolveAll();
    }
    expect(t.exile()).toEqual(["Watcher", "Watcher"]);
    t.cast("Day of Judgment").resolveAll();
    if (t.decision.kind === "order") t.pick(...t.options()).resolveAll();
    // Each of them sees the other enter.
    expect([t.battlefield("B"), t.life("B")]).toEqual([["Watcher", "Watcher"], 22]);
  });
});

describe("a card that has lost its abilities where it comes from (CR 614.12)", () => {
  it("enters as it would be on the battlefield, with what it says of that", () => {
    const back = spell(
      "Back",
      [
        {
          kind: "move",
          what: { kind: "ref", ref: { kind: "target", target: "t1" } },
          to: { zone: "battlefield" },
        },
      ],
      [{ id: "t1", what: { kind: "object", filter: { zones: ["graveyard"], of: [] } } }],
    );
    const t = play({
      A: { battlefield: [real("Yixlid Jailer")], graveyard: [real("Scarwood Treefolk")], hand: [back] },
    });
    t.cast("Back", "Scarwood Treefolk").resolve();
    expect(t.object("Scarwood Treefolk").status.tapped).toBe(true);
  });
});

describe("a copy of something for which a creature type was chosen as it entered (CR 707.6)", () => {
  it("has no type chosen for it but the one that its own controller chooses", () => {
    const islands = Array.from({ length: 7 }, () => real("Island"));
    const t = play({ A: { battlefield: islands, hand: [real("Adaptive Automaton"), real("Clone")] } });
    t.cast("Adaptive Automaton").resolve();
    t.say({ kind: "name", name: "Elf" });
    t.cast("Clone").resolve();
    t.choose("Adaptive Automaton");
    expect(t.asked).toBe("A name enterChoice");
    t.say({ kind: "name", name: "Goblin" });
    const chosen = t.state.battlefield.flatMap((id) => t.state.objects[id]?.chosen.creatureType ?? []);
    expect(chosen).toEqual(["Elf", "Goblin"]);
  });
});
