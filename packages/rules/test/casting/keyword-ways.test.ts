import type { Ability, CardDefinition, Cost, Effect, Face } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { characteristics } from "../../src/index.ts";
import { card, creature } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";
import { beast, costing } from "../support/keyworded.ts";

const lands = (name: string, count: number) => Array.from({ length: count }, () => real(name));

function draw(amount: number): Effect {
  return { kind: "draw", who: { kind: "you" }, amount };
}

function does(...effects: readonly Effect[]): Ability {
  return { kind: "spell", body: { kind: "plain", effects } };
}

function damage(amount: number): Ability {
  return {
    kind: "spell",
    body: {
      kind: "plain",
      targets: [{ id: "t1", what: { kind: "any" } }],
      effects: [{ kind: "dealDamage", amount, to: { kind: "targets", target: "t1" } }],
    },
  };
}

function sorcery(name: string, manaCost: Face["manaCost"], ...abilities: readonly Ability[]): CardDefinition {
  return card(name, { types: ["sorcery"], manaCost, abilities });
}

function waysOf(duel: Duel, name: string): (string | null)[] {
  const { decision } = duel;
  if (decision.kind !== "act") return [];
  return decision.acts.flatMap((act) => {
    if (act.kind !== "cast") return [];
    return characteristics(duel.state, act.object).name === name ? [act.via] : [];
  });
}

describe("awaken (CR 702.113)", () => {
  const tactics: CardDefinition = sorcery("Coastal Discovery", ["3", "U"], does(draw(2)), {
    kind: "keyword",
    keyword: "awaken",
    amount: 4,
    cost: [{ kind: "mana", mana: ["5", "U"] }],
  });

  it("makes a land a creature with counters when its cost was paid", () => {
    const duel = new Duel({ A: { battlefield: lands("Island", 6), hand: [tactics] } });
    expect(waysOf(duel, "Coastal Discovery")).toEqual([null, "awaken"]);
    duel.answer(0, "chooseTargets", "Island").castVia(0, "Coastal Discovery", "awaken").resolve();
    const island = characteristics(duel.state, duel.find("Island"));
    expect(island).toMatchObject({ types: ["land", "creature"], power: 4, toughness: 4 });
    expect(island.keywords.has("haste")).toBe(true);
    expect(duel.count("Mountain", "hand", 0)).toBe(2);
  });

  it("has no such target when cast for its mana cost", () => {
    const duel = new Duel({ A: { battlefield: lands("Island", 4), hand: [tactics] } });
    duel.castVia(0, "Coastal Discovery", null).resolve();
    expect(characteristics(duel.state, duel.find("Island")).types).toEqual(["land"]);
    expect(duel.count("Mountain", "hand", 0)).toBe(2);
  });
});

describe("warp", () => {
  const colossus = creature("Bygone Colossus", 9, 9, { manaCost: ["9"], abilities: [costing("warp", "3")] });

  it("casts it from the hand for less, exiles it at the next end step, and lets it be cast on a later turn", () => {
    const duel = new Duel({ A: { battlefield: lands("Mountain", 9), hand: [colossus] } });
    expect(waysOf(duel, "Bygone Colossus")).toEqual([null, "warp"]);
    duel.castVia(0, "Bygone Colossus", "warp").resolve();
    expect(duel.count("Bygone Colossus", "battlefield")).toBe(1);
    duel.to("end").resolve();
    expect(duel.count("Bygone Colossus", "exile")).toBe(1);
    duel.nextTurn().nextTurn().to("precombatMain");
    expect(waysOf(duel, "Bygone Colossus")).toEqual(["warped"]);
    duel.castVia(0, "Bygone Colossus", "warped").resolve();
    duel.nextTurn();
    expect(duel.count("Bygone Colossus", "battlefield")).toBe(1);
  });

  it("stays when it was cast for its mana cost", () => {
    const duel = new Duel({ A: { battlefield: lands("Mountain", 9), hand: [colossus] } });
    duel.castVia(0, "Bygone Colossus", null).resolve();
    duel.nextTurn();
    expect(duel.count("Bygone Colossus", "battlefield")).toBe(1);
  });
});

