import { describe, expect, it } from "vitest";
import { cards, lands, many } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";
import { strike } from "./steps.ts";

describe("double strike", () => {
  it("with trample deals all of the second damage to the player once the first has killed the blocker (702.19e, 510.4)", () => {
    const t = play({
      A: { battlefield: [real("Stampeding Rhino"), ...lands(1)], hand: cards("Boros Charm") },
      B: { battlefield: cards("Grizzly Bears") },
    });
    t.cast("Boros Charm").pick("mode 2").choose("Stampeding Rhino").resolve();
    t.attack("Stampeding Rhino").block("Grizzly Bears>Stampeding Rhino");
    strike(t, 2, 2);
    expect([t.life("B"), t.graveyard("B")]).toEqual([14, ["Grizzly Bears"]]);
  });

  it("without trample deals nothing more once the first has killed the blocker (509.1h, 510.1c)", () => {
    const t = play({
      A: { battlefield: cards("Hound of Griselbrand") },
      B: { battlefield: cards("Grizzly Bears") },
    });
    t.attack("Hound of Griselbrand").block("Grizzly Bears>Hound of Griselbrand");
    strike(t);
    expect([t.life("B"), t.object("Hound of Griselbrand").damage]).toEqual([20, 0]);
  });
});

describe("trample", () => {
  it("takes damage that is there already for part of what is lethal (702.19b)", () => {
    const t = play({
      A: { battlefield: [real("Stampeding Rhino"), ...lands(1)], hand: cards("Lightning Bolt") },
      B: { battlefield: cards("Wall of Stone") },
    });
    t.cast("Lightning Bolt", "Wall of Stone").resolve();
    t.attack("Stampeding Rhino").block("Wall of Stone>Stampeding Rhino");
    strike(t);
    expect(t.life("B")).toBe(20);
    const u = play({
      A: { battlefield: [real("Stampeding Rhino"), ...lands(1)], hand: cards("Shock") },
      B: { battlefield: cards("Air Elemental") },
    });
    u.cast("Shock", "Air Elemental").resolve();
    u.attack("Stampeding Rhino").block("Air Elemental>Stampeding Rhino");
    strike(u, 2, 2);
    expect([u.life("B"), u.graveyard("B")]).toEqual([18, ["Air Elemental"]]);
  });

  it("needs only lethal damage for an indestructible blocker (702.19b, 702.12b)", () => {
    const t = play({
      A: { battlefield: cards("Stampeding Rhino") },
      B: { battlefield: cards("Darksteel Myr") },
    });
    t.attack("Stampeding Rhino").block("Darksteel Myr>Stampeding Rhino");
    strike(t, 1, 3);
    expect([t.life("B"), t.battlefield("B")]).toEqual([17, ["Darksteel Myr"]]);
  });

  it("with deathtouch needs one damage for each blocker (702.2c, 702.19b)", () => {
    const t = play({
      A: { battlefield: [real("Stampeding Rhino"), { card: real("Gorgon Flail"), on: "Stampeding Rhino" }] },
      B: { battlefield: cards("Wall of Stone", "Air Elemental") },
    });
    t.attack("Stampeding Rhino").block("Wall of Stone>Stampeding Rhino", "Air Elemental>Stampeding Rhino");
    strike(t, 1, 1, 3);
    expect([t.life("B"), t.battlefield("B")]).toEqual([17, []]);
  });

  it("must assign lethal damage to a blocker that prevents it, having protection from its color (702.19b, 702.16e)", () => {
    const t = play({
      A: { battlefield: cards("Ball Lightning") },
      B: { battlefield: cards("Kor Firewalker") },
    });
    t.attack("Ball Lightning").block("Kor Firewalker>Ball Lightning").pass().pass();
    expect(t.decision.kind).toBe("distribute");
    expect(t.answer({ kind: "distribute", amounts: [1, 5] })).not.toBeNull();
    t.divide(2, 4);
    expect([t.life("B"), t.object("Kor Firewalker").damage]).toEqual([16, 0]);
  });
});

