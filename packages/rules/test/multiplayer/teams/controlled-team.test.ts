import type { Effect } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { PLAYER_TARGET, spell } from "../../effects/play.ts";
import { giant, untilActs } from "./giant.ts";

const GAIN: Effect = { kind: "gainLife", who: { kind: "you" }, amount: 1 };
const fears = spell(
  "Fears",
  [{ kind: "controlNextTurn", who: { kind: "you" }, of: { kind: "target", target: "t1" } }],
  [PLAYER_TARGET],
);
const spark = spell("Spark", [GAIN]);

describe("control of a player on a team (CR 805.8)", () => {
  it("may be a teammate's, who then makes the choices of both", () => {
    const t = giant({ A: { hand: [fears] }, B: { hand: [spark] } });
    t.cast("Fears", "B").resolve().to("upkeep", 7).pass();
    expect([t.asked, t.canCast("Spark")]).toEqual(["A act priority", true]);
  });

  it("gives nobody the choices of others where players gain control of themselves (720.9)", () => {
    const t = giant({ A: { hand: [fears] }, B: { hand: [spark] } });
    t.cast("Fears", "A").resolve().to("upkeep", 7);
    expect(t.asked).toBe("A act priority");
    expect([t.pass().asked, t.canCast("Spark")]).toEqual(["B act priority", true]);
  });

  it("of one of its players outlasts another's control of themselves (720.1a)", () => {
    const t = giant({ A: { hand: [fears] }, C: { hand: [fears] }, D: { hand: [spark] } });
    t.cast("Fears", "D").resolve();
    untilActs(t, "C").cast("Fears", "C").resolve();
    t.to("upkeep", 6);
    expect(t.asked).toBe("A act priority");
  });

  it("is overwritten by that player's control of themselves (720.1a)", () => {
    const t = giant({ A: { hand: [fears] }, C: { hand: [fears] } });
    t.cast("Fears", "C").resolve();
    untilActs(t, "C").cast("Fears", "C").resolve();
    t.to("upkeep", 6);
    expect(t.asked).toBe("C act priority");
  });
});
