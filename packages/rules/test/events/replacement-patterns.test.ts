import type { Effect, EventPattern, PlayerRef, Selection, Zone } from "@spellroom/card-language";
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

const YOU: PlayerRef = { kind: "you" };
const EACH: PlayerRef = { kind: "each" };
const then: readonly Effect[] = [{ kind: "gainLife", who: YOU, amount: 5 }];

function creatureOf(by: PlayerRef): Selection {
  return { kind: "choose", by, filter: { of: [CREATURES] }, count: { min: 1, max: 1 }, eachOwn: true };
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

  it('leaves what was to be done begun: what follows "if you do" follows, though it wasn\'t offered (118.12)', () => {
    const give = spell("Give", [
      { kind: "sacrifice", who: YOU, what: creatureOf(YOU), bind: "given" },
      { kind: "if", condition: { kind: "did", name: "given" }, then },
    ]);
    const grace = { battlefield: [instead("battlefield"), real("Grizzly Bears")], hand: [give] };
    const t = play({ A: grace }).cast("Give").resolveAll();
    expect([t.battlefield("A"), t.life("A")]).toEqual([["Grace", "Grizzly Bears"], 26]);
    const without = play({ A: { hand: [give] } });
    expect(without.cast("Give").resolveAll().life("A")).toBe(20);
  });

  it("leaves it begun by each of the players who were to do it together (118.12)", () => {
    const effects: readonly Effect[] = [{ kind: "sacrifice", who: EACH, what: creatureOf(EACH) }];
    const all = spell("All", [
      {
        kind: "forEachPlayer",
        of: { kind: "allPlayers" },
        effects: [{ kind: "may", who: EACH, effects, then }],
      },
    ]);
    const t = play({
      A: { hand: [all], battlefield: [real("Grizzly Bears")] },
      B: { battlefield: [instead("battlefield"), real("Grizzly Bears")] },
      C: { battlefield: [real("Grizzly Bears")] },
    });
    t.cast("All").resolve().yes().yes().no().resolveAll();
    expect([t.battlefield("A"), t.life("A"), t.life("C")]).toEqual([["Grizzly Bears"], 30, 20]);
  });
});
