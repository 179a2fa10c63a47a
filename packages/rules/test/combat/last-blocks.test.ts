import type { Ability } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { creature } from "../support/cards.ts";

const spite: Ability = {
  kind: "activated",
  cost: [],
  body: {
    kind: "plain",
    targets: [
      {
        id: "t1",
        what: {
          kind: "object",
          filter: {
            of: [
              { kind: "type", type: "creature" },
              { kind: "blocking", ref: { kind: "this" } },
            ],
          },
        },
      },
    ],
    effects: [{ kind: "destroy", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
  },
};
const duellist = creature("Bitter Duellist", 2, 2, { abilities: [spite] });

describe("a creature blocking one that has died since (CR 608.2b)", () => {
  it("is still a legal target of its ability, as it last was", () => {
    const t = play({
      A: { battlefield: [duellist, real("Mountain")], hand: [real("Lightning Bolt")] },
      B: { battlefield: [real("Hill Giant")] },
    });
    t.attack("Bitter Duellist").block("Hill Giant>Bitter Duellist");
    t.activate("Bitter Duellist").cast("Lightning Bolt", "Bitter Duellist").resolveAll();
    expect(t.graveyard("A")).toContain("Bitter Duellist");
    expect(t.graveyard("B")).toEqual(["Hill Giant"]);
  });
});
