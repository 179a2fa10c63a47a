import { describe, expect, it } from "vitest";
import { enchantment } from "../support/cards.ts";
import { play, real, spell } from "./play.ts";

const CREATURES = { kind: "type", type: "creature" } as const;

describe("counters that are put on creatures for each of several things", () => {
  const harvest = spell("Harvest", [
    {
      kind: "forEach",
      of: { kind: "all", filter: { zones: ["graveyard"], of: [CREATURES] } },
      effects: [
        {
          kind: "addCounters",
          counter: "+1/+1",
          amount: 1,
          on: { kind: "all", filter: { of: [CREATURES] } },
        },
      ],
    },
  ]);
  const whenever = enchantment("Notes", {
    kind: "triggered",
    event: { kind: "counterPut", on: { filter: { of: [] } }, counter: "+1/+1", batch: true },
    body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
  });

  it("are put at once, so that what triggers on one or more of them triggers once for each creature", () => {
    const t = play({
      A: {
        battlefield: [whenever, real("Grizzly Bears")],
        graveyard: [real("Llanowar Elves"), real("Llanowar Elves"), real("Hill Giant")],
        hand: [harvest],
      },
    });
    t.cast("Harvest").resolveAll();
    expect([t.pt("Grizzly Bears"), t.life("A")]).toEqual(["5/5", 21]);
  });
});
