import type { Ability, Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { creature } from "../support/cards.ts";
import { play } from "./play.ts";

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
});
