import { describe, expect, it } from "vitest";
import { lifeFromPool } from "../../src/index.ts";
import { type Play, play, real } from "../effects/play.ts";
import { announce, pay, use } from "../support/paying.ts";

/** {2}{W/P} to be paid, with more lands than that needs. */
function paying(life: number): Play {
  const t = play({
    A: {
      battlefield: ["Plains", "Island", "Swamp", "Forest"].map(real),
      hand: [real("Porcelain Legionnaire")],
      life,
    },
  });
  return announce(t, "Porcelain Legionnaire");
}

describe("paying life for a Phyrexian symbol (CR 107.4f)", () => {
  it("is possible once there is mana for the rest, however many lands are untapped", () => {
    const t = paying(20);
    expect(t.decision).toMatchObject({ kind: "pay", lifeForPhyrexian: true });
    expect(lifeFromPool(t.state)).toBeNull();
    use(t, "Island");
    expect(lifeFromPool(t.state)).toBeNull();
    use(t, "Swamp");
    expect(lifeFromPool(t.state)).toBe(2);
    pay(t, "fromPool");
    expect(lifeFromPool(t.state)).toBeNull();
    expect(t.state.players[0]?.life).toBe(18);
    expect(["Plains", "Forest"].map((name) => t.object(name).status.tapped)).toEqual([false, false]);
  });

  it("is not where the player doesn't have it", () => {
    const t = paying(1);
    use(t, "Island");
    use(t, "Swamp");
    expect(t.decision).toMatchObject({ kind: "pay", lifeForPhyrexian: false });
    expect(lifeFromPool(t.state)).toBeNull();
  });
});
