import { describe, expect, it } from "vitest";
import { type GameObject, mayLookAt } from "../../src/index.ts";
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
  it("shows the card to the controller of the permanent, while it is there", () => {
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

  it("shows it to nobody for a permanent that has phased out, or that is linked to it otherwise", () => {
    const t = play({
      A: { hand: [place], library: [real("Forest"), real("Island"), real("Swamp"), real("Plains")] },
    });
    t.cast("Hiding Place").resolveAll();
    t.pick("Island").resolveAll();
    const [hidden = -1] = t.state.exile;
    const [holder = -1] = t.state.battlefield;
    const isSeen = (change: (of: GameObject) => Partial<GameObject>): boolean => {
      const [card, permanent] = [t.state.objects[hidden], t.state.objects[holder]];
      if (!card || !permanent) throw new Error("nothing is hidden away");
      const objects = { ...t.state.objects, [holder]: { ...permanent, ...change(permanent) } };
      return mayLookAt({ ...t.state, objects }, card, 0);
    };
    expect(isSeen(() => ({}))).toBe(true);
    expect(isSeen(({ status }) => ({ status: { ...status, phasedOut: true } }))).toBe(false);
    expect(isSeen(({ linked }) => ({ linked: { chosen: linked.exiled ?? [] } }))).toBe(false);
  });
});
