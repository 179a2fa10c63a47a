import { describe, expect, it } from "vitest";
import { play, real, spell } from "../effects/play.ts";

const crown = spell("Crown", [{ kind: "becomeMonarch", who: { kind: "you" } }]);

describe("the monarch (CR 722)", () => {
  it("draws a card at the beginning of the monarch's end step only", () => {
    const t = play({ A: { hand: [crown] }, B: {}, C: {} });
    t.cast("Crown").resolve();
    t.to("end");
    expect(t.stack()).toHaveLength(1);
    t.resolveAll();
    expect(t.hand("A")).toEqual(["Mountain"]);
    t.to("end", 6);
    expect(t.stack()).toEqual([]);
  });

  it("becomes the player whose creature deals combat damage to the monarch", () => {
    const t = play({ A: { battlefield: [real("Grizzly Bears")] }, B: { hand: [crown] }, C: {} });
    t.pass().cast("Crown").resolve();
    expect(t.state.turn.monarch).toBe(1);
    t.attack("Grizzly Bears/B").fight().resolveAll();
    expect(t.state.turn.monarch).toBe(0);
  });

  it("stays who it is where the player whose creature dealt the damage has left the game", () => {
    const t = play({ A: { battlefield: [real("Grizzly Bears")] }, B: { hand: [crown] }, C: {} });
    t.pass().cast("Crown").resolve().attack("Grizzly Bears/B");
    while (t.stack().length === 0) t.pass();
    expect([t.state.turn.step, t.state.turn.monarch]).toEqual(["combatDamage", 1]);
    t.concede("A").resolveAll();
    expect(t.state.turn.monarch).toBe(1);
  });

  it("is the active player when the monarch leaves the game, or the next in turn order when that was the active player (CR 722.4)", () => {
    const other = play({ A: {}, B: { hand: [crown] }, C: {} });
    other.pass().cast("Crown").resolve();
    other.concede("B");
    expect(other.state.turn.monarch).toBe(0);
    const active = play({ A: { hand: [crown] }, B: {}, C: {} });
    active.cast("Crown").resolve();
    active.concede("A");
    expect(active.state.turn.monarch).toBe(1);
    active.to("end", 6).resolveAll();
    expect(active.hand("B")).toHaveLength(2);
  });
});
