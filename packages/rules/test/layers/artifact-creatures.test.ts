import { describe, expect, it } from "vitest";
import { characteristics } from "../../src/index.ts";
import { play, spell } from "../effects/play.ts";
import { card } from "../support/cards.ts";

function animate(name: string, subtype: string) {
  return spell(
    name,
    [
      {
        kind: "modify",
        what: { kind: "ref", ref: { kind: "target", target: "t1" } },
        modifications: [
          { kind: "types", mode: "addTypes", types: ["artifact", "creature"], subtypes: [subtype] },
          { kind: "setPT", power: 2, toughness: 2 },
        ],
        duration: "endOfTurn",
      },
    ],
    [{ id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "artifact" }] } } }],
  );
}

describe("what becomes an artifact creature (CR 205.1b)", () => {
  it("keeps its card types and other subtypes, and has the new creature types instead of others", () => {
    const engine = card("Engine", { types: ["artifact"], subtypes: ["Equipment"], manaCost: ["0"] });
    const t = play({
      A: { battlefield: [engine], hand: [animate("Knead", "Golem"), animate("Rouse", "Beast")] },
    });
    t.cast("Knead", "Engine").resolveAll();
    t.cast("Rouse", "Engine").resolveAll();
    const { types, subtypes } = characteristics(t.state, t.object("Engine").id);
    expect([[...types].sort(), [...subtypes].sort()]).toEqual([
      ["artifact", "creature"],
      ["Beast", "Equipment"],
    ]);
  });
});
