import type { Ability, CardDefinition, Effect, EventPattern } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, type Play, play, real, spell } from "../effects/play.ts";
import { card, creature } from "../support/cards.ts";

const HAUNT: Ability = { kind: "keyword", keyword: "hauntedByDeath" };
const YOU = { kind: "you" } as const;
const OPPONENTS = { kind: "opponents" } as const;
const TARGET = { kind: "ref", ref: { kind: "target", target: "t1" } } as const;
const GAIN: Effect = { kind: "gainLife", who: YOU, amount: 3 };

/** "When the creature it haunts dies, you gain 3 life." */
const WHEN_HAUNTED_DIES: Ability = {
  kind: "triggered",
  event: { kind: "moves", what: "haunted", from: "battlefield", to: "graveyard" },
  body: { kind: "plain", effects: [GAIN] },
};

const GHOST = creature("Ghost", 1, 1, { abilities: [HAUNT, WHEN_HAUNTED_DIES] });
const HOST = creature("Host", 2, 2);
const KILL = spell("Kill", [{ kind: "destroy", what: TARGET }], [CREATURE_TARGET]);
const FLICKER = spell(
  "Flicker",
  [
    { kind: "exile", what: TARGET, bind: "gone" },
    {
      kind: "move",
      what: { kind: "ref", ref: { kind: "bound", name: "gone" } },
      to: { zone: "battlefield" },
    },
  ],
  [CREATURE_TARGET],
);
const GROUND = spell(
  "Ground",
  [
    {
      kind: "modify",
      what: TARGET,
      modifications: [
        { kind: "types", mode: "set", types: ["artifact"] },
        { kind: "controller", player: YOU },
      ],
      duration: "endOfGame",
    },
  ],
  [CREATURE_TARGET],
);
const STEAL = spell(
  "Steal",
  [
    {
      kind: "modify",
      what: TARGET,
      modifications: [{ kind: "controller", player: YOU }],
      duration: "endOfGame",
    },
  ],
  [CREATURE_TARGET],
);
const SMASH = spell(
  "Smash",
  [{ kind: "destroy", what: TARGET }],
  [{ id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "artifact" }] } } }],
);

function haunted(...hand: readonly CardDefinition[]): Play {
  const t = play({ A: { battlefield: [GHOST], hand: [KILL, ...hand] }, B: { battlefield: [HOST] } });
  return t.cast("Kill", "Ghost").resolveAll();
}

