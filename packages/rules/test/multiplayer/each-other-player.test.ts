import type { Ability, Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { CREATURES, creature, enchantment } from "../support/cards.ts";

function wheneverAPlayerCastsAnInstant(effect: Effect): Ability {
  const who = { kind: "allPlayers" } as const;
  const spell = { zones: ["stack"], of: [{ kind: "type", type: "instant" }] } as const;
  return {
    kind: "triggered",
    event: { kind: "casts", who, spell },
    body: { kind: "plain", effects: [effect] },
  };
}

/** "Whenever a player casts an instant spell, each other player copies that spell." */
const CHORUS = enchantment(
  "Chorus",
  wheneverAPlayerCastsAnInstant({
    kind: "copySpell",
    what: { kind: "event", role: "spell" },
    who: { kind: "otherThanEventPlayer" },
    newTargets: "may",
  }),
);

describe("a spell that each other player copies", () => {
  it("is copied by everybody but whoever cast it, and each may choose new targets for their own copy", () => {
    const t = play({
      A: { battlefield: [real("Mountain")], hand: [real("Shock")] },
      B: { battlefield: [CHORUS] },
      C: {},
    });
    t.cast("Shock", "B");
    t.resolve();
    expect(t.asked).toBe("B confirm chooseNewTargets");
    t.yes().pick("A");
    expect(t.asked).toBe("C confirm chooseNewTargets");
    t.yes().pick("A");
    t.resolveAll();
    expect([t.life("A"), t.life("B"), t.life("C")]).toEqual([16, 18, 20]);
  });
});

/** "Whenever a player casts an instant spell, destroy all creatures that each other player controls." */
const PURGE = enchantment(
  "Purge",
  wheneverAPlayerCastsAnInstant({
    kind: "destroy",
    what: {
      kind: "all",
      filter: { of: [CREATURES, { kind: "controller", player: { kind: "otherThanEventPlayer" } }] },
    },
  }),
);

describe("permanents of each other player than that of the event", () => {
  it("are those of everybody but whoever cast the spell, on a crowded battlefield too", () => {
    const crowd = Array.from({ length: 12 }, () => creature("Elf", 1, 1));
    const t = play({
      A: { battlefield: [real("Mountain"), ...crowd], hand: [real("Shock")] },
      B: { battlefield: [PURGE, ...crowd] },
      C: { battlefield: crowd },
    });
    t.cast("Shock", "B");
    t.resolve();
    expect([t.battlefield("A").length, t.battlefield("B"), t.battlefield("C")]).toEqual([13, ["Purge"], []]);
  });
});
