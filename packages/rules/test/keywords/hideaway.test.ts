import { describe, expect, it } from "vitest";
import { mayLookAt } from "../../src/index.ts";
import { play, real, spell } from "../effects/play.ts";
import { card } from "../support/cards.ts";
import { numbered } from "../support/keyworded.ts";

const place = card("Hiding Place", {
  types: ["artifact"],
  manaCost: [],
  abilities: [numbered("hideawayNumber", 3)],
});

const taking = spell(
  "Taking",
  [
    {
      kind: "modify",
      what: { kind: "ref", ref: { kind: "target", target: "t1" } },
      modifications: [{ kind: "controller", player: { kind: "you" } }],
      duration: "endOfGame",
    },
  ],
  [{ id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "artifact" }] } } }],
);

describe("hideaway (CR 702.75a)", () => {
  it("shows the card to whoever controls the permanent, while it is there", () => {
    const t = play({
      A: { hand: [place], library: [real("Forest"), real("Island"), real("Swamp"), real("Plains")] },
      B: { hand: [taking] },
    });
    t.cast("Hiding Place").resolveAll();
    t.pick("Island").resolveAll();
    const lookers = (): readonly boolean[] => {
      const [id = -1] = t.state.exile;
      const object = t.state.objects[id];
      return [0, 1, null].map((seat) => object != null && mayLookAt(t.state, object, seat));
    };
    expect(lookers()).toEqual([true, false, false]);
    t.pass().cast("Taking", "Hiding Place").resolveAll();
    expect(lookers()).toEqual([false, true, false]);
  });
});
