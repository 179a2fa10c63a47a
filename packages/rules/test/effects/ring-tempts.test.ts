import { describe, expect, it } from "vitest";
import { characteristics } from "../../src/index.ts";
import { card, creature } from "../support/cards.ts";
import { Duel } from "../support/duel.ts";

const tempting = card("Birthday Escape", {
  types: ["instant"],
  manaCost: [],
  abilities: [
    { kind: "spell", body: { kind: "plain", effects: [{ kind: "keywordAction", action: "ringTempts" }] } },
  ],
});
const bears = creature("Grizzly Bears", 2, 2);
const frodo = creature("Frodo Baggins", 1, 3);
const giant = creature("Hill Giant", 3, 3);

function tempted(times: number, B: readonly (typeof bears)[] = []): Duel {
  const hand = Array.from({ length: times }, (_, at) => ({ card: tempting, called: `t${at}` }));
  const duel = new Duel({ A: { battlefield: [bears, frodo], hand }, B: { battlefield: B } });
  for (let at = 0; at < times; at++)
    duel.answer(0, "choose", "Grizzly Bears").cast(0, "Birthday Escape").resolve();
  return duel;
}

describe("the Ring tempts you (CR 701.52)", () => {
  it("makes a creature the Ring-bearer, which is legendary, one at a time", () => {
    const duel = tempted(1);
    expect(characteristics(duel.state, duel.find("Grizzly Bears")).supertypes).toEqual(["legendary"]);
    const other = tempted(1);
    expect(characteristics(other.state, other.find("Frodo Baggins")).supertypes).toEqual([]);
    expect(duel.state.command.length).toBe(1);
  });

  it("lets another creature become the Ring-bearer instead of the one before (CR 701.52a)", () => {
    const duel = new Duel({
      A: { battlefield: [bears, frodo], hand: [0, 1].map((at) => ({ card: tempting, called: `t${at}` })) },
    });
    const legends = () =>
      ["Grizzly Bears", "Frodo Baggins"].filter((name) =>
        characteristics(duel.state, duel.find(name)).supertypes.includes("legendary"),
      );
    duel.answer(0, "choose", "Grizzly Bears").cast(0, "Birthday Escape").resolve();
    expect(legends()).toEqual(["Grizzly Bears"]);
    duel.answer(0, "choose", "Frodo Baggins").cast(0, "Birthday Escape").resolve();
    expect(legends()).toEqual(["Frodo Baggins"]);
  });

  it("keeps creatures of greater power from blocking the Ring-bearer", () => {
    const duel = tempted(1, [giant]);
    duel.attack(0, "Grizzly Bears").block(1, ["Hill Giant", "Grizzly Bears"]).to("endOfCombat");
    expect(duel.life(1)).toBe(18);
    const same = tempted(1, [creature("Runeclaw Bear", 2, 2)]);
    same.attack(0, "Grizzly Bears").block(1, ["Runeclaw Bear", "Grizzly Bears"]).to("endOfCombat");
    expect(same.life(1)).toBe(20);
  });

  it("gives the emblem one ability more each time, in one emblem", () => {
    const twice = tempted(2);
    twice.attack(0, "Grizzly Bears").to("endOfCombat");
    expect(twice.state.command.length).toBe(1);
    expect(twice.state.players[0]?.graveyard.length).toBe(3);
    const thrice = tempted(3, [creature("Ornithopter", 0, 2)]);
    thrice.attack(0, "Grizzly Bears").block(1, ["Ornithopter", "Grizzly Bears"]).to("endOfCombat");
    const walls = tempted(3, [creature("Wall of Wood", 0, 9)]);
    walls.attack(0, "Grizzly Bears").block(1, ["Wall of Wood", "Grizzly Bears"]).to("postcombatMain");
    expect(walls.count("Wall of Wood", "graveyard")).toBe(1);
    const often = tempted(4);
    often.attack(0, "Grizzly Bears").to("postcombatMain");
    expect(often.life(1)).toBe(15);
  });

  it("tempts a player without creatures as well", () => {
    const duel = new Duel({ A: { hand: [tempting] } });
    duel.cast(0, "Birthday Escape").resolve();
    expect(duel.state.command.length).toBe(1);
    expect(duel.toldOf("keywordAction").map(({ action }) => action)).toEqual(["ringTempts"]);
  });
});