describe("blocking", () => {
  it("two attackers divides the blocker's damage among both (510.1d)", () => {
    const t = play({
      A: { battlefield: cards("Grizzly Bears", "Llanowar Elves") },
      B: {
        battlefield: [
          { card: real("Tangleclaw Werewolf // Fibrous Entangler"), as: { counters: { "+1/+1": 1 } } },
        ],
      },
    });
    t.attack("Grizzly Bears", "Llanowar Elves").block("Tangleclaw Werewolf>Grizzly Bears+Llanowar Elves");
    strike(t, 2, 1);
    expect([t.battlefield("A"), t.life("B")]).toEqual([[], 20]);
  });

  it("stands although menace is gained or flying comes after blocks (509.1b-c)", () => {
    const t = play({
      A: { battlefield: [real("Hill Giant"), ...many(4, "Plains")], hand: cards("Enter the Avatar State") },
      B: { battlefield: cards("Grizzly Bears") },
    });
    t.attack("Hill Giant").block("Grizzly Bears>Hill Giant");
    t.cast("Enter the Avatar State", "Hill Giant").resolve();
    strike(t);
    expect([t.life("B"), t.life("A"), t.graveyard("B")]).toEqual([20, 23, ["Grizzly Bears"]]);
  });

  it("by a creature tapped after blocks deals its damage all the same (506.4, 510.1)", () => {
    const t = play({
      A: { battlefield: [real("Grizzly Bears"), ...many(3, "Island")], hand: cards("Jolt") },
      B: { battlefield: cards("Hill Giant") },
    });
    t.attack("Grizzly Bears").block("Hill Giant>Grizzly Bears");
    t.cast("Jolt", "Hill Giant").resolve();
    for (let guard = 0; guard < 3 && t.decision.kind !== "act"; guard++) {
      if (t.decision.kind === "confirm") t.yes();
      else t.pick(t.options()[0] ?? "");
    }
    expect(t.object("Hill Giant").status.tapped).toBe(true);
    strike(t);
    expect(t.graveyard("A").toSorted()).toEqual(["Grizzly Bears", "Jolt"]);
  });

  it("as many as can must block Elvish Bard, but none that another requirement or restriction keeps off (509.1c)", () => {
    const t = play({
      A: { battlefield: cards("Elvish Bard", "Grizzly Bears") },
      B: { battlefield: cards("Hill Giant", "Goblin Piker", "Craven Knight") },
    });
    t.attack("Elvish Bard", "Grizzly Bears").pass().pass();
    expect(t.answer(t.blocks("Hill Giant>Elvish Bard"))).not.toBeNull();
    expect(t.answer(t.blocks("Hill Giant>Elvish Bard", "Goblin Piker>Grizzly Bears"))).not.toBeNull();
    t.say(t.blocks("Hill Giant>Elvish Bard", "Goblin Piker>Elvish Bard"));
    expect(t.asked.startsWith("A act")).toBe(true);
  });

  it("a creature with menace by one creature that can't is illegal, Lure or not (509.1b-c)", () => {
    const t = play({
      A: { battlefield: [real("Elvish Bard"), { card: real("Chitinous Cloak"), on: "Elvish Bard" }] },
      B: { battlefield: cards("Hill Giant") },
    });
    t.attack("Elvish Bard").pass().pass();
    expect(t.asked.startsWith("A act") || t.decision.kind === "blockers").toBe(true);
    if (t.decision.kind === "blockers") t.say({ kind: "blockers", blocks: [] });
    strike(t);
    expect(t.life("B")).toBe(16);
  });
});

