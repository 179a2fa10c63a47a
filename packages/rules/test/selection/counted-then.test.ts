import type { CardType, Effect, Predicate } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { type Play, play, real, spell } from "../effects/play.ts";
import { creature, entering, set } from "../support/cards.ts";

/** Gains a life for each time that counters were put on such a permanent this turn. */
function tally(name: string, ...of: readonly Predicate[]) {
  return spell(name, [
    {
      kind: "gainLife",
      who: { kind: "you" },
      amount: {
        kind: "happened",
        event: { kind: "counterPut", on: { filter: { of } }, counter: "+1/+1", batch: true },
        when: "thisTurn",
      },
    },
  ]);
}

const target = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;

function aimed(name: string, effect: Effect) {
  return spell(name, [effect], [{ id: "t1", what: { kind: "object", filter: { of: [] } } }]);
}

const hand = [
  tally("On creatures", { kind: "type", type: "creature" }),
  tally("On yours", { kind: "controller", player: { kind: "you" } }),
  aimed("Growth", { kind: "addCounters", counter: "+1/+1", amount: 1, on: target }),
  aimed("Theft", {
    kind: "modify",
    what: target,
    modifications: [{ kind: "controller", player: { kind: "you" } }],
    duration: "endOfTurn",
  }),
];

function become(type: CardType) {
  return aimed("Change", {
    kind: "modify",
    what: target,
    modifications: [{ kind: "types", mode: "set", types: [type] }, set(1, 1)],
    duration: "endOfTurn",
  });
}

function gained(t: Play, spellName: string): number {
  const before = t.life("A");
  t.cast(spellName).resolve();
  return t.life("A") - before;
}

describe("what counters were put on this turn counts as what it was then (CR 608.2h)", () => {
  it("a land that has become a creature since was no creature", () => {
    const t = play({ A: { battlefield: [real("Forest")], hand: [...hand, become("creature")] } });
    t.cast("Growth", "Forest").resolve();
    t.cast("Change", "Forest").resolve();
    expect([gained(t, "On creatures"), gained(t, "On yours")]).toEqual([0, 1]);
  });

  it("a creature that has become a land since was a creature", () => {
    const t = play({ A: { battlefield: [real("Grizzly Bears")], hand: [...hand, become("land")] } });
    t.cast("Growth", "Grizzly Bears").resolve();
    t.cast("Change", "Grizzly Bears").resolve();
    expect(gained(t, "On creatures")).toBe(1);
  });

  it("it was under the control of who controlled it", () => {
    const t = play({ A: { hand }, B: { battlefield: [real("Grizzly Bears")] } });
    t.cast("Growth", "Grizzly Bears").resolve();
    t.cast("Theft", "Grizzly Bears").resolve();
    expect(t.battlefield("A")).toEqual(["Grizzly Bears"]);
    expect(gained(t, "On yours")).toBe(0);
  });

  it("what entered with counters is looked at as it entered", () => {
    const hydra = creature("Hydra", 1, 1, {
      manaCost: ["0"],
      abilities: [entering({ counters: [{ counter: "+1/+1", amount: 2 }] })],
    });
    const t = play({ A: { hand: [...hand, hydra, become("land")] } });
    t.cast("Hydra").resolve();
    t.cast("Change", "Hydra").resolve();
    expect([gained(t, "On creatures"), gained(t, "On yours")]).toEqual([1, 1]);
  });
});
