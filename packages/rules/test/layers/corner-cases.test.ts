import { describe, expect, it } from "vitest";
import { activeRules } from "../../src/index.ts";
import { board } from "../support/board.ts";
import { add, creature, gain } from "../support/cards.ts";
import {
  bears,
  bloodMoon,
  controlMagic,
  dressDown,
  dryadArbor,
  enchantedEvening,
  evilPresence,
  forest,
  gloriousAnthem,
  goblin,
  goblinChieftain,
  humility,
  opalescence,
  spreadingSeas,
  tarmogoyf,
  turnToFrog,
  urborg,
} from "../support/real-cards.ts";

/** What an object can be tapped for. */
function manaOf(on: ReturnType<typeof board>, name: string): string[] {
  return on.values(name).abilities.flatMap(({ ability }) => {
    const effect =
      ability.kind === "activated" && ability.body.kind === "plain" ? ability.body.effects[0] : null;
    return effect?.kind === "addMana" && effect.output.kind === "symbols" ? [...effect.output.mana] : [];
  });
}

describe("corner cases of the layers", () => {
  it("L02: Opalescence, then Humility: all that are creatures are 1/1 without abilities", () => {
    const on = board({ A: { battlefield: [opalescence, humility, gloriousAnthem, bears] } });
    expect(on.pt("Humility")).toBe("1/1");
    expect(on.pt("Grizzly Bears")).toBe("1/1");
    expect(on.pt("Glorious Anthem")).toBe("1/1");
    expect(on.values("Humility").abilities).toEqual([]);
    expect(on.values("Glorious Anthem").abilities).toEqual([]);
    expect(on.values("Opalescence").types).toEqual(["enchantment"]);
    expect(on.values("Opalescence").abilities).toHaveLength(1);
  });

  it("L02: Humility, then Opalescence: the newer sets power and toughness last", () => {
    const on = board({ A: { battlefield: [humility, opalescence, bears] } });
    expect(on.pt("Humility")).toBe("4/4");
    expect(on.pt("Grizzly Bears")).toBe("1/1");
  });

  it.each([
    ["Blood Moon first", [bloodMoon, urborg, forest]],
    ["Urborg first", [urborg, bloodMoon, forest]],
  ])("L03: %s: Urborg is a Mountain without its ability and no land is a Swamp", (_, battlefield) => {
    const on = board({ A: { battlefield } });
    expect(on.values("Urborg, Tomb of Yawgmoth").subtypes).toEqual(["Mountain"]);
    expect(on.values("Urborg, Tomb of Yawgmoth").supertypes).toEqual(["legendary"]);
    expect(manaOf(on, "Urborg, Tomb of Yawgmoth")).toEqual(["R"]);
    expect(on.values("Urborg, Tomb of Yawgmoth").abilities).toHaveLength(1);
    expect(on.values("Forest").subtypes).toEqual(["Forest"]);
    expect(manaOf(on, "Forest")).toEqual(["G"]);
  });

  it("L04: Dryad Arbor under Blood Moon is a green Mountain Dryad land creature that taps for red only", () => {
    const on = board({ A: { battlefield: [bloodMoon, dryadArbor] } });
    const values = on.values("Dryad Arbor");
    expect([...values.subtypes].sort()).toEqual(["Dryad", "Mountain"]);
    expect(values.types).toEqual(["land", "creature"]);
    expect(values.colors).toEqual(["G"]);
    expect(on.pt("Dryad Arbor")).toBe("1/1");
    expect(manaOf(on, "Dryad Arbor")).toEqual(["R"]);
  });

  it.each([
    ["Enchanted Evening first", [enchantedEvening, opalescence, forest]],
    ["Opalescence first", [opalescence, enchantedEvening, forest]],
  ])("L05: %s: lands are 0/0 creatures", (_, battlefield) => {
    const on = board({ A: { battlefield } });
    expect(on.values("Forest").types).toEqual(["land", "enchantment", "creature"]);
    expect(on.pt("Forest")).toBe("0/0");
  });

  it("L06: a 4/4 with a +1/+1 counter under Giant Growth and Turn to Frog is a blue 5/5 Frog", () => {
    const beast = creature("Beast", 4, 4, {
      colorIndicator: ["G"],
      subtypes: ["Beast"],
      abilities: [{ kind: "keyword", keyword: "trample" }],
    });
    const on = board({ A: { battlefield: [{ card: beast, as: { counters: { "+1/+1": 1 } } }] } });
    on.effect(["Beast"], add(3, 3));
    on.effect(["Beast"], ...turnToFrog);
    expect(on.pt("Beast")).toBe("5/5");
    expect(on.values("Beast")).toMatchObject({ subtypes: ["Frog"], colors: ["U"], abilities: [] });
    expect(on.values("Beast").basePower).toBe(1);
  });

  it("L08: Tarmogoyf counts card types in all graveyards, also while it is in one", () => {
    const on = board({
      A: { battlefield: [tarmogoyf], graveyard: [bears, { card: tarmogoyf, called: "dead" }] },
      B: { graveyard: [forest] },
    });
    expect(on.pt("Tarmogoyf")).toBe("2/3");
    expect(on.pt("dead")).toBe("2/3");
    on.put(creature("Bolt", 0, 0, {}), 1, "graveyard");
    expect(on.pt("Tarmogoyf")).toBe("2/3");
    on.put({ ...bears, faces: [{ name: "Bolt", manaCost: ["R"], types: ["instant"] }] }, 1, "graveyard");
    expect(on.pt("Tarmogoyf")).toBe("3/4");
  });

  it("L09: under Dress Down, Goblin Chieftain gives nothing although it is older", () => {
    const on = board({ A: { battlefield: [goblinChieftain, goblin, dressDown] } });
    expect(on.pt("Goblin")).toBe("1/1");
    expect(on.keywords("Goblin")).toEqual([]);
    on.remove("Dress Down");
    expect(on.pt("Goblin")).toBe("2/2");
    expect(on.keywords("Goblin")).toEqual(["haste"]);
  });

  it("L10: of Spreading Seas and Evil Presence the newer counts, and when it goes the older", () => {
    const on = board({
      B: { battlefield: [forest] },
    });
    on.put({ card: spreadingSeas, on: "Forest" }, 0, "battlefield");
    on.put({ card: evilPresence, on: "Forest" }, 0, "battlefield");
    expect(on.values("Forest").subtypes).toEqual(["Swamp"]);
    expect(manaOf(on, "Forest")).toEqual(["B"]);
    on.remove("Evil Presence");
    expect(on.values("Forest").subtypes).toEqual(["Island"]);
    expect(manaOf(on, "Forest")).toEqual(["U"]);
  });

  it("L11: after Threaten has ended, Control Magic is in control again", () => {
    const on = board({ B: { battlefield: [bears] } });
    on.put({ card: controlMagic, on: "Grizzly Bears" }, 0, "battlefield");
    expect(on.values("Grizzly Bears").controller).toBe(0);
    const threaten = on.effectBy(
      "Control Magic",
      1,
      ["Grizzly Bears"],
      [{ kind: "controller", player: { kind: "you" } }, gain("haste")],
    );
    expect(on.values("Grizzly Bears").controller).toBe(1);
    expect(on.keywords("Grizzly Bears")).toEqual(["haste"]);
    on.end(threaten);
    expect(on.values("Grizzly Bears").controller).toBe(0);
  });

  it("L12: Overrun's creatures are fixed, Glorious Anthem takes newcomers", () => {
    const on = board({ A: { battlefield: [gloriousAnthem, bears] } });
    on.effect(["Grizzly Bears"], add(3, 3), gain("trample"));
    on.put(creature("Newcomer", 1, 1), 0, "battlefield");
    expect(on.pt("Grizzly Bears")).toBe("6/6");
    expect(on.pt("Newcomer")).toBe("2/2");
    expect(on.keywords("Newcomer")).toEqual([]);
    expect(activeRules(on.state)).toEqual([]);
  });
});
