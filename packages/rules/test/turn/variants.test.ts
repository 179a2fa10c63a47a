import { rulesetById } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { choose, startGame } from "../../src/index.ts";
import { play } from "../effects/play.ts";
import { Dice, randomChoice } from "../effects/random-choice.ts";
import { card, creature } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";
import { numbered } from "../support/keyworded.ts";

const sorcery = card("Divination", {
  types: ["sorcery"],
  manaCost: [],
  abilities: [
    { kind: "spell", body: { kind: "plain", effects: [{ kind: "draw", who: { kind: "you" }, amount: 1 }] } },
  ],
});
const bears = creature("Grizzly Bears", 2, 2);
const jace = card("Jace Beleren", { types: ["planeswalker"], manaCost: [], loyalty: 3 });
const relic = card("Mind Stone", { types: ["artifact"], manaCost: [] });

describe("the simplified game of 2017, a ruleset document", () => {
  it("lets every spell be cast whenever a player has priority, everything else in a main phase", () => {
    const duel = new Duel({ A: { hand: [sorcery, bears, relic] }, ruleset: "simplified2017" });
    duel.nextTurn().to("upkeep", 1).toPriority(0);
    expect(["Divination", "Grizzly Bears", "Mind Stone"].map((name) => duel.canCast(0, name))).toEqual([
      true,
      false,
      false,
    ]);
    const full = new Duel({ A: { hand: [sorcery] } });
    expect(full.nextTurn().to("upkeep", 1).canCast(0, "Divination")).toBe(false);
  });

  it("knows four types of card and lets no other be played", () => {
    const duel = new Duel({ A: { hand: [jace, bears] }, ruleset: "simplified2017" });
    expect([duel.canCast(0, "Jace Beleren"), duel.canCast(0, "Grizzly Bears")]).toEqual([false, true]);
  });

  it("untaps and draws in the upkeep, and leaves out the steps that it hasn't got", () => {
    const duel = new Duel({ A: { battlefield: [bears] }, ruleset: "simplified2017" });
    duel.attack(0, "Grizzly Bears").nextTurn().nextTurn().to("precombatMain", 0);
    expect(duel.life(1)).toBe(18);
    expect(duel.count("Mountain", "hand", 0)).toBe(1);
    const steps = new Set(duel.toldOf("stepBegan").map(({ step }) => step));
    expect([...steps].sort()).toEqual(
      [
        "cleanup",
        "combatDamage",
        "declareAttackers",
        "declareBlockers",
        "end",
        "endOfCombat",
        "postcombatMain",
        "precombatMain",
        "upkeep",
      ].sort(),
    );
  });

  it("continues when a player draws from an empty library", () => {
    const duel = new Duel({ A: { library: [real("Forest")], life: 20 }, ruleset: "simplified2017" });
    for (let turn = 0; turn < 8; turn++) duel.nextTurn();
    expect(duel.state.result).toBeNull();
  });

  it("is played to its end by chance", () => {
    const deck = [
      ...Array.from({ length: 14 }, () => real("Mountain")),
      ...Array.from({ length: 10 }, () => real("Lightning Bolt")),
      ...Array.from({ length: 16 }, () => bears),
    ];
    const ruleset = { ...rulesetById("simplified2017"), turnLimit: 60 };
    for (const seed of [1, 2, 3]) {
      const dice = new Dice(seed);
      let { state } = startGame({
        ruleset,
        seed: String(seed).padStart(64, "0"),
        players: [
          { name: "A", deck },
          { name: "B", deck },
        ],
      });
      for (let count = 0; count < 20_000 && state.decision; count++) {
        const result = choose(
          state,
          state.decision.seat,
          state.decision.id,
          randomChoice(dice, state.decision),
        );
        if (result.ok) state = result.state;
      }
      expect(state.result).not.toBeNull();
    }
  });
});

describe("a variant in which players draw two cards in their draw steps", () => {
  it("asks about each draw in turn, the second after the first has happened", () => {
    const dredger = creature("Dredger", 1, 1, { abilities: [numbered("dredge", 3)] });
    const seeker = creature("Seeker", 1, 1, { abilities: [numbered("dredge", 2)] });
    const ruleset = { ...rulesetById("full"), drawsPerDrawStep: 2 };
    const t = play({ B: { graveyard: [dredger, seeker] } }, ruleset).to("draw", 6);
    const drawn: string[][] = [t.hand("B")];
    for (let count = 0; count < 10 && t.decision.kind !== "act"; count++) {
      if (t.decision.kind === "confirm") t.yes();
      else t.pick(t.options()[0] ?? "");
      drawn.push(t.hand("B"));
    }
    expect(t.asked).toBe("B act priority");
    expect(drawn).toEqual([[], [], ["Dredger"], ["Dredger", "Seeker"]]);
  });
});
