import { describe, expect, it } from "vitest";
import { cards, lands, many } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";
import { count } from "./newest.ts";
import { strike } from "./steps.ts";

describe("attacking", () => {
  it("together is allowed for two that can't attack alone, not for one (508.1c)", () => {
    const t = play({ A: { battlefield: cards("Bonded Construct", "Trusty Companion") } });
    t.toAttackers();
    expect(t.answer(t.attacks("Bonded Construct"))).not.toBeNull();
    t.say(t.attacks("Bonded Construct", "Trusty Companion"));
    strike(t);
    expect(t.life("B")).toBe(15);
  });

  it("alone counts for exalted as attackers are declared, and a ninja's swap afterwards doesn't matter (702.83a-b, 702.49c)", () => {
    const t = play({
      A: {
        battlefield: [real("Akrasan Squire"), real("Llanowar Elves"), ...many(2, "Island")],
        hand: cards("Ninja of the Deep Hours"),
      },
    });
    t.attack("Llanowar Elves").resolveAll().to("declareBlockers");
    expect(t.pt("Llanowar Elves")).toBe("2/2");
    t.activate("Ninja of the Deep Hours");
    if (t.decision.kind === "pick") t.pick("Llanowar Elves");
    t.resolve();
    expect(t.object("Ninja of the Deep Hours").status.tapped).toBe(true);
    strike(t);
    if (t.decision.kind === "confirm") t.yes();
    expect([t.life("B"), t.hand("A")]).toEqual([18, expect.arrayContaining(["Llanowar Elves"])]);
  });

  it("tokens that enter attacking were not declared: Legion's Landing doesn't count them (508.3a, 508.4)", () => {
    const t = play({
      A: {
        battlefield: cards(
          "Legion's Landing // Adanto, the First Fort",
          "Hero of Bladehold",
          "Grizzly Bears",
        ),
      },
    });
    t.attack("Hero of Bladehold", "Grizzly Bears");
    while (t.decision.kind === "order") t.pick(...t.options());
    t.resolveAll();
    expect(count(t, "Soldier Token")).toBe(2);
    expect(count(t, "Legion's Landing")).toBe(1);
  });

  it("battle cry put above the tokens' trigger resolves first and misses them; below, it pumps them (603.3b, 611.2c)", () => {
    for (const tokensFirst of [true, false]) {
      const t = play({ A: { battlefield: cards("Hero of Bladehold") } });
      t.attack("Hero of Bladehold");
      const { decision } = t;
      if (decision.kind !== "order") throw new Error(t.asked);
      const [one = -1, other = -1] = decision.options.map(({ value }) => value);
      t.say({ kind: "order", values: tokensFirst ? [one, other] : [other, one] });
      t.resolve();
      const first = count(t, "Soldier Token");
      t.resolve();
      strike(t);
      expect(t.life("B")).toBe(first === 2 ? 20 - 3 - 4 : 20 - 3 - 2);
    }
  });

  it("a planeswalker that is gone by damage leaves the attacker attacking nothing, blocked trampler included (506.4c, 510.1b)", () => {
    const t = play({
      A: { battlefield: [real("Stampeding Rhino"), ...lands(3)], hand: cards("Hero's Downfall") },
      B: {
        battlefield: [
          { card: real("Ajani Goldmane"), as: { counters: { loyalty: 4 } } },
          real("Llanowar Elves"),
        ],
      },
    });
    t.attack("Stampeding Rhino/Ajani Goldmane").block("Llanowar Elves>Stampeding Rhino");
    t.cast("Hero's Downfall", "Ajani Goldmane").resolve();
    strike(t);
    expect([t.life("B"), t.graveyard("B").toSorted()]).toEqual([20, ["Ajani Goldmane", "Llanowar Elves"]]);
  });

  it("a planeswalker with infect takes off loyalty and gives no poison (120.3c, 702.90b)", () => {
    const t = play({
      A: { battlefield: cards("Blighted Agent") },
      B: { battlefield: [{ card: real("Ajani Goldmane"), as: { counters: { loyalty: 4 } } }] },
    });
    t.attack("Blighted Agent/Ajani Goldmane");
    strike(t);
    expect(t.object("Ajani Goldmane").counters).toEqual({ loyalty: 3 });
    expect(t.state.players[1]?.counters).toEqual({});
  });
});
