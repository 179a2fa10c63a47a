import type { Ability, Effect, EventPattern } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real, spell } from "../effects/play.ts";
import { card, creature } from "../support/cards.ts";

const gain: Effect = { kind: "gainLife", who: { kind: "you" }, amount: 1 };

function whenever(event: EventPattern): Ability {
  return { kind: "triggered", event, body: { kind: "plain", effects: [gain] } };
}

const creatures = { filter: { of: [{ kind: "type" as const, type: "creature" as const }] } };

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
