import { describe, expect, it } from "vitest";
import { cards, many } from "../corner-cases/lands.ts";
import { play, real } from "./play.ts";

describe("keyword actions on many cards, with real ones", () => {
  it("activate: puts the ability on the stack and pays, once it is legal (CR 701.2a)", () => {
    const t = play({ A: { battlefield: cards("Prodigal Sorcerer") } });
    t.activate("Prodigal Sorcerer", "B");
    expect([t.stack(), t.object("Prodigal Sorcerer").status.tapped]).toEqual([
      ["ability of Prodigal Sorcerer"],
      true,
    ]);
  });

  it("attach: an Equipment is moved from one creature to another (CR 701.3c)", () => {
    const t = play({
      A: {
        battlefield: [
          ...cards("Grizzly Bears", "Hill Giant", "Plains"),
          { card: real("Bonesplitter"), on: "Grizzly Bears" },
        ],
      },
    });
    expect([t.pt("Grizzly Bears"), t.pt("Hill Giant")]).toEqual(["4/2", "3/3"]);
    t.activate("Bonesplitter", "Hill Giant").resolve();
    expect([t.pt("Grizzly Bears"), t.pt("Hill Giant")]).toEqual(["2/2", "5/3"]);
  });

  it("create: tokens enter under their creator's control (CR 701.6a)", () => {
    const t = play({ A: { battlefield: many(2, "Plains"), hand: cards("Raise the Alarm") } });
    t.cast("Raise the Alarm").resolve();
    expect(t.battlefield("A").filter((name) => name === "Soldier Token")).toHaveLength(2);
  });

  it("destroy and exile: into the owner's graveyard, or into exile (CR 701.7a, 701.11a)", () => {
    const t = play({
      A: {
        battlefield: [...many(3, "Swamp"), real("Plains")],
        hand: cards("Murder", "Swords to Plowshares"),
      },
      B: { battlefield: cards("Grizzly Bears", "Hill Giant") },
    });
    t.cast("Murder", "Grizzly Bears").resolve().cast("Swords to Plowshares", "Hill Giant").resolve();
    expect([t.graveyard("B"), t.exile(), t.life("B")]).toEqual([["Grizzly Bears"], ["Hill Giant"], 23]);
  });

  it("discard: the player chooses from the hand (CR 701.8a-b)", () => {
    const t = play({
      A: { battlefield: many(3, "Swamp"), hand: cards("Mind Rot") },
      B: { hand: cards("Island", "Shock", "Forest") },
    });
    t.cast("Mind Rot", "B").resolve();
    expect(t.asked.startsWith("B pick")).toBe(true);
    t.pick("Island", "Forest");
    expect([t.hand("B"), t.graveyard("B").sort()]).toEqual([["Shock"], ["Forest", "Island"]]);
  });

  it("double: as many counters again are put on (CR 701.9e)", () => {
    const hydra = { card: real("Kalonian Hydra"), as: { counters: { "+1/+1": 4 } } };
    const t = play({ A: { battlefield: [hydra] } });
    t.attack("Kalonian Hydra").resolve();
    expect(t.object("Kalonian Hydra").counters).toEqual({ "+1/+1": 8 });
  });

  it("mill: from the top of the library into the graveyard (CR 701.13a)", () => {
    const t = play({
      A: { battlefield: cards("Hedron Crab"), hand: cards("Island") },
      B: { library: cards("Shock", "Forest", "Island", "Swamp") },
    });
    t.land("Island").choose("B").resolve();
    expect([t.graveyard("B"), t.library("B", 1)]).toEqual([["Shock", "Forest", "Island"], ["Swamp"]]);
  });

  it("sacrifice: the player's own permanent, indestructible or not, chosen by its controller (CR 701.17a)", () => {
    const t = play({
      A: { battlefield: many(2, "Swamp"), hand: cards("Diabolic Edict") },
      B: { battlefield: cards("Darksteel Myr") },
    });
    t.cast("Diabolic Edict", "B").resolve();
    expect(t.graveyard("B")).toEqual(["Darksteel Myr"]);
  });

  it("tap and untap: only what is untapped can be tapped for a cost (CR 701.21a-b)", () => {
    const t = play({ A: { battlefield: cards("Prodigal Sorcerer") } });
    t.activate("Prodigal Sorcerer", "B").resolveAll();
    expect(t.acts()).not.toContain("activate Prodigal Sorcerer");
    t.to("precombatMain", 7);
    expect(t.acts()).toContain("activate Prodigal Sorcerer");
  });

  it("transform: the other face is up, of the same permanent (CR 701.28a-b)", () => {
    const t = play({
      A: { battlefield: cards("Delver of Secrets // Insectile Aberration"), library: cards("Shock") },
    });
    const delver = t.id("Delver of Secrets");
    t.to("upkeep", 7).resolve().yes();
    expect([t.id("Insectile Aberration"), t.pt("Insectile Aberration")]).toEqual([delver, "3/2"]);
  });

  it("manifest: face down as a 2/2, turned up for its mana cost if it is a creature card (CR 701.34a-b)", () => {
    const t = play({
      A: {
        battlefield: many(8, "Forest"),
        hand: cards("Temur War Shaman"),
        library: cards("Grizzly Bears"),
      },
    });
    t.cast("Temur War Shaman").resolveAll();
    expect(t.pt("")).toBe("2/2");
    t.do("special ");
    expect(t.battlefield("A")).toContain("Grizzly Bears");
  });

  it("investigate: a Clue that can be sacrificed for a card (CR 701.36a)", () => {
    const t = play({
      A: { battlefield: [...cards("Meddling Youths"), ...many(2, "Grizzly Bears"), ...many(2, "Island")] },
    });
    t.attack("Meddling Youths", "Grizzly Bears", "Grizzly Bears").resolve();
    expect(t.battlefield("A")).toContain("Clue Token");
    t.activate("Clue Token").resolve();
    expect([t.hand("A").length, t.battlefield("A").includes("Clue Token")]).toEqual([1, false]);
  });
});
