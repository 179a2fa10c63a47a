import type { Ability, Replacement } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { many } from "../corner-cases/lands.ts";
import { type Play, play, real } from "../effects/play.ts";
import { creature } from "../support/cards.ts";

const ORDER = "A pick orderReplacements";
const BOTH = [real("Doubling Season"), real("Hardened Scales")];

function counters(t: Play, name: string): number | undefined {
  return t.object(name).counters["+1/+1"];
}

/** The counters of what entered last. */
function entered(t: Play, count: number): unknown[] {
  return t.state.battlefield.slice(-count).map((id) => t.state.objects[id]?.counters);
}

function replacing(replacement: Replacement): Ability {
  return { kind: "static", effects: [{ kind: "replacement", replacement }] };
}

describe("several effects that change the counters that a permanent enters with (CR 616.1)", () => {
  it.each([
    ["Hardened Scales", 8],
    ["Doubling Season", 7],
  ])(
    "apply in the order that its controller chooses: %s first makes three counters %i",
    (first, expected) => {
      const t = play({ A: { battlefield: [...BOTH, ...many(6, "Forest")], hand: [real("Triskelion")] } });
      t.cast("Triskelion").resolve();
      expect([t.asked, t.options()]).toEqual([
        ORDER,
        ["ability of Doubling Season", "ability of Hardened Scales"],
      ]);
      expect(t.nameOf(t.decision.prompt.source ?? -1)).toBe("Triskelion");
      t.pick(`ability of ${first}`);
      expect(counters(t, "Triskelion")).toBe(expected);
    },
  );

  it("are asked about again while the order of the rest matters", () => {
    const battlefield = [...BOTH, real("Hardened Scales"), ...many(6, "Forest")];
    const t = play({ A: { battlefield, hand: [real("Triskelion")] } });
    t.cast("Triskelion").resolve().pick("ability of Hardened Scales");
    expect([t.asked, t.options()]).toEqual([
      ORDER,
      ["ability of Doubling Season", "ability of Hardened Scales"],
    ]);
    t.pick("ability of Doubling Season");
    expect(counters(t, "Triskelion")).toBe(9);
  });

  it.each([
    ["that all add", ["Hardened Scales", "Hardened Scales"], "Triskelion", { "+1/+1": 5 }],
    ["that all multiply", ["Doubling Season", "Corpsejack Menace"], "Triskelion", { "+1/+1": 12 }],
    ["of which one is about others", ["Doubling Season", "Hardened Scales"], "Jace Beleren", { loyalty: 6 }],
  ] as const)("are not asked about %s", (_, effects, name, expected) => {
    const battlefield = [...effects.map(real), ...many(6, "Island")];
    const t = play({ A: { battlefield, hand: [real(name)] } });
    t.cast(name).resolve();
    expect([t.asked, t.object(name).counters]).toEqual(["A act priority", expected]);
  });

  it("are not asked about where it enters without counters", () => {
    const t = play({ A: { battlefield: [...BOTH, ...many(2, "Forest")], hand: [real("Grizzly Bears")] } });
    t.cast("Grizzly Bears").resolve();
    expect([t.asked, t.object("Grizzly Bears").counters]).toEqual(["A act priority", {}]);
  });

  it("are looked for once it is known how many counters and as what it enters", () => {
    const t = play({
      A: { battlefield: [...BOTH, ...many(5, "Island")], hand: [real("Clone")] },
      B: { battlefield: [{ card: real("Triskelion"), as: { counters: { "+1/+1": 3 } } }] },
    });
    t.cast("Clone").resolve().pick("Triskelion");
    expect(t.asked).toBe(ORDER);
    t.pick("ability of Hardened Scales");
    expect(entered(t, 1)).toEqual([{ "+1/+1": 8 }]);
  });

  it("leave the others their choices when the player who is asked about them leaves the game", () => {
    const hound = creature("Coloured Hound", 1, 1, {
      abilities: [replacing({ kind: "enters", what: "this", with: { choose: [{ kind: "color" }] } })],
    });
    const t = play({
      A: { battlefield: many(5, "Swamp"), hand: [real("Living Death")] },
      B: { battlefield: BOTH, graveyard: [real("Triskelion")] },
      C: { graveyard: [hound] },
    });
    t.cast("Living Death").resolve().pick("R");
    expect(t.asked).toBe("B pick orderReplacements");
    t.concede("B");
    expect(t.asked).toBe("C pick enterChoice");
    t.pick("G");
    expect(t.object("Coloured Hound").chosen).toEqual({ color: "G" });
  });

  it("are also those that it has itself, about itself alone (CR 614.12)", () => {
    const grows: Replacement = {
      kind: "changeCounters",
      on: "this",
      counter: "+1/+1",
      change: { kind: "add", amount: 1 },
    };
    const enters: Replacement = {
      kind: "enters",
      what: "this",
      with: { counters: [{ counter: "+1/+1", amount: 1 }] },
    };
    const abilities = [replacing(enters), replacing(grows)];
    const hound = creature("Growing Hound", 1, 1, { manaCost: ["0"], abilities });
    const t = play({ A: { battlefield: [real("Doubling Season")], hand: [hound] } });
    t.cast("Growing Hound").resolve();
    expect(t.options()).toEqual(["ability of Doubling Season", "ability of Growing Hound"]);
    t.pick("ability of Growing Hound");
    expect(counters(t, "Growing Hound")).toBe(4);
  });

  it("are each player's to order, the active player first (CR 101.4)", () => {
    const t = play({
      A: {
        battlefield: [...BOTH, ...many(5, "Swamp")],
        hand: [real("Living Death")],
        graveyard: [real("Triskelion")],
      },
      B: { battlefield: BOTH, graveyard: [real("Triskelion")] },
    });
    t.cast("Living Death").resolve();
    expect(t.asked).toBe(ORDER);
    t.pick("ability of Hardened Scales");
    expect(t.asked).toBe("B pick orderReplacements");
    t.pick("ability of Doubling Season");
    expect(entered(t, 2)).toEqual([{ "+1/+1": 8 }, { "+1/+1": 7 }]);
  });
});
