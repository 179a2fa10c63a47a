import type { EventPattern, PlayerRef } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, type Play, play, real, spell } from "../effects/play.ts";
import { CREATURES, creature, enchantment } from "../support/cards.ts";

const BATTLE = "Invasion of Innistrad";
const YOU: PlayerRef = { kind: "you" };

/** A battle that B protects. */
const siege = {
  card: real(`${BATTLE} // Deluge of the Dead`),
  as: { counters: { defense: 5 }, chosen: { player: 1 } },
};
const jace = { card: real("Jace Beleren"), as: { counters: { loyalty: 5 } } };

/** An enchantment whose controller gains 1 life whenever a creature attacks so. */
function alarm(how: Partial<Extract<EventPattern, { kind: "attacks" }>>) {
  return enchantment("Alarm", {
    kind: "triggered",
    event: { kind: "attacks", what: { filter: { of: [CREATURES] } }, ...how },
    body: { kind: "plain", effects: [{ kind: "gainLife", who: YOU, amount: 1 }] },
  });
}
const raider = creature("Raider", 2, 2, {
  abilities: [
    {
      kind: "triggered",
      event: { kind: "attacks", what: "this" },
      body: { kind: "plain", effects: [{ kind: "loseLife", who: { kind: "defending" }, amount: 3 }] },
    },
  ],
});
const doom = spell(
  "Doom",
  [{ kind: "destroy", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
  [CREATURE_TARGET],
);

/** How much life B, who protects A's battle and controls a planeswalker, has when A's Raider has attacked that. */
function lifeOfB(attacked: string, how: Parameters<typeof alarm>[0]): number {
  const bystander = creature("Bystander", 2, 2);
  const t = play({
    A: { battlefield: [siege, bystander] },
    B: { battlefield: [jace, alarm(how)] },
  });
  return t.attack(`Bystander/${attacked}`).resolveAll().life("B");
}

describe("what triggers when a creature attacks", () => {
  it("you or a planeswalker you control does so for those and not for a battle (508.3e)", () => {
    const how = { defending: YOU, target: "either" } as const;
    expect(["B", "Jace Beleren", BATTLE].map((one) => lifeOfB(one, how))).toEqual([21, 21, 20]);
  });

  it("you or a planeswalker you control does so for no battle you control, either", () => {
    for (const target of ["either", "planeswalker"] as const) {
      const theirs = { ...siege, as: { ...siege.as, chosen: { player: 2 } } };
      const t = play({
        A: { battlefield: [creature("Bystander", 2, 2)] },
        B: { battlefield: [theirs, alarm({ defending: YOU, target })] },
        C: {},
      });
      expect(t.attack(`Bystander/${BATTLE}`).resolveAll().life("B")).toBe(20);
    }
  });

  it("a planeswalker you control does so for that alone", () => {
    const how = { defending: YOU, target: "planeswalker" } as const;
    expect(["B", "Jace Beleren", BATTLE].map((one) => lifeOfB(one, how))).toEqual([20, 21, 20]);
  });

  it("at all does so for a battle as well", () => {
    expect(["B", "Jace Beleren", BATTLE].map((one) => lifeOfB(one, {}))).toEqual([21, 21, 21]);
  });
});

describe("the defending player of an attack on a battle", () => {
  const lives = (t: Play): number[] => [t.life("A"), t.life("B"), t.life("C")];

  it("is its protector, not its controller (310.8d, 508.5)", () => {
    const t = play({ A: { battlefield: [siege, raider] }, B: {}, C: {} });
    expect(lives(t.attack(`Raider/${BATTLE}`).resolveAll())).toEqual([20, 17, 20]);
  });

  it("is its protector also after the attacker has left combat (508.5)", () => {
    const t = play({ A: { battlefield: [siege, raider], hand: [doom] }, B: {}, C: {} });
    t.attack(`Raider/${BATTLE}`).cast("Doom", "Raider").resolveAll();
    expect([t.graveyard("A").includes("Raider"), ...lives(t)]).toEqual([true, 20, 17, 20]);
  });

  it("is its protector also where both the attacker and the battle have gone (508.5)", () => {
    const sweep = spell("Sweep", [{ kind: "destroy", what: { kind: "all", filter: { of: [] } } }]);
    const t = play({ A: { battlefield: [siege, raider], hand: [sweep] }, B: {}, C: {} });
    t.attack(`Raider/${BATTLE}`).cast("Sweep").resolveAll();
    expect([t.battlefield("A").length, ...lives(t)]).toEqual([0, 20, 17, 20]);
  });
});
