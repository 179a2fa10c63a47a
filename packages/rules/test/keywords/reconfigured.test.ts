import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, play, spell } from "../effects/play.ts";
import { creature } from "../support/cards.ts";
import { costing } from "../support/keyworded.ts";
import { real } from "../support/test-game.ts";

const blade = creature("Living Blade", 1, 1, {
  types: ["artifact", "creature"],
  subtypes: ["Equipment"],
  abilities: [costing("reconfigure", "0")],
});
const breaking = spell(
  "Breaking",
  [{ kind: "destroy", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
  [{ ...CREATURE_TARGET, what: { kind: "object", filter: { of: [{ kind: "type", type: "artifact" }] } } }],
);

describe("reconfigure (CR 702.151b)", () => {
  it("leaves no effect behind once the Equipment has gone", () => {
    const t = play({ A: { battlefield: [blade, real("Grizzly Bears")], hand: [breaking] } });
    t.activate("Living Blade", "Grizzly Bears").resolveAll();
    expect(t.state.effects).toHaveLength(1);
    t.cast("Breaking", "Living Blade").resolveAll();
    expect(t.state.effects).toEqual([]);
  });
});
