import type { Ability, Effect, EventPattern } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real, spell } from "../effects/play.ts";
import { CREATURES, card, creature, YOURS } from "../support/cards.ts";

const gain: Effect = { kind: "gainLife", who: { kind: "you" }, amount: 1 };

function whenever(event: EventPattern): Ability {
  return { kind: "triggered", event, body: { kind: "plain", effects: [gain] } };
}

const creatures = { filter: { of: [{ kind: "type" as const, type: "creature" as const }] } };

const youAttack: Extract<EventPattern, { kind: "attacks" }> = {
  kind: "attacks",
  what: { filter: { of: [CREATURES, YOURS] } },
  by: { kind: "you" },
  batch: { atLeast: 1 },
};

/** A's life, who gains 1 each time this happens, after A has attacked B with two creatures and C with one. */
function afterAttackOnTwoPlayers(event: EventPattern): number {
  const bears = real("Grizzly Bears");
  const herald = card("Herald", { types: ["enchantment"], abilities: [whenever(event)] });
  const t = play({ A: { battlefield: [herald, bears, bears, bears] }, B: {}, C: {} });
  t.attack("Grizzly Bears/B", "Grizzly Bears/B", "Grizzly Bears/C").resolveAll();
  return t.life("A");
}

describe("how often one thing triggers (CR 603.2c)", () => {
  it("is once for all damage that a creature deals at the same time", () => {
    const wide = creature("Wide Lizard", 4, 4, {
      abilities: [
        { kind: "keyword", keyword: "trample" },
        whenever({ kind: "dealsDamage", source: "this", combat: true }),
      ],
    });
    const t = play({ A: { battlefield: [wide] }, B: { battlefield: [real("Grizzly Bears")] } });
    t.attack("Wide Lizard").block("Grizzly Bears>Wide Lizard");
    t.fight();
    if (t.decision.kind === "distribute") t.divide(2, 2);
    t.resolveAll();
    expect([t.life("A"), t.life("B")]).toEqual([21, 18]);
  });

  it("is once for each creature that one or more counters are put on", () => {
    const watcher = card("Patient Clerk", {
      types: ["enchantment"],
      abilities: [whenever({ kind: "counterPut", on: creatures, counter: "+1/+1", batch: true })],
    });
    const feast = spell("Feast", [
      {
        kind: "addCounters",
        counter: "+1/+1",
        amount: 2,
        on: { kind: "all", filter: { ...creatures.filter, zones: ["battlefield"] } },
      },
    ]);
    const bears = real("Grizzly Bears");
    const t = play({ A: { battlefield: [watcher, bears, bears, bears], hand: [feast] } });
    t.cast("Feast").resolve();
    t.resolveAll();
    expect(t.life("A")).toBe(23);
  });

  it("is once for each player that you attack at the same time (CR 508.3e)", () => {
    expect(afterAttackOnTwoPlayers({ ...youAttack, target: "player" })).toBe(22);
  });

  it("is once for an attack, whoever is attacked (CR 508.3d)", () => {
    expect(afterAttackOnTwoPlayers(youAttack)).toBe(21);
  });

  it("is for each player whom enough creatures attack", () => {
    expect(afterAttackOnTwoPlayers({ ...youAttack, target: "player", batch: { atLeast: 2 } })).toBe(21);
  });

  it("is also for a creature that exploits itself (CR 702.110b)", () => {
    const gourmand = creature("Rash Gourmand", 1, 1, {
      manaCost: ["0"],
      abilities: [
        { kind: "keyword", keyword: "exploit" },
        whenever({ kind: "keywordAction", action: "exploit", what: "this" }),
      ],
    });
    const t = play({ A: { hand: [gourmand] } });
    t.cast("Rash Gourmand").resolve();
    t.resolveAll();
    t.yes();
    if (t.decision.kind === "pick") t.pick("Rash Gourmand");
    t.resolveAll();
    expect(t.graveyard("A")).toEqual(["Rash Gourmand"]);
    expect(t.life("A")).toBe(21);
  });
});