describe("web-slinging and sneak", () => {
  const bears = beast("Grizzly Bears", 2, 2);
  const tapped: Partial<{ status: { tapped: true; flipped: false; faceDown: null; phasedOut: false } }> = {
    status: { tapped: true, flipped: false, faceDown: null, phasedOut: false },
  };

  it("web-slinging costs less for returning a tapped creature", () => {
    const spider = creature("Spider-Man, Brooklyn Visionary", 4, 3, {
      manaCost: ["4", "G"],
      abilities: [costing("webSlinging", "2", "G")],
    });
    const with3 = (battlefield: readonly ({ card: CardDefinition; as?: object } | CardDefinition)[]) =>
      new Duel({ A: { battlefield: [...lands("Forest", 3), ...battlefield], hand: [spider] } });
    expect(waysOf(with3([bears]), "Spider-Man, Brooklyn Visionary")).toEqual([]);
    const duel = with3([{ card: bears, as: tapped }]);
    duel.castVia(0, "Spider-Man, Brooklyn Visionary", "webSlinging").resolve();
    expect([
      duel.count("Spider-Man, Brooklyn Visionary", "battlefield"),
      duel.count("Grizzly Bears", "hand"),
    ]).toEqual([1, 1]);
  });

  const technique = sorcery("Donatello's Technique", ["2", "U"], does(draw(2)), costing("sneak", "U"));

  it("sneak is for the declare blockers step, for returning an unblocked attacker", () => {
    const duel = new Duel({ A: { battlefield: [...lands("Island", 1), bears], hand: [technique] } });
    expect(waysOf(duel, "Donatello's Technique")).toEqual([]);
    duel.attack(0, "Grizzly Bears").to("declareBlockers");
    expect(waysOf(duel, "Donatello's Technique")).toEqual(["sneak"]);
    duel.castVia(0, "Donatello's Technique", "sneak").resolve();
    expect(duel.count("Mountain", "hand", 0)).toBe(2);
    duel.to("postcombatMain");
    expect(duel.life(1)).toBe(20);
  });
});

describe("ninjutsu (CR 702.49)", () => {
  const ninja = beast("Ninja of the Deep Hours", 2, 2, costing("ninjutsu", "1", "U"));
  const bears = beast("Grizzly Bears", 2, 2);

  it("puts the Ninja onto the battlefield tapped and attacking the player that the returned creature attacked", () => {
    const duel = new Duel({ A: { battlefield: [...lands("Island", 2), bears], hand: [ninja] } });
    duel.attack(0, "Grizzly Bears").to("declareBlockers");
    duel.activate(0, "Ninja of the Deep Hours").resolve();
    expect(duel.count("Grizzly Bears", "hand")).toBe(1);
    const id = duel.find("Ninja of the Deep Hours");
    expect(duel.state.objects[id]?.status.tapped).toBe(true);
    expect(duel.state.combat?.attackers).toMatchObject([
      { object: id, defender: { player: 1 }, blocked: false },
    ]);
    duel.to("postcombatMain");
    expect(duel.life(1)).toBe(18);
  });

  it("isn't there for a blocked creature", () => {
    const duel = new Duel({
      A: { battlefield: [...lands("Island", 2), bears], hand: [ninja] },
      B: { battlefield: [beast("Wall of Wood", 0, 3)] },
    });
    duel.attack(0, "Grizzly Bears").block(1, ["Wall of Wood", "Grizzly Bears"]).to("declareBlockers");
    expect(() => duel.activate(0, "Ninja of the Deep Hours")).toThrow("no ability");
  });
});

describe("miracle (CR 702.94)", () => {
  const temporal = sorcery(
    "Terminus",
    ["4", "W", "W"],
    does({ kind: "gainLife", who: { kind: "you" }, amount: 5 }),
    costing("miracle", "W"),
  );

  it("lets the first card drawn in a turn be revealed and cast for less", () => {
    const duel = new Duel({ A: { battlefield: lands("Plains", 1), library: [temporal] } });
    duel.answer(0, "may", true).answer(0, "castNow", "Terminus").nextTurn().nextTurn().to("precombatMain");
    expect([duel.life(0), duel.count("Terminus", "graveyard")]).toEqual([25, 1]);
  });

  it("leaves it in the hand when it isn't revealed", () => {
    const duel = new Duel({ A: { battlefield: lands("Plains", 1), library: [temporal] } });
    duel.answer(0, "may", false).nextTurn().nextTurn().to("precombatMain");
    expect([duel.life(0), duel.count("Terminus", "hand")]).toEqual([20, 1]);
    expect(duel.toldOf("revealed")).toEqual([]);
  });

  it("isn't offered for a later card of the turn", () => {
    const duel = new Duel({
      A: {
        battlefield: lands("Plains", 1),
        hand: [sorcery("Divination", [], does(draw(2)))],
        library: [real("Plains"), temporal],
      },
    });
    duel.cast(0, "Divination").resolve();
    expect(duel.count("Terminus", "hand")).toBe(1);
    expect(duel.toldOf("revealed")).toEqual([]);
  });
});