describe("haunt (CR 702.55)", () => {
  it("exiles the permanent's card from the graveyard haunting a creature (702.55a)", () => {
    const t = haunted();
    expect([t.exile(), t.graveyard("A"), t.life("A")]).toEqual([["Ghost"], ["Kill"], 20]);
  });

  it("lets what speaks of the haunted creature trigger from exile, for the card's owner (702.55b-c)", () => {
    const t = haunted(KILL).cast("Kill", "Host").resolveAll();
    expect([t.life("A"), t.life("B"), t.exile()]).toEqual([23, 20, ["Ghost"]]);
    const stolen = play({
      A: { battlefield: [GHOST], hand: [KILL, KILL] },
      B: { battlefield: [HOST], hand: [STEAL] },
    });
    stolen.pass().cast("Steal", "Ghost").resolve();
    expect(stolen.battlefield("B")).toEqual(["Ghost", "Host"]);
    stolen.cast("Kill", "Ghost").resolveAll().cast("Kill", "Host").resolveAll();
    expect([stolen.life("A"), stolen.life("B"), stolen.exile()]).toEqual([23, 20, ["Ghost"]]);
  });

  it.each<[string, EventPattern]>([
    ["attacking", { kind: "attacks", what: "haunted" }],
    ["dealing damage", { kind: "dealsDamage", source: "haunted", to: { kind: "player", player: OPPONENTS } }],
    ["doing so or attacking by itself", { kind: "attacks", what: { either: ["this", "haunted"] } }],
  ])("lets what speaks of the haunted creature %s trigger from exile as well (702.55c)", (_, event) => {
    const ghost = creature("Ghost", 1, 1, {
      abilities: [HAUNT, { kind: "triggered", event, body: { kind: "plain", effects: [GAIN] } }],
    });
    const t = play({ A: { battlefield: [ghost, HOST], hand: [KILL] } });
    t.cast("Kill", "Ghost").resolveAll();
    expect(t.exile()).toEqual(["Ghost"]);
    t.attack("Host").to("postcombatMain");
    expect(t.life("A")).toBe(23);
  });

  it("goes on meaning that object when it is no creature any more and somebody else controls it (702.55b)", () => {
    const t = haunted(GROUND, SMASH).cast("Ground", "Host").resolve().cast("Smash", "Host").resolveAll();
    expect(t.life("A")).toBe(23);
  });

  it("is over when the creature has left the battlefield, though its card comes back", () => {
    const t = haunted(FLICKER, KILL).cast("Flicker", "Host").resolve();
    expect([t.exile(), t.battlefield("B")]).toEqual([["Ghost"], ["Host"]]);
    t.cast("Kill", "Host").resolveAll();
    expect([t.life("A"), t.exile(), t.graveyard("B")]).toEqual([20, ["Ghost"], ["Host"]]);
    // Only the new object makes the difference.
    const same = haunted(KILL).cast("Kill", "Host").resolveAll();
    expect([same.life("A"), same.exile(), same.graveyard("B")]).toEqual([23, ["Ghost"], ["Host"]]);
  });

  it("leaves the card in the graveyard if there is no creature, and does nothing from there", () => {
    const t = play({ A: { battlefield: [GHOST], hand: [KILL, KILL, HOST] } })
      .cast("Kill", "Ghost")
      .resolveAll();
    expect([t.exile(), t.graveyard("A")]).toEqual([[], ["Ghost", "Kill"]]);
    t.cast("Host").resolve().cast("Kill", "Host").resolveAll();
    expect([t.life("A"), t.graveyard("A")]).toEqual([20, ["Ghost", "Kill", "Host", "Kill"]]);
  });

  it("exiles nothing of a token, and triggers when two die together", () => {
    const wrath = spell("Wrath", [
      { kind: "destroy", what: { kind: "all", filter: { of: [{ kind: "type", type: "creature" }] } } },
    ]);
    const t = play({
      A: { battlefield: [{ card: GHOST, as: { kind: "token" } }, HOST], hand: [KILL, KILL] },
    });
    t.cast("Kill", "Ghost").resolveAll().cast("Kill", "Host").resolveAll();
    expect([t.exile(), t.life("A")]).toEqual([[], 20]);
    const both = play({
      A: { battlefield: [GHOST], hand: [wrath] },
      B: { battlefield: [HOST] },
    });
    both.cast("Wrath").resolveAll();
    expect([both.exile(), both.life("A")]).toEqual([[], 20]);
  });

  it("of a spell: triggers as the spell is put into the graveyard during its resolution (702.55a)", () => {
    const cry = (effects: readonly Effect[], target = true) =>
      card("Cry", {
        types: ["sorcery"],
        manaCost: ["0"],
        abilities: [
          { kind: "spell", body: { kind: "plain", targets: target ? [CREATURE_TARGET] : [], effects } },
          HAUNT,
          WHEN_HAUNTED_DIES,
        ],
      });
    const t = play({ A: { hand: [cry([], false), KILL] }, B: { battlefield: [HOST] } });
    t.cast("Cry").resolveAll();
    expect(t.exile()).toEqual(["Cry"]);
    expect(t.cast("Kill", "Host").resolveAll().life("A")).toBe(23);
    const fizzled = play({
      A: { hand: [cry([]), KILL] },
      B: { battlefield: [HOST, real("Hill Giant")] },
    });
    fizzled.cast("Cry", "Host");
    fizzled.cast("Kill", "Host").resolveAll();
    expect([fizzled.decision.kind, fizzled.exile(), fizzled.graveyard("A")]).toEqual([
      "act",
      [],
      ["Kill", "Cry"],
    ]);
  });
});
