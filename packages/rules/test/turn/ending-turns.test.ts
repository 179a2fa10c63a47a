import { describe, expect, it } from "vitest";
import { writeObjects } from "../../src/index.ts";
import { cards, many } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";

const stop = { battlefield: many(6, "Island"), hand: cards("Time Stop") };

describe("ending the turn, with real cards (CR 721.1)", () => {
  it("exiles every spell and ability, the one that does it among them (721.1b)", () => {
    const t = play({
      A: { battlefield: cards("Prodigal Sorcerer", "Mountain"), hand: cards("Lightning Bolt") },
      B: stop,
    });
    t.cast("Lightning Bolt", "B").activate("Prodigal Sorcerer", "B").pass().cast("Time Stop").resolve();
    expect(t.exile().sort()).toEqual(["Lightning Bolt", "Time Stop"]);
    expect([t.life("B"), t.state.turn.number, t.state.stack]).toEqual([20, 6, []]);
  });

  it("shows a face-down spell that it exiles, and lets copies cease to exist (708.9, 721.1b)", () => {
    const t = play({
      A: {
        battlefield: [...many(6, "Mountain"), ...many(3, "Island")],
        hand: cards("Fireball", "Twincast"),
      },
      B: stop,
    });
    t.cast("Fireball").say({ kind: "number", number: 2 }).pick("B").cast("Twincast", "Fireball");
    t.resolve().no();
    expect(t.stack()).toEqual(["Fireball", "Fireball"]);
    t.pass().cast("Time Stop").resolve();
    expect(t.exile().sort()).toEqual(["Fireball", "Time Stop"]);

    const hidden = play({
      A: { battlefield: many(3, "Island"), hand: cards("Willbender") },
      B: stop,
    });
    const acts = hidden.decision.kind === "act" ? hidden.decision.acts : [];
    const act = acts.find((one) => one.kind === "cast" && one.via?.startsWith("morph"));
    hidden
      .say({ kind: "act", act: act?.id ?? "", autoPay: true })
      .pass()
      .cast("Time Stop")
      .resolve();
    expect(hidden.events.filter((event) => event.kind === "revealed")).toMatchObject([{ by: 0, to: "all" }]);
  });

  it("checks state-based actions before damage wears off (721.1c)", () => {
    const t = play({
      A: { battlefield: [{ card: real("Grizzly Bears"), as: { damage: 1 } }, ...many(1, "Forest")] },
      B: stop,
    });
    t.pass().cast("Time Stop");
    const bears = t.id("Grizzly Bears");
    writeObjects(t.state)[bears] = { ...t.object("Grizzly Bears"), damage: 2 };
    expect(t.state.turn.number).toBe(5);
    t.resolve();
    expect(t.graveyard("A")).toEqual(["Grizzly Bears"]);
  });

  it("leaves out the end step, and what would trigger at its beginning (721.1e)", () => {
    const sneak = play({
      A: { battlefield: [real("Sneak Attack"), real("Mountain")], hand: cards("Hill Giant") },
      B: stop,
    });
    sneak.activate("Sneak Attack").resolve();
    while (sneak.decision.kind !== "act") {
      if (sneak.decision.kind === "confirm") sneak.yes();
      else sneak.pick("Hill Giant");
    }
    sneak.pass().cast("Time Stop").resolve();
    expect(sneak.battlefield("A")).toContain("Hill Giant");
    sneak.to("cleanup", 6);
    expect(sneak.battlefield("A")).not.toContain("Hill Giant");
  });

  it("drops triggers that wait, but puts those of its own process on the stack in the cleanup step (721.1a, 721.1f)", () => {
    const t = play({
      A: { battlefield: [real("Blood Artist"), { card: real("Grizzly Bears"), as: { damage: 1 } }] },
      B: stop,
    });
    t.pass().cast("Time Stop");
    const bears = t.id("Grizzly Bears");
    writeObjects(t.state)[bears] = { ...t.object("Grizzly Bears"), damage: 2 };
    t.resolve();
    expect(t.state.turn).toMatchObject({ number: 5, step: "cleanup" });
    t.pick("B");
    expect([t.asked, t.stack()]).toEqual(["A act priority", ["ability of Blood Artist"]]);
    t.resolve();
    expect(t.life("B")).toBe(19);
    t.to("upkeep", 6);
    const cleanups = t.events.filter((one) => one.kind === "stepBegan" && one.step === "cleanup");
    expect(cleanups).toHaveLength(2);
  });

  it("takes everything out of combat and goes past damage (721.1d)", () => {
    const t = play({ A: { battlefield: cards("Serra Angel") }, B: stop });
    t.attack("Serra Angel").pass().cast("Time Stop").resolve();
    expect([t.life("B"), t.state.turn.number, t.state.combat]).toEqual([20, 6, null]);
  });

  it("has the active player discard to the hand size and ends effects of the turn (721.1)", () => {
    const t = play({
      A: {
        battlefield: cards("Grizzly Bears", "Forest"),
        hand: [...many(8, "Island"), real("Giant Growth")],
      },
      B: stop,
    });
    t.cast("Giant Growth", "Grizzly Bears").resolve();
    t.pass().cast("Time Stop").resolve();
    expect(t.asked).toBe("A pick discardToHandSize");
    t.pick("Island");
    expect([t.hand("A").length, t.pt("Grizzly Bears"), t.state.turn.number]).toEqual([7, "2/2", 6]);
  });

  it("begins a new cleanup step if it is done in one (721.1d)", () => {
    const t = play({
      A: { battlefield: cards("Megrim"), hand: many(8, "Island") },
      B: { ...stop, battlefield: [...stop.battlefield, real("Megrim")] },
    });
    t.to("cleanup").pick("Island");
    expect(t.state.turn.step).toBe("cleanup");
    t.pass().cast("Time Stop").resolve();
    expect([t.life("A"), t.state.turn.number]).toEqual([20, 6]);
    const cleanups = t.events.filter((one) => one.kind === "stepBegan" && one.step === "cleanup");
    expect(cleanups).toHaveLength(2);
  });

  it("can be done only in the player's own turn: Sundial of the Infinite", () => {
    const theirs = play({
      A: { battlefield: cards("Mountain"), hand: cards("Lightning Bolt") },
      B: { battlefield: cards("Sundial of the Infinite", "Island") },
    });
    theirs.cast("Lightning Bolt", "B").pass();
    expect(theirs.acts()).toEqual(["mana Island"]);
    const own = play({
      A: { battlefield: cards("Sundial of the Infinite", "Island") },
      B: { battlefield: cards("Mountain"), hand: cards("Lightning Bolt") },
    });
    own.pass().cast("Lightning Bolt", "A").pass().activate("Sundial of the Infinite").resolve();
    expect([own.life("A"), own.exile(), own.state.turn.number]).toEqual([20, ["Lightning Bolt"], 6]);
  });
});
