import { describe, expect, it } from "vitest";
import { card, creature } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";

const slaver = card("Worst Fears", {
  types: ["sorcery"],
  manaCost: [],
  abilities: [
    {
      kind: "spell",
      body: {
        kind: "plain",
        targets: [{ id: "t", what: { kind: "player", player: "any" } }],
        effects: [{ kind: "controlNextTurn", who: { kind: "you" }, of: { kind: "target", target: "t" } }],
      },
    },
  ],
});
const bears = creature("Grizzly Bears", 2, 2);

describe("controlling another player (CR 720)", () => {
  const setup = {
    A: { hand: [slaver] },
    B: { battlefield: [real("Mountain"), bears], hand: [real("Lightning Bolt")] },
  };

  it("makes all choices of that player, who stays the active one, with that player's cards and mana", () => {
    const duel = new Duel(setup);
    duel.cast(0, "Worst Fears", { player: 1 }).resolve().nextTurn().to("precombatMain", 1);
    expect([duel.state.turn.active, duel.decision.seat]).toEqual([1, 0]);
    duel.answer(0, "chooseTargets", { player: 1 });
    duel.castVia(0, "Lightning Bolt", null).resolve();
    expect(duel.life(1)).toBe(17);
    expect(duel.count("Lightning Bolt", "graveyard", 1)).toBe(1);
    duel.attack(0, "Grizzly Bears").to("endOfCombat");
    expect(duel.life(0)).toBe(18);
  });

  it("shows the controller what that player sees, and ends with the turn", () => {
    const duel = new Duel(setup);
    duel.cast(0, "Worst Fears", { player: 1 }).resolve().nextTurn().to("upkeep", 1);
    expect(duel.state.objects[duel.find("Lightning Bolt")]?.knownTo).toEqual([0]);
    duel.nextTurn();
    expect(duel.state.turn.controlled).toBeUndefined();
    duel.nextTurn().to("precombatMain", 1);
    expect(duel.decision.seat).toBe(1);
  });

  it("may give that player an extra turn afterwards, in which nobody is controlled (CR 500.7)", () => {
    const [ability] = slaver.faces[0].abilities ?? [];
    if (ability?.kind !== "spell" || ability.body.kind !== "plain") throw new Error("no spell");
    const effects = ability.body.effects.map((one) =>
      one.kind === "controlNextTurn" ? { ...one, thenExtraTurn: true as const } : one,
    );
    const emrakul = card("Worst Dreams", {
      types: ["sorcery"],
      manaCost: [],
      abilities: [{ ...ability, body: { ...ability.body, effects } }],
    });
    const duel = new Duel({ ...setup, A: { hand: [emrakul, emrakul] } });
    duel.cast(0, "Worst Dreams", { player: 1 }).resolve().cast(0, "Worst Dreams", { player: 1 }).resolve();
    const turns = [1, 2, 3, 4].map(() => {
      duel.nextTurn().to("precombatMain");
      return [duel.state.turn.active, duel.decision.seat];
    });
    expect(turns).toEqual([
      [1, 0],
      [1, 1],
      [1, 1],
      [0, 0],
    ]);
  });

  it("leaves conceding to the player", () => {
    const duel = new Duel(setup);
    duel.cast(0, "Worst Fears", { player: 1 }).resolve().nextTurn().to("upkeep", 1);
    duel.concede(1);
    expect(duel.state.result?.winners).toEqual([0]);
  });

  it("gives the turn to the newest of several effects", () => {
    const duel = new Duel({
      ...setup,
      A: { hand: [slaver] },
      B: { ...setup.B, hand: [{ card: slaver, called: "own" }] },
    });
    duel.cast(0, "Worst Fears", { player: 0 }).resolve();
    expect(duel.state.turn.toControl).toEqual([{ seat: 0, by: 0 }]);
    duel.nextTurn().nextTurn();
    expect([duel.state.turn.active, duel.decision.seat]).toEqual([0, 0]);
  });
});
