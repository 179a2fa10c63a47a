import type { Ability, EventPattern } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { creature } from "../support/cards.ts";

function gainWhen(...of: readonly EventPattern[]): Ability {
  return {
    kind: "triggered",
    event: { kind: "anyOf", of },
    body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
  };
}

const CREATURE = { filter: { of: [{ kind: "other" }, { kind: "type", type: "creature" }] } } as const;
const watcher = creature("Watcher", 1, 1, {
  abilities: [
    gainWhen(
      { kind: "moves", what: CREATURE, to: "battlefield" },
      { kind: "moves", what: CREATURE, from: "battlefield", to: "graveyard" },
    ),
  ],
});
const guest = creature("Guest", 1, 1, {
  manaCost: ["0"],
  abilities: [
    gainWhen(
      { kind: "moves", what: "this", to: "battlefield" },
      { kind: "moves", what: "this", from: "battlefield", to: "graveyard" },
    ),
  ],
});

describe("an ability that triggers on entering or dying (CR 603.2, 603.10a)", () => {
  it("triggers on each of them", () => {
    const t = play({
      A: {
        battlefield: [watcher, real("Forest"), real("Mountain")],
        hand: [real("Llanowar Elves"), real("Shock")],
      },
    });
    t.cast("Llanowar Elves").resolveAll();
    expect(t.life("A")).toBe(21);
    t.cast("Shock", "Llanowar Elves").resolveAll();
    expect(t.life("A")).toBe(22);
  });

  it("triggers on its own entering and dying", () => {
    const t = play({ A: { battlefield: [real("Mountain")], hand: [guest, real("Shock")] } });
    t.cast("Guest").resolveAll();
    expect(t.life("A")).toBe(21);
    t.cast("Shock", "Guest").resolveAll();
    expect(t.life("A")).toBe(22);
  });
});
