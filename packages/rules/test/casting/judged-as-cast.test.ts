import type { CardDefinition, Filter, RuleEffect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { many } from "../corner-cases/lands.ts";
import { type Play, play, real } from "../effects/play.ts";
import { always, card, creature, enchantment } from "../support/cards.ts";

const dryad = card("Dryad", {
  types: ["enchantment", "creature"],
  manaCost: ["1", "G"],
  power: 2,
  toughness: 2,
  abilities: [{ kind: "keyword", keyword: "bestow", cost: [{ kind: "mana", mana: ["3", "G"] }] }],
});
const cavern = card("Cavern", {
  types: ["land"],
  abilities: [{ kind: "keyword", keyword: "morph", cost: [{ kind: "mana", mana: ["2"] }] }],
});
const wheel = card("Wheel", {
  types: ["artifact"],
  manaCost: ["9"],
  abilities: [{ kind: "keyword", keyword: "morph", cost: [{ kind: "mana", mana: ["2"] }] }],
});
const big = creature("Big One", 5, 5, {
  manaCost: ["9"],
  subtypes: ["Zombie"],
  abilities: [{ kind: "keyword", keyword: "morph", cost: [{ kind: "mana", mana: ["2"] }] }],
});

const CREATURES: Filter = { zones: ["stack"], of: [{ kind: "type", type: "creature" }] };
const AURAS: Filter = { zones: ["stack"], of: [{ kind: "subtype", subtype: "Aura" }] };
const ZOMBIES: Filter = { zones: ["stack"], of: [{ kind: "subtype", subtype: "Zombie" }] };

function ruling(name: string, rule: RuleEffect): CardDefinition {
  return enchantment(name, always({ kind: "rule", rule }));
}

function fromLibrary(what: Filter): RuleEffect {
  return { kind: "mayPlayFrom", who: { kind: "you" }, what, zone: "library", topOnly: true, act: "cast" };
}

/** The ways in which it may be cast now, by what comes before any name of an effect. */
function ways(t: Play): string[] {
  const { decision } = t;
  if (decision.kind !== "act") return [];
  return decision.acts
    .flatMap((act) => (act.kind === "cast" ? [act.via?.replace(/:?\w+:\d+$/, "") || "usual"] : []))
    .sort();
}

describe("whether a spell may be cast is judged by what it would be on the stack (CR 601.3e)", () => {
  it("for a prohibition of creature spells: an Aura if it is cast bestowed (702.103d)", () => {
    const t = play({
      A: { battlefield: [real("Aether Storm"), real("Grizzly Bears"), ...many(4, "Forest")], hand: [dryad] },
    });
    expect(ways(t)).toEqual(["bestow"]);
    t.cast("Dryad", "Grizzly Bears").resolve();
    expect(t.pt("Grizzly Bears")).toBe("2/2");
    expect(t.battlefield("A")).toContain("Dryad");
  });

  it("for a permission for creature spells: not if it is cast bestowed", () => {
    const t = play({
      A: {
        battlefield: [ruling("Horde", fromLibrary(CREATURES)), real("Grizzly Bears"), ...many(4, "Forest")],
        library: [dryad],
      },
    });
    expect(ways(t)).toEqual(["usual"]);
  });

  it("for a permission for creature spells of a card that is none: if it is cast face down (708.4)", () => {
    const t = play({
      A: { battlefield: [ruling("Horde", fromLibrary(CREATURES)), ...many(3, "Island")], library: [wheel] },
    });
    expect(ways(t)).toEqual(["morph"]);
    const zombies = play({
      A: { battlefield: [ruling("Horde", fromLibrary(ZOMBIES)), ...many(9, "Island")], library: [big] },
    });
    expect(ways(zombies)).toEqual(["usual"]);
  });

  it("for a land: not as a land if it is cast face down", () => {
    const t = play({ A: { battlefield: many(3, "Island"), hand: [cavern] } });
    expect(ways(t)).toEqual(["morph"]);
    expect(t.acts()).toContain("playLand Cavern");
    t.cast("Cavern").resolve();
    expect(t.state.battlefield.map((id) => t.state.objects[id]?.status.faceDown)).toContain("morph");
  });

  it("for spells with flash: Auras and creatures each as what they are cast as (601.3b)", () => {
    const flash = (what: Filter): RuleEffect => ({
      kind: "mayCastAsThoughFlash",
      who: { kind: "you" },
      what,
    });
    const with_ = (what: Filter): Play =>
      play({
        A: {
          battlefield: [ruling("Swift", flash(what)), real("Grizzly Bears"), ...many(4, "Forest")],
          hand: [dryad],
        },
      }).to("beginningOfCombat");
    expect(ways(with_(AURAS))).toEqual(["bestow"]);
    expect(ways(with_(CREATURES))).toEqual(["usual"]);
  });
});
