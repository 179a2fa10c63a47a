import { describe, expect, it } from "vitest";
import { cards, many } from "../corner-cases/lands.ts";
import { type Play, play, real, spell } from "../effects/play.ts";

const TARGET = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;

describe("damage from a source with deathtouch", () => {
  it("no longer counts once state-based actions have been checked: without Darksteel Plate the creature lives (704.5h)", () => {
    const t = play({
      A: { battlefield: [real("Typhoid Rats"), ...many(4, "Island")], hand: cards("Cryptic Command") },
      B: { battlefield: [real("Stone Golem"), { card: real("Darksteel Plate"), on: "Stone Golem" }] },
    });
    t.attack("Typhoid Rats").block("Stone Golem>Typhoid Rats").fight().to("postcombatMain");
    t.cast("Cryptic Command").pick("mode 1", "mode 2").choose("Darksteel Plate").resolve();
    expect([t.hand("B"), t.battlefield("B")]).toEqual([["Darksteel Plate"], ["Stone Golem"]]);
  });
});

describe("an Aura that becomes a creature", () => {
  it("is put into its owner's graveyard (303.4d, 704.5m)", () => {
    const wake = spell(
      "Wake",
      [
        {
          kind: "modify",
          what: TARGET,
          modifications: [
            { kind: "types", mode: "add", types: ["creature"] },
            { kind: "setPT", power: 2, toughness: 2 },
          ],
          duration: "endOfTurn",
        },
      ],
      [{ id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "enchantment" }] } } }],
    );
    const t: Play = play({
      A: { hand: [wake] },
      B: { battlefield: [real("Grizzly Bears"), { card: real("Pacifism"), on: "Grizzly Bears" }] },
    });
    t.cast("Wake", "Pacifism").resolve();
    expect([t.battlefield("B"), t.graveyard("B")]).toEqual([["Grizzly Bears"], ["Pacifism"]]);
  });
});
