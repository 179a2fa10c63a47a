import { rulesetById } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { play, real, spell } from "../../effects/play.ts";
import { creature } from "../../support/cards.ts";
import { lives } from "./giant.ts";

/** Turns are shared, life totals are not: who loses leaves the team behind. */
const ALLIES = {
  ...rulesetById("freeForAll"),
  id: "allies",
  players: { min: 4, max: 4 },
  teams: { size: 2, sharedTurns: true, sharedLife: false },
};

describe("a team whose player has left (CR 800.4, 805)", () => {
  it("goes on with its turn, which the teammate plays alone", () => {
    const t = play({ A: {}, B: { hand: [real("Mountain")] }, C: {}, D: {} }, ALLIES);
    t.concede("A");
    expect([t.state.result, t.asked]).toEqual([null, "B act priority"]);
    t.land("Mountain");
    expect(t.battlefield("B")).toEqual(["Mountain"]);
    t.to("upkeep", 6);
    expect(t.state.turn.active).toBe(2);
    t.to("upkeep", 7);
    expect([t.state.turn.active, t.asked]).toEqual([1, "B act priority"]);
  });

  it("goes on with its attack, and blocks what attacks it", () => {
    const bear = (name: string) => creature(name, 2, 2);
    const t = play(
      {
        A: { battlefield: [bear("Ash")] },
        B: { battlefield: [bear("Birch")] },
        C: { battlefield: [bear("Cedar")] },
        D: { battlefield: [bear("Date")] },
      },
      ALLIES,
    );
    t.toAttackers().say(t.attacks("Ash/C"));
    expect(t.asked).toBe("B attackers declareAttackers");
    t.concede("A").concede("C");
    expect(t.asked).toBe("B attackers declareAttackers");
    t.say(t.attacks("Birch/D"));
    t.block("Date>Birch").fight();
    expect([t.battlefield("B"), t.battlefield("D"), t.life("D")]).toEqual([[], [], 20]);
  });

  it("has life totals and losses of its players apart", () => {
    const drain = spell("Drain", [{ kind: "loseLife", who: { kind: "otherPlayers" }, amount: 5 }]);
    const t = play({ A: { hand: [drain] }, B: { life: 12 }, C: { life: 5 }, D: { life: 9 } }, ALLIES);
    t.cast("Drain").resolve();
    expect(lives(t)).toEqual([20, 7, 0, 4]);
    expect(t.state.players.map(({ lost }) => lost)).toEqual([null, null, "life", null]);
    expect(t.state.result).toBeNull();
    t.concede("D");
    expect(t.state.result?.winners).toEqual([0, 1]);
  });
});
