import type { EventPattern, Zone } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real, spell } from "../effects/play.ts";
import { always, CREATURES, enchantment } from "../support/cards.ts";

/** "If a creature would be put into a graveyard from somewhere, you gain 1 life instead." */
function instead(from?: Zone) {
  const event: EventPattern = {
    kind: "moves",
    what: { filter: { of: [CREATURES] } },
    to: "graveyard",
    ...(from === undefined ? {} : { from }),
  };
  const effects = [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] as const;
  return enchantment(
    "Grace",
    always({ kind: "replacement", replacement: { kind: "instead", event, effects } }),
  );
}

const wipe = spell("Wipe", [{ kind: "destroy", what: { kind: "all", filter: { of: [] } } }]);
const grind = spell("Grind", [{ kind: "mill", who: { kind: "you" }, amount: 2 }]);

describe("an effect that does something instead of a move to a zone (CR 614.6)", () => {
  it("replaces that of what it names from where it says, and no other", () => {
    const t = play({
      A: {
        battlefield: [instead("battlefield"), real("Grizzly Bears"), real("Sol Ring")],
        hand: [wipe, grind],
        library: [real("Hill Giant"), real("Shock")],
      },
    });
    t.cast("Grind").resolveAll();
    expect([t.graveyard("A"), t.life("A")]).toEqual([["Hill Giant", "Shock", "Grind"], 20]);
    t.cast("Wipe").resolveAll();
    expect([t.battlefield("A"), t.life("A")]).toEqual([["Grizzly Bears"], 21]);
  });

  it("replaces it from anywhere where it says nothing of that, on the way to that zone only", () => {
    const t = play({
      A: {
        battlefield: [instead(), real("Grizzly Bears")],
        hand: [grind, real("Unsummon")],
        library: [real("Hill Giant"), real("Shock")],
      },
    });
    t.cast("Grind").resolveAll();
    expect([t.graveyard("A"), t.library("A", 1), t.life("A")]).toEqual([
      ["Shock", "Grind"],
      ["Hill Giant"],
      21,
    ]);
  });
});
