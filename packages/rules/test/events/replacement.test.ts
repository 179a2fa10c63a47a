import { describe, expect, it } from "vitest";
import { Duel, real } from "../support/duel.ts";

const LANDS = (name: string, count: number): string[] => Array.from({ length: count }, () => name);

describe("replacement and prevention effects", () => {
  it("let a land enter tapped (614.1c)", () => {
    const duel = new Duel({ A: { hand: ["Boros Guildgate"] } });
    duel.play(0, "Boros Guildgate");
    expect(duel.state.objects[duel.find("Boros Guildgate")]?.status.tapped).toBe(true);
  });

  it("let a Clone enter as what it copies, whose own enters ability triggers (707.5)", () => {
    const duel = new Duel({
      A: { battlefield: LANDS("Island", 4), hand: ["Clone"] },
      B: { battlefield: ["Grizzly Bears", "Soul Warden"] },
    });
    duel.answer(0, "enterChoice", "Grizzly Bears").cast(0, "Clone").resolve();
    expect(duel.count("Grizzly Bears", "battlefield")).toBe(2);
    expect(duel.life(1)).toBe(21);
    expect(duel.count("Clone", "battlefield")).toBe(0);
  });

  it("prevent all combat damage of a turn (615)", () => {
    const duel = new Duel({
      A: { battlefield: ["Grizzly Bears"] },
      B: { battlefield: LANDS("Forest", 1), hand: ["Fog"] },
    });
    duel.attack(0, "Grizzly Bears").to("declareAttackers").cast(1, "Fog").resolve();
    duel.nextTurn();
    expect(duel.life(1)).toBe(20);
  });

  it("add to the counters that are put (614.1, Hardened Scales)", () => {
    const kudzu = real("Vinelasher Kudzu");
    const duel = new Duel({ A: { battlefield: ["Hardened Scales", kudzu], hand: ["Forest"] } });
    duel.play(0, "Forest").resolve();
    expect(duel.pt("Vinelasher Kudzu")).toBe("3/3");
  });
});
