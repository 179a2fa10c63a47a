import type { CardDefinition, EventPattern } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { CREATURE_TARGET, type Play, type Setup, spell } from "../../effects/play.ts";
import { aura, CREATURES, card, creature } from "../../support/cards.ts";
import { circle, GAIN_ONE, lives, watcher, whenever } from "./circle.ts";

const CREATURE = { filter: { of: [CREATURES] } } as const;
const ALL = { kind: "allPlayers" } as const;

/** Each of four has one that watches for that. */
function watched(event: EventPattern, setup: Setup = {}): Play {
  const one = (seat: keyof Setup) => ({
    ...setup[seat],
    battlefield: [...(setup[seat]?.battlefield ?? []), watcher("Watcher", event)],
  });
  return circle({ A: one("A"), B: one("B"), C: one("C"), D: one("D") });
}

describe("triggered abilities (CR 801.7)", () => {
  it("don't trigger on what happens out of range", () => {
    const t = watched(
      { kind: "casts", who: ALL, spell: { zones: ["stack"], of: [] } },
      { A: { hand: [spell("Word", [])] } },
    );
    t.cast("Word").resolveAll();
    expect(lives(t)).toEqual([21, 21, 20, 21]);
  });

  it("trigger on an attack within range on any player, if the text doesn't say whom", () => {
    const attacker = { A: { battlefield: [creature("Ant", 1, 1)] } };
    const attacks = watched({ kind: "attacks", what: CREATURE }, attacker);
    attacks.attack("Ant/B").resolveAll();
    expect(lives(attacks)).toEqual([21, 21, 20, 21]);
    const aPlayer = watched({ kind: "attacks", what: CREATURE, target: "player" }, attacker);
    aPlayer.attack("Ant/B").resolveAll();
    expect(lives(aPlayer)).toEqual([21, 21, 20, 20]);
  });

  it("trigger on a block if all is within range that the text speaks of", () => {
    const onAnt = (name: string, event: EventPattern) => ({
      card: withAbility(aura(name), event),
      on: "Ant",
    });
    const t = circle({
      A: { battlefield: [creature("Ant", 1, 1)] },
      B: { battlefield: [creature("Wall", 0, 9)] },
      D: {
        battlefield: [
          onAnt("Seen", { kind: "becomesBlocked", what: "attached" }),
          onAnt("Half Seen", { kind: "becomesBlocked", what: "attached", by: CREATURE }),
        ],
      },
    });
    t.attack("Ant/B").block("Wall>Ant");
    expect(t.stack()).toEqual(["ability of Seen"]);
  });

  it("trigger on damage dealt within range by a source that the text doesn't describe", () => {
    const bolt = spell(
      "Bolt",
      [{ kind: "dealDamage", amount: 1, to: { kind: "targets", target: "t1" } }],
      [CREATURE_TARGET],
    );
    const t = watched(
      { kind: "dealsDamage", source: { filter: { of: [] } }, to: { kind: "object", what: CREATURE } },
      { A: { hand: [bolt] }, B: { battlefield: [creature("Wall", 0, 9)] } },
    );
    t.cast("Bolt", "Wall").resolveAll();
    expect(lives(t)).toEqual([21, 21, 21, 20]);
  });

  it("see who becomes the target only together with what targets", () => {
    const t = watched(
      { kind: "becomesTarget", what: CREATURE, by: "either" },
      { A: { hand: [spell("Point", [], [CREATURE_TARGET])] }, B: { battlefield: [creature("Wall", 0, 9)] } },
    );
    t.cast("Point", "Wall").resolveAll();
    expect(lives(t)).toEqual([21, 21, 20, 20]);
  });

  it("at the beginning of a step trigger in anybody's turn, but not where they speak of a player out of range", () => {
    const upkeep = { kind: "stepBegins", step: "upkeep", whose: ALL } as const;
    const any = circle({ C: { battlefield: [watcher("Any", upkeep)] } });
    any.to("upkeep", 6).resolveAll().to("upkeep", 7).resolveAll();
    any.to("upkeep", 8).resolveAll().to("upkeep", 9).resolveAll();
    expect(any.life("C")).toBe(24);
    const lose = { kind: "loseLife", who: { kind: "event" }, amount: 1 } as const;
    const theirs = circle({ C: { battlefield: [watcher("Theirs", upkeep, GAIN_ONE, lose)] } });
    theirs.to("upkeep", 6).resolveAll().to("upkeep", 7).resolveAll();
    theirs.to("upkeep", 8).resolveAll().to("upkeep", 9).resolveAll();
    expect(lives(theirs)).toEqual([20, 19, 22, 19]);
  });

  it("at the next end step happen in the turn of somebody out of range, too", () => {
    const later = spell("Later", [
      {
        kind: "delayed",
        event: { kind: "nextStep", step: "end", whose: ALL },
        body: { kind: "plain", effects: [GAIN_ONE] },
      },
    ]);
    const t = circle({ C: { hand: [later] } });
    t.pass().pass().cast("Later").resolveAll().to("end").resolveAll();
    expect(t.life("C")).toBe(21);
  });
});

describe("what leaves the range as it happens (CR 801.7a)", () => {
  it("is judged by where it was as it left the battlefield", () => {
    const doom = spell(
      "Doom",
      [{ kind: "destroy", what: { kind: "ref", ref: { kind: "target", target: "t1" } } }],
      [CREATURE_TARGET],
    );
    const t = watched(
      { kind: "moves", what: CREATURE, from: "battlefield" },
      {
        A: { battlefield: [{ card: creature("Bear", 2, 2), as: { controller: 2 } }] },
        B: { hand: [doom] },
      },
    );
    t.pass().cast("Doom", "Bear").resolveAll();
    expect(t.graveyard("A")).toEqual(["Bear"]);
    expect(lives(t)).toEqual([20, 21, 21, 21]);
  });
});

function withAbility(definition: CardDefinition, event: EventPattern): CardDefinition {
  const { name, subtypes = [] } = definition.faces[0];
  const enchant = { kind: "keyword", keyword: "enchant", what: { of: [CREATURES] } } as const;
  return card(name, { types: ["enchantment"], subtypes, abilities: [enchant, whenever(event)] });
}
