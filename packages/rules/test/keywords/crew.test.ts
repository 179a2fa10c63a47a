import { describe, expect, it } from "vitest";
import { characteristics } from "../../src/index.ts";
import { keyword } from "../support/cards.ts";
import { Duel } from "../support/duel.ts";
import { beast, numbered, vehicle } from "../support/keyworded.ts";

const express = vehicle("Aradara Express", 8, 6, keyword("menace"), numbered("crew", 4));
const three = beast("Hill Giant", 3, 3);
const two = beast("Grizzly Bears", 2, 2);

function canCrew(duel: Duel): boolean {
  const { decision } = duel;
  return decision.kind === "act" && decision.acts.some((act) => act.kind === "activate" && !act.mana);
}

describe("crew (CR 702.122)", () => {
  it("makes a Vehicle a creature until end of turn for creatures of enough power together", () => {
    const duel = new Duel({ A: { battlefield: [express, three, two] } });
    duel.answer(0, "chooseCost", "Hill Giant", "Grizzly Bears").activate(0, "Aradara Express").resolve();
    const { types } = characteristics(duel.state, duel.find("Aradara Express"));
    expect(types).toEqual(["artifact", "creature"]);
    expect(
      ["Hill Giant", "Grizzly Bears"].map((one) => duel.state.objects[duel.find(one)]?.status.tapped),
    ).toEqual([true, true]);
    duel.attack(0, "Aradara Express").to("postcombatMain");
    expect(duel.life(1)).toBe(12);
    duel.nextTurn();
    expect(characteristics(duel.state, duel.find("Aradara Express")).types).toEqual(["artifact"]);
  });

  it("isn't offered when the untapped creatures haven't power enough", () => {
    expect(canCrew(new Duel({ A: { battlefield: [express, three] } }))).toBe(false);
    expect(canCrew(new Duel({ A: { battlefield: [express, three, two] } }))).toBe(true);
    const tapped = {
      card: two,
      as: { status: { tapped: true, flipped: false, faceDown: null, phasedOut: false } },
    };
    expect(canCrew(new Duel({ A: { battlefield: [express, three, tapped] } }))).toBe(false);
  });

  it("takes no fewer creatures than come to that power", () => {
    const duel = new Duel({ A: { battlefield: [express, three, two, two] } });
    duel.answer(0, "chooseCost", "Hill Giant");
    expect(() => duel.activate(0, "Aradara Express")).toThrow("refused");
  });

  it("may tap creatures that came this turn, and a Vehicle that is already a creature, but not itself", () => {
    const copter = vehicle("Smuggler's Copter", 3, 3, keyword("flying"), numbered("crew", 1));
    const sick = { card: two, as: { controlledSince: 1, enteredTurn: 1 } };
    const duel = new Duel({ A: { battlefield: [copter, express, sick, three] } });
    duel.answer(0, "chooseCost", "Grizzly Bears").activate(0, "Smuggler's Copter").resolve();
    duel.answer(0, "chooseCost", "Smuggler's Copter", "Hill Giant").activate(0, "Aradara Express").resolve();
    expect(characteristics(duel.state, duel.find("Aradara Express")).types).toContain("creature");
    expect(duel.state.objects[duel.find("Smuggler's Copter")]?.status.tapped).toBe(true);
  });

  it("is told of when it resolves, also for a Vehicle that is a creature already", () => {
    const duel = new Duel({ A: { battlefield: [express, three, two, beast("Craw Wurm", 6, 4)] } });
    duel.answer(0, "chooseCost", "Craw Wurm").activate(0, "Aradara Express").resolve();
    duel.answer(0, "chooseCost", "Hill Giant", "Grizzly Bears").activate(0, "Aradara Express").resolve();
    const crewed = duel.toldOf("keywordAction").filter(({ action }) => action === "crew");
    expect(crewed.map(({ object }) => object)).toEqual([
      duel.find("Aradara Express"),
      duel.find("Aradara Express"),
    ]);
  });
});

describe("saddle (CR 702.171)", () => {
  const mount = beast("Trained Arynx", 3, 1, numbered("saddle", 2));

  it("makes a Mount saddled until end of turn, only when a sorcery could be cast", () => {
    const duel = new Duel({ A: { battlefield: [mount, two] } });
    duel.answer(0, "chooseCost", "Grizzly Bears").activate(0, "Trained Arynx").resolve();
    expect(duel.state.objects[duel.find("Trained Arynx")]?.marks).toContain("saddled");
    duel.nextTurn();
    expect(duel.state.objects[duel.find("Trained Arynx")]?.marks).not.toContain("saddled");
    duel.toPriority(0);
    expect(canCrew(duel)).toBe(false);
  });
});
