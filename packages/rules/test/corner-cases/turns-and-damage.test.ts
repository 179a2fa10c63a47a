import { describe, expect, it } from "vitest";
import { type Play, play, real } from "../effects/play.ts";
import { cards, many } from "./lands.ts";

const jace = (loyalty: number) => ({ card: real("Jace Beleren"), as: { counters: { loyalty } } });

function activeIn(t: Play, ...turns: readonly number[]): number[] {
  return turns.map((turn) => t.to("upkeep", turn).state.turn.active);
}

describe("turns, as judges ask about them", () => {
  it("a turn to be skipped is the player's next one, an extra turn too (614.10a)", () => {
    const t = play({ A: { battlefield: many(5, "Island"), hand: cards("Meditate", "Time Walk") }, B: {} });
    t.cast("Meditate").resolve().cast("Time Walk").resolve();
    expect(activeIn(t, 6, 7, 8)).toEqual([1, 0, 1]);
  });

  it("two effects skip two turns, while the others take theirs (614.10a)", () => {
    const t = play({
      A: { battlefield: many(6, "Island"), hand: cards("Meditate", "Meditate") },
      B: {},
      C: {},
    });
    t.cast("Meditate").resolve().cast("Meditate").resolve().to("cleanup").pick("Mountain");
    expect(activeIn(t, 6, 7, 8, 9, 10, 11)).toEqual([1, 2, 1, 2, 1, 2]);
  });

  it("extra turns of several players are taken in turn, the latest made first, and the order continues after them (500.7)", () => {
    const t = play({
      A: { battlefield: many(10, "Island"), hand: cards("Time Warp", "Time Warp") },
      B: {},
      C: {},
    });
    t.cast("Time Warp", "B").resolve().cast("Time Warp", "C").resolve();
    expect(activeIn(t, 6, 7, 8, 9)).toEqual([2, 1, 1, 2]);
  });

  it("a card with madness discarded to hand size may be cast in the cleanup step, and another one follows (514.3a)", () => {
    const t = play({
      A: { battlefield: many(3, "Mountain"), hand: [real("Fiery Temper"), ...many(7, "Island")] },
      B: {},
    });
    t.to("cleanup").pick("Fiery Temper").resolve().yes().pick("B").say({ kind: "pay", how: "auto" });
    t.resolve().to("upkeep", 6);
    const cleanups = t.events.filter((event) => event.kind === "stepBegan" && event.step === "cleanup");
    expect([t.life("B"), cleanups.length]).toEqual([17, 2]);
  });
});

describe("control, as judges ask about it", () => {
  it("a legendary creature that is taken over meets the legend rule of its new controller (704.5j)", () => {
    const isamaru = "Isamaru, Hound of Konda";
    const t = play({
      A: { battlefield: [real(isamaru), ...many(3, "Mountain")], hand: cards("Act of Treason") },
      B: { battlefield: cards(isamaru) },
    });
    t.cast("Act of Treason");
    const { decision } = t;
    if (decision.kind !== "pick") throw new Error(t.asked);
    t.say({ kind: "pick", values: [decision.options[1]?.value ?? -1] }).resolve();
    expect([t.asked, t.options()]).toEqual(["A pick legendRule", [isamaru, isamaru]]);
  });

  it("a creature that was taken for a turn stays if the player who has it flickers it (400.7, 611.2b)", () => {
    const t = play({
      A: {
        battlefield: [...many(3, "Mountain"), real("Plains")],
        hand: cards("Act of Treason", "Cloudshift"),
      },
      B: { battlefield: cards("Hill Giant") },
    });
    t.cast("Act of Treason", "Hill Giant").resolve().cast("Cloudshift", "Hill Giant").resolve();
    expect(t.to("upkeep", 6).battlefield("A")).toContain("Hill Giant");
  });

  it("no player sacrifices what another player controls by then (701.17a)", () => {
    const t = play({
      A: { battlefield: cards("Sneak Attack", "Mountain"), hand: cards("Hill Giant") },
      B: { battlefield: [...many(4, "Island"), real("Vedalken Orrery")], hand: cards("Control Magic") },
    });
    t.activate("Sneak Attack").resolve().yes();
    if (t.decision.kind === "pick") t.pick("Hill Giant");
    t.pass().cast("Control Magic", "Hill Giant").resolve();
    expect(t.to("upkeep", 6).battlefield("B")).toContain("Hill Giant");
  });

  it("a land that came this turn can't be tapped for mana once it is a creature (302.6)", () => {
    const t = play({ A: { battlefield: cards("Forest"), hand: cards("Mishra's Factory") }, B: {} });
    t.land("Mishra's Factory");
    expect(t.acts()).toContain("mana Mishra's Factory");
    t.activate("Mishra's Factory").resolve();
    expect(t.acts()).not.toContain("mana Mishra's Factory");
  });
});

describe("combat damage, as judges ask about it", () => {
  it("nothing goes past a planeswalker to its controller, by trample or from a second attacker (510.1b, 702.19f)", () => {
    const t = play({
      A: { battlefield: cards("Stampeding Rhino", "Grizzly Bears") },
      B: { battlefield: [jace(1)] },
    });
    t.attack("Stampeding Rhino/Jace Beleren", "Grizzly Bears/Jace Beleren").fight();
    expect([t.life("B"), t.graveyard("B")]).toEqual([20, ["Jace Beleren"]]);
  });

  it("deals nothing to a planeswalker that died of first strike (510.1b, 510.4)", () => {
    const t = play({
      A: { battlefield: cards("White Knight", "Grizzly Bears") },
      B: { battlefield: [jace(2)] },
    });
    t.attack("White Knight/Jace Beleren", "Grizzly Bears/Jace Beleren").fight();
    expect([t.life("B"), t.graveyard("B")]).toEqual([20, ["Jace Beleren"]]);
  });

  it("is lethal as assigned, before an effect doubles it (510.1c, 702.19b)", () => {
    const t = play({
      A: { battlefield: cards("Stampeding Rhino", "Furnace of Rath") },
      B: { battlefield: cards("Hill Giant") },
    });
    t.attack("Stampeding Rhino").block("Hill Giant>Stampeding Rhino").pass().pass();
    expect(t.decision).toMatchObject({ kind: "distribute", lethal: [3] });
    t.divide(3, 1);
    expect(t.life("B")).toBe(18);
  });

  it("keeps a creature attacking that Pacifism came to too late (506.4a)", () => {
    const t = play({
      A: { battlefield: cards("Grizzly Bears") },
      B: { battlefield: [...many(2, "Plains"), real("Vedalken Orrery")], hand: cards("Pacifism") },
    });
    t.attack("Grizzly Bears").pass().cast("Pacifism", "Grizzly Bears").resolve().fight();
    expect(t.life("B")).toBe(18);
  });
});
