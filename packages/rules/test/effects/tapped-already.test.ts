import type { Ability, Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { creature } from "../support/cards.ts";
import { CREATURE_TARGET, type Play, play, real, spell } from "./play.ts";

const then: readonly Effect[] = [{ kind: "gainLife", who: { kind: "you" }, amount: 3 }];
const tapThis = { kind: "tap", what: { kind: "ref", ref: { kind: "this" } } } as const;

describe("an instruction to tap what is tapped already (CR 701.21a)", () => {
  const resting: Ability = {
    kind: "activated",
    cost: [],
    body: {
      kind: "plain",
      effects: [
        {
          kind: "may",
          who: { kind: "you" },
          effects: [tapThis],
          then,
        },
      ],
    },
  };
  const hero = creature("Hero", 2, 2, { abilities: [resting] });

  it("can't be followed, so that nobody is asked", () => {
    const t = play({ A: { battlefield: [hero] } });
    t.activate("Hero").activate("Hero").resolve().yes();
    expect([t.life("A"), t.object("Hero").status.tapped]).toEqual([23, true]);
    t.resolveAll();
    expect([t.asked, t.life("A")]).toEqual(["A act priority", 23]);
  });

  it.each([
    ["tap", true],
    ["untap", false],
  ] as const)("asks nobody whether to %s a target that is so already", (kind, isTapped) => {
    const target = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;
    const effects: readonly Effect[] = [{ kind, what: target }];
    const may = spell("May", [{ kind: "may", who: { kind: "you" }, effects, then }], [CREATURE_TARGET]);
    const bear = (tapped: boolean) => ({
      card: real("Grizzly Bears"),
      as: { status: { tapped, flipped: false, faceDown: null, phasedOut: false } },
    });
    const resolved = (tapped: boolean): Play =>
      play({ A: { hand: [may] }, B: { battlefield: [bear(tapped)] } })
        .cast("May", "Grizzly Bears")
        .resolve();
    expect(resolved(isTapped).asked).toBe("A act priority");
    expect(resolved(!isTapped).yes().life("A")).toBe(23);
  });

  it("asks nobody whether to tap what is gone", () => {
    const wreck = spell(
      "Wreck",
      [{ kind: "destroy", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
      [CREATURE_TARGET],
    );
    const t = play({ A: { battlefield: [hero], hand: [wreck] } });
    t.activate("Hero").cast("Wreck", "Hero").resolve().resolve();
    expect([t.asked, t.life("A")]).toEqual(["A act priority", 20]);
  });
});