describe("life gained by combat damage", () => {
  it("comes with the damage, so that a player at 2 survives 3 with 2 from a lifelinker (120.3f, 704.3)", () => {
    const t = play({
      A: { battlefield: cards("Hill Giant", "Grizzly Bears") },
      B: { battlefield: cards("Child of Night"), life: 2 },
    });
    t.attack("Hill Giant", "Grizzly Bears").block("Child of Night>Grizzly Bears");
    strike(t);
    expect([t.state.result, t.life("B")]).toEqual([null, 1]);
  });

  it("as a triggered ability comes too late: Armadillo Cloak's player at 2 loses to 3 (603.3, 704.5a)", () => {
    const t = play({
      A: { battlefield: cards("Hill Giant", "Grizzly Bears") },
      B: { battlefield: [real("Wall of Stone"), real("Exalted Angel")], life: 2 },
    });
    t.attack("Hill Giant", "Grizzly Bears").block("Exalted Angel>Grizzly Bears");
    strike(t);
    expect(t.state.result?.winners).toEqual([0]);
  });
});

describe("a creature in combat", () => {
  it("killed by first strike deals no damage (510.4)", () => {
    const t = play({
      A: { battlefield: cards("White Knight") },
      B: { battlefield: cards("Grizzly Bears") },
    });
    t.attack("White Knight").block("Grizzly Bears>White Knight");
    strike(t);
    expect([t.object("White Knight").damage, t.graveyard("B")]).toEqual([0, ["Grizzly Bears"]]);
  });

  it("flanked by two instances makes its blocker smaller twice; two flankers don't matter to each other (702.25)", () => {
    const t = play({
      A: { battlefield: cards("Cavalry Master", "Femeref Knight") },
      B: { battlefield: cards("Hill Giant", "Air Elemental") },
    });
    t.attack("Femeref Knight").block("Air Elemental>Femeref Knight");
    while (t.decision.kind === "order") t.pick(...t.options());
    t.resolveAll();
    expect(t.pt("Air Elemental")).toBe("2/2");
  });

  it("with bushido grows once however many block it (702.45a)", () => {
    const t = play({
      A: { battlefield: cards("Hand of Honor") },
      B: { battlefield: cards("Grizzly Bears", "Hill Giant") },
    });
    t.attack("Hand of Honor").block("Grizzly Bears>Hand of Honor", "Hill Giant>Hand of Honor");
    t.resolveAll();
    expect(t.pt("Hand of Honor")).toBe("3/3");
  });

  it("with rampage 1 grows for each blocker beyond the first (702.23a)", () => {
    const t = play({
      A: { battlefield: cards("Hunding Gjornersen") },
      B: { battlefield: cards("Grizzly Bears", "Hill Giant", "Llanowar Elves") },
    });
    t.attack("Hunding Gjornersen").block(
      "Grizzly Bears>Hunding Gjornersen",
      "Hill Giant>Hunding Gjornersen",
      "Llanowar Elves>Hunding Gjornersen",
    );
    t.resolveAll();
    expect(t.pt("Hunding Gjornersen")).toBe("7/6");
  });

  it("blocked by Wall of Nets is exiled at end of combat, and returns when the Wall leaves (607.2, 511.2)", () => {
    const t = play({
      A: { battlefield: [real("Hill Giant"), ...many(4, "Swamp")], hand: cards("Murder") },
      B: { battlefield: cards("Wall of Nets") },
    });
    t.attack("Hill Giant").block("Wall of Nets>Hill Giant");
    strike(t).resolveAll();
    expect(t.exile()).toEqual(["Hill Giant"]);
    t.to("postcombatMain").cast("Murder", "Wall of Nets").resolve().resolveAll();
    expect([t.exile(), t.battlefield("A").includes("Hill Giant")]).toEqual([[], true]);
  });

  it("that Thorn Elemental's controller lets deal damage as though unblocked deals all of it to the player (510.1c)", () => {
    const t = play({
      A: { battlefield: cards("Thorn Elemental") },
      B: { battlefield: cards("Wall of Stone", "Hill Giant") },
    });
    t.attack("Thorn Elemental").block("Wall of Stone>Thorn Elemental", "Hill Giant>Thorn Elemental");
    t.pass().pass();
    t.yes();
    expect([t.life("B"), t.object("Wall of Stone").damage, t.object("Thorn Elemental").damage]).toEqual([
      13, 0, 3,
    ]);
  });
});
