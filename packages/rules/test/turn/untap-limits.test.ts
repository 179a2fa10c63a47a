import type { RuleEffect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { type Play, play } from "../effects/play.ts";
import type { Placing } from "../support/board.ts";
import { always, creature, enchantment, land } from "../support/cards.ts";

const rule = (name: string, effect: RuleEffect) => enchantment(name, always({ kind: "rule", rule: effect }));

const atMost = (name: string, count: number, type?: "land" | "creature") =>
  rule(name, {
    kind: "untapAtMost",
    who: { kind: "allPlayers" },
    what: { of: type ? [{ kind: "type", type }] : [] },
    count,
  });

const tapped = (...names: readonly string[]): Placing[] =>
  names.map((name) => ({
    card: name.startsWith("Land") ? land(name) : creature(name, 1, 1),
    as: { status: { tapped: true, flipped: false, faceDown: null, phasedOut: false } },
  }));

function stillTapped(t: Play): string[] {
  return t.state.battlefield.flatMap((id) => (t.state.objects[id]?.status.tapped ? [t.nameOf(id)] : []));
}

describe("effects that let a player untap only so many permanents (CR 502.3)", () => {
  it("leave the choice of those to the active player", () => {
    const t = play({
      B: { battlefield: [atMost("Orb", 1, "land"), ...tapped("Land 1", "Land 2", "Land 3", "Ogre")] },
    });
    t.to("untap", 6);
    expect(t.asked).toBe("B pick choose");
    expect(t.options()).toEqual(["Land 1", "Land 2", "Land 3"]);
    expect(t.answer({ kind: "pick", values: [0, 1] })).not.toBeNull();
    t.pick("Land 2").to("upkeep", 6);
    expect(stillTapped(t)).toEqual(["Land 1", "Land 3"]);
  });

  it("ask nothing where no more than that are tapped, or none may untap", () => {
    const t = play({
      B: {
        battlefield: [
          atMost("Orb", 1, "land"),
          atMost("Prison", 0, "creature"),
          ...tapped("Land 1", "Ogre", "Giant"),
        ],
      },
    });
    t.to("upkeep", 6);
    expect(t.asked).toBe("B act priority");
    expect(stillTapped(t)).toEqual(["Ogre", "Giant"]);
  });

  it("hold together, the narrowest chosen first", () => {
    const t = play({
      B: {
        battlefield: [
          atMost("Wide Orb", 2),
          atMost("Orb", 1, "land"),
          ...tapped("Land 1", "Land 2", "Ogre", "Giant"),
        ],
      },
    });
    t.to("untap", 6).pick("Land 2");
    expect(t.options()).toEqual(["Land 2", "Ogre", "Giant"]);
    t.pick("Land 2", "Giant").to("upkeep", 6);
    expect(stillTapped(t)).toEqual(["Land 1", "Ogre"]);
  });

  it("limit nothing that another player untaps in that step, nor ask about it", () => {
    const muse = rule("Muse", {
      kind: "untapAlsoDuring",
      who: { kind: "you" },
      what: { of: [{ kind: "controller", player: { kind: "you" } }] },
      duringUntapOf: { kind: "otherPlayers" },
    });
    const lazy = enchantment(
      "Lazy Law",
      always({
        kind: "modify",
        what: { filter: { of: [{ kind: "type", type: "creature" }] } },
        modifications: [{ kind: "restriction", restriction: { kind: "mayNotUntap" } }],
      }),
    );
    const t = play({
      A: { battlefield: [muse, lazy, ...tapped("Land A", "Land B", "Elf")] },
      B: { battlefield: [atMost("Orb", 1, "land"), ...tapped("Land 1", "Ogre")] },
    });
    t.to("untap", 6);
    expect(t.options()).toEqual(["Ogre"]);
    t.pick("Ogre").to("upkeep", 6);
    expect(stillTapped(t)).toEqual(["Ogre"]);
  });

  it("keep a creature that doesn't untap in its controller's untap step from no other player's (CR 502.3)", () => {
    const muse = rule("Muse", {
      kind: "untapAlsoDuring",
      who: { kind: "you" },
      what: { of: [{ kind: "controller", player: { kind: "you" } }] },
      duringUntapOf: { kind: "otherPlayers" },
    });
    const grasp = enchantment(
      "Grasp",
      always({
        kind: "modify",
        what: { filter: { of: [{ kind: "type", type: "creature" }] } },
        modifications: [{ kind: "restriction", restriction: { kind: "doesntUntap" } }],
      }),
    );
    const t = play({ A: { battlefield: [muse, grasp, ...tapped("Elf")] } });
    expect(stillTapped(t.to("upkeep", 6))).toEqual([]);
    const alone = play({ B: { battlefield: [grasp, ...tapped("Ogre")] } });
    expect(stillTapped(alone.to("upkeep", 6))).toEqual(["Ogre"]);
  });
});
