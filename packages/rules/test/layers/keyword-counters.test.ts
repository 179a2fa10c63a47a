import { type CardDefinition, type Effect, LANGUAGE_VERSION } from "@spellroom/card-language";
import { expect, it } from "vitest";
import { CREATURE_TARGET, play, real, spell } from "../effects/play.ts";
import { entering } from "../support/cards.ts";

const TARGET = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;
const soar: Effect = { kind: "addCounters", counter: "flying", amount: 1, on: TARGET };
const fall: Effect = {
  kind: "modify",
  what: TARGET,
  modifications: [{ kind: "loseKeyword", keyword: "flying" }],
  duration: "endOfTurn",
};

it("a keyword counter is as old as the last of its kind: it counts after what was lost before it was put (CR 613.7c)", () => {
  const hand = [spell("Fall", [fall], [CREATURE_TARGET]), spell("Soar", [soar], [CREATURE_TARGET])];
  const t = play({ A: { hand: [...hand, ...hand], battlefield: [real("Grizzly Bears")] } });
  const cast = (name: string): boolean =>
    t.cast(name, "Grizzly Bears").resolve().has("Grizzly Bears", "flying");
  expect([cast("Soar"), cast("Fall"), cast("Soar"), cast("Fall")]).toEqual([true, false, true, false]);
});

it("a keyword counter that a permanent enters with is no newer after it transforms (CR 613.7c)", () => {
  const face = { manaCost: ["0"], types: ["creature"], power: 1, toughness: 1 } as const;
  const flier = [entering({ counters: [{ counter: "flying", amount: 1 }] })];
  const moth: CardDefinition = {
    version: LANGUAGE_VERSION,
    name: "Moth",
    layout: "transform",
    faces: [
      { ...face, name: "Moth", abilities: flier },
      { ...face, name: "Larva" },
    ],
  };
  const turn: Effect = { kind: "transform", what: TARGET };
  const hand = [moth, spell("Fall", [fall], [CREATURE_TARGET]), spell("Turn", [turn], [CREATURE_TARGET])];
  const t = play({ A: { hand } });
  expect(t.cast("Moth").resolve().has("Moth", "flying")).toBe(true);
  t.cast("Fall", "Moth").resolve().cast("Turn", "Moth").resolve();
  expect(t.has("Larva", "flying")).toBe(false);
});
