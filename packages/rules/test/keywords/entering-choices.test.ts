import type { Ability, CardDefinition } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play } from "../effects/play.ts";
import { card, creature } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";
import { beast, costing, numbered } from "../support/keyworded.ts";

const bears = beast("Grizzly Bears", 2, 2);

describe("amplify (CR 702.38)", () => {
  const dragon = (name: string, ...abilities: readonly Ability[]): CardDefinition =>
    creature(name, 5, 5, { subtypes: ["Dragon"], abilities });

  it("gives counters for each card revealed from the hand that shares a creature type with it", () => {
    const duel = new Duel({
      A: { hand: [dragon("Kilnmouth Dragon", numbered("amplify", 3)), dragon("Shivan Dragon"), bears] },
    });
    duel.answer(0, "enterChoice", "Shivan Dragon").cast(0, "Kilnmouth Dragon").resolve();
    expect(duel.pt("Kilnmouth Dragon")).toBe("8/8");
    expect(duel.toldOf("revealed").length).toBe(1);
    expect(duel.count("Shivan Dragon", "hand")).toBe(1);
  });

  it("asks nothing when no such card is there", () => {
    const duel = new Duel({ A: { hand: [dragon("Kilnmouth Dragon", numbered("amplify", 3)), bears] } });
    duel.cast(0, "Kilnmouth Dragon").resolve();
    expect(duel.pt("Kilnmouth Dragon")).toBe("5/5");
  });
});

describe("devour (CR 702.82)", () => {
  const slime = beast("Gluttonous Slime", 2, 2, numbered("devour", 1));

  it("gives counters for each creature sacrificed as it enters", () => {
    const other = beast("Runeclaw Bear", 2, 2);
    const duel = new Duel({ A: { battlefield: [bears, other, real("Forest")], hand: [slime] } });
    duel.answer(0, "enterChoice", "Grizzly Bears", "Runeclaw Bear").cast(0, "Gluttonous Slime").resolve();
    expect(duel.pt("Gluttonous Slime")).toBe("4/4");
    expect([duel.count("Grizzly Bears", "graveyard"), duel.count("Runeclaw Bear", "graveyard")]).toEqual([
      1, 1,
    ]);
    const kinds = duel.toldOf("moved").map(({ to }) => to);
    expect(kinds.indexOf("graveyard")).toBeLessThan(kinds.indexOf("battlefield"));
  });

  it("may be left alone", () => {
    const duel = new Duel({ A: { battlefield: [bears], hand: [slime] } });
    duel.cast(0, "Gluttonous Slime").resolve();
    expect([duel.pt("Gluttonous Slime"), duel.count("Grizzly Bears", "battlefield")]).toEqual(["2/2", 1]);
  });
});

describe("absorb (CR 702.64)", () => {
  it("prevents that much of each damage", () => {
    const sliver = beast("Lymph Sliver", 3, 3, numbered("absorb", 1));
    const duel = new Duel({ A: { battlefield: [sliver, real("Mountain")], hand: [real("Lightning Bolt")] } });
    duel.cast(0, "Lightning Bolt", "Lymph Sliver").resolve();
    expect(duel.state.objects[duel.find("Lymph Sliver")]?.damage).toBe(2);
  });
});

describe("recover (CR 702.59)", () => {
  const harvest = card("Grim Harvest", {
    types: ["instant"],
    manaCost: ["1", "B"],
    abilities: [costing("recover", "2", "B")],
  });
  const setup = (swamps: number) =>
    new Duel({
      A: {
        battlefield: [bears, ...Array.from({ length: swamps }, () => real("Swamp")), real("Mountain")],
        hand: [real("Lightning Bolt")],
        graveyard: [harvest],
      },
    });

  it("returns the card to the hand when the cost is paid as a creature dies", () => {
    const duel = setup(3);
    duel.answer(0, "mayPay", true).cast(0, "Lightning Bolt", "Grizzly Bears").resolve();
    expect(duel.count("Grim Harvest", "hand")).toBe(1);
  });

  it("exiles it when it isn't", () => {
    const duel = setup(0);
    duel.cast(0, "Lightning Bolt", "Grizzly Bears").resolve();
    expect(duel.count("Grim Harvest", "exile")).toBe(1);
  });
});