describe("mayhem", () => {
  const goblinoids = creature("Raging Goblinoids", 5, 4, {
    manaCost: ["4", "R"],
    abilities: [costing("mayhem", "2", "R")],
  });
  const rummage: Cost = { kind: "discard", what: { count: 1, filter: { of: [] } } };

  it("casts it from the graveyard in the turn it was discarded, and doesn't exile it later", () => {
    const outlet = card("Rummager", {
      types: ["artifact"],
      abilities: [{ kind: "activated", cost: [rummage], body: { kind: "plain", effects: [draw(1)] } }],
    });
    const duel = new Duel({ A: { battlefield: [...lands("Mountain", 3), outlet], hand: [goblinoids] } });
    expect(waysOf(duel, "Raging Goblinoids")).toEqual([]);
    duel.activate(0, "Rummager").resolve();
    expect(waysOf(duel, "Raging Goblinoids")).toEqual(["mayhem"]);
    duel.castVia(0, "Raging Goblinoids", "mayhem").resolve();
    expect(duel.count("Raging Goblinoids", "battlefield")).toBe(1);
  });

  it("isn't there for a card that wasn't discarded this turn", () => {
    const duel = new Duel({ A: { battlefield: lands("Mountain", 5), graveyard: [goblinoids] } });
    expect(waysOf(duel, "Raging Goblinoids")).toEqual([]);
  });
});

describe("splice (CR 702.47)", () => {
  const arcane = (name: string, ...abilities: readonly Ability[]): CardDefinition =>
    card(name, { types: ["instant"], subtypes: ["Arcane"], manaCost: ["R"], abilities });
  const spliced = (ability: Ability, name: string): CardDefinition =>
    arcane(name, ability, {
      kind: "keyword",
      keyword: "splice",
      onto: "Arcane",
      cost: [{ kind: "mana", mana: ["1"] }],
    });

  it("adds the text of cards in hand for their splice costs, each with targets of its own", () => {
    const duel = new Duel({
      A: {
        battlefield: lands("Mountain", 3),
        hand: [
          arcane("Lava Spike", damage(3)),
          spliced(damage(2), "Glacial Ray"),
          spliced(does(draw(1)), "Evermind"),
        ],
      },
    });
    duel.answer(0, "chooseCost", true).answer(0, "chooseCost", true);
    duel.cast(0, "Lava Spike", { player: 1 }, { player: 0 }).resolve();
    expect([duel.life(1), duel.life(0), duel.count("Mountain", "hand", 0)]).toEqual([17, 18, 1]);
    expect([duel.count("Glacial Ray", "hand"), duel.count("Evermind", "hand")]).toEqual([1, 1]);
    expect(duel.toldOf("revealed").length).toBe(1);
  });

  it("is for spells of that quality only, and for what can be paid", () => {
    const bolt = new Duel({
      A: {
        battlefield: lands("Mountain", 3),
        hand: [real("Lightning Bolt"), spliced(damage(2), "Glacial Ray")],
      },
    });
    bolt.cast(0, "Lightning Bolt", { player: 1 }).resolve();
    expect([bolt.life(1), bolt.toldOf("revealed").length]).toEqual([17, 0]);
    const poor = new Duel({
      A: {
        battlefield: lands("Mountain", 1),
        hand: [arcane("Lava Spike", damage(3)), spliced(damage(2), "Glacial Ray")],
      },
    });
    poor.castVia(0, "Lava Spike", null);
    poor.resolve();
    expect(poor.toldOf("revealed").length).toBe(0);
  });
});
