import { describe, expect, it } from "vitest";
import { choose, type GameState, hashState } from "../../src/index.ts";
import { play, real } from "../effects/play.ts";

describe("a game stored in the middle of a payment", () => {
  it("takes a cancelled spell back like the one that was never stored (CR 730.1)", () => {
    const t = play({ A: { battlefield: [real("Mountain")], hand: [real("Lightning Bolt")] } });
    const { decision } = t;
    const act = decision.kind === "act" ? decision.acts.find((one) => one.kind === "cast") : undefined;
    t.say({ kind: "act", act: act?.id ?? "", autoPay: false }).pick("B");
    expect(t.asked).toBe("A pay payMana");
    const stored: GameState = JSON.parse(JSON.stringify(t.state));
    const { id } = t.decision;
    const [kept, read] = [t.state, stored].map((state) =>
      choose(state, 0, id, { kind: "pay", how: "cancel" }),
    );
    if (!kept?.ok || !read?.ok) throw new Error("could not cancel");
    expect(read.state.players[0]?.hand).toEqual(kept.state.players[0]?.hand);
    expect(hashState(read.state)).toBe(hashState(kept.state));
  });
});