describe("ripple (CR 702.60)", () => {
  const surging = card("Surging Dementia", {
    types: ["sorcery"],
    manaCost: [],
    abilities: [
      numbered("ripple", 4),
      {
        kind: "spell",
        body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] },
      },
    ],
  });

  it("casts the revealed cards of its name for nothing and puts the rest on the bottom", () => {
    const duel = new Duel({
      A: {
        hand: [surging],
        library: [
          real("Forest"),
          { card: surging, called: "next" },
          real("Swamp"),
          real("Island"),
          real("Plains"),
        ],
      },
    });
    duel.answer(0, "may", true).answer(0, "castNow", "Surging Dementia").answer(0, "may", false);
    duel.cast(0, "Surging Dementia").resolve();
    expect([duel.life(0), duel.count("Surging Dementia", "graveyard")]).toEqual([22, 2]);
    expect(duel.state.players[0]?.library.length).toBe(4);
  });
});

describe("firebending", () => {
  it("adds red mana that lasts until end of combat", () => {
    const duel = new Duel({
      A: { battlefield: [beast("Fire Nation Cadets", 2, 2, numbered("firebending", 2))] },
    });
    duel.attack(0, "Fire Nation Cadets").to("declareBlockers");
    expect(duel.state.players[0]?.mana.map(({ type }) => type)).toEqual(["R", "R"]);
    duel.to("endOfCombat");
    expect(duel.state.players[0]?.mana.length).toBe(2);
    duel.to("postcombatMain");
    expect(duel.state.players[0]?.mana.length).toBe(0);
  });
});

describe("transfigure (CR 702.71)", () => {
  it("sacrifices it for a creature card of the same mana value", () => {
    const wurm = creature("Fleshwrither", 3, 3, {
      manaCost: ["2", "B"],
      abilities: [costing("transfigure", "1")],
    });
    const three = creature("Hill Giant", 3, 3, { manaCost: ["2", "R"] });
    const duel = new Duel({
      A: { battlefield: [wurm, real("Swamp")], library: [bears, three, real("Forest")] },
    });
    duel.answer(0, "search", "Hill Giant").activate(0, "Fleshwrither").resolve();
    expect([duel.count("Hill Giant", "battlefield"), duel.count("Fleshwrither", "graveyard")]).toEqual([
      1, 1,
    ]);
  });
});

describe("tribute (CR 702.104)", () => {
  const giant = creature("Pharagax Giant", 3, 3, { manaCost: ["0"], abilities: [numbered("tribute", 2)] });

  it("is asked of the opponent whom its controller chooses as it enters", () => {
    const t = play({ A: { hand: [giant] }, B: {}, C: {} });
    t.cast("Pharagax Giant");
    while (t.decision.kind === "act") t.pass();
    expect([t.asked, t.options()]).toEqual(["A pick enterChoice", ["B", "C"]]);
    t.pick("C");
    expect(t.asked).toBe("C confirm enterChoice");
    t.yes();
    expect([t.object("Pharagax Giant").counters, t.object("Pharagax Giant").marks]).toEqual([
      { "+1/+1": 2 },
      ["tributePaid"],
    ]);
    expect(t.events.find((event) => event.kind === "countersChanged")).toMatchObject({ by: 2 });
  });

  it("may be left unpaid", () => {
    const t = play({ A: { hand: [giant] }, B: {} });
    t.cast("Pharagax Giant").resolveAll().no();
    expect([t.object("Pharagax Giant").counters, t.object("Pharagax Giant").marks]).toEqual([{}, []]);
  });
});
