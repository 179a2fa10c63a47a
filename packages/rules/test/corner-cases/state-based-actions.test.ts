import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { cards, many } from "./lands.ts";

describe("hard cases of state-based actions, with their cards", () => {
  it("B01: of two Isamarus one is kept by choice; the other is put into the graveyard even if indestructible, not sacrificed or destroyed (704.5j)", () => {
    const t = play({
      A: {
        battlefield: [
          real("Isamaru, Hound of Konda"),
          { card: real("Darksteel Plate"), on: "Isamaru, Hound of Konda" },
          real("Plains"),
        ],
        hand: cards("Isamaru, Hound of Konda"),
      },
    });
    const protectedOne = t.id("Isamaru, Hound of Konda");
    expect(t.has("Isamaru, Hound of Konda", "indestructible")).toBe(true);
    t.cast("Isamaru, Hound of Konda").resolve();
    expect(t.asked).toBe("A pick legendRule");
    if (t.decision.kind !== "pick") throw new Error(t.asked);
    const newcomer = t.decision.options.find(
      (one) => one.what.kind === "object" && one.what.object !== protectedOne,
    );
    t.say({ kind: "pick", values: [newcomer?.value ?? -1] });
    expect(t.graveyard("A")).toEqual(["Isamaru, Hound of Konda"]);
    expect(t.state.battlefield).not.toContain(protectedOne);
    const causes = t.events.flatMap((event) =>
      event.kind === "moved" && event.to === "graveyard" ? [event.cause] : [],
    );
    expect(causes).toEqual(["stateBased"]);
  });

  it("B02: two Blood Artists that die together with Bears see all three deaths: six triggers (704.3, 603.10a)", () => {
    const t = play({
      A: {
        battlefield: [...cards("Blood Artist", "Blood Artist", "Grizzly Bears"), ...many(4, "Swamp")],
        hand: cards("Damnation"),
      },
    });
    t.cast("Damnation").resolve();
    let triggers = 0;
    while (t.state.stack.length < 6 || t.decision.kind !== "act") {
      if (t.decision.kind === "order")
        t.say({ kind: "order", values: t.decision.options.map((one) => one.value) });
      else t.pick("B");
      triggers++;
      expect(triggers).toBeLessThan(20);
    }
    expect(t.stack()).toHaveLength(6);
    t.resolveAll();
    expect([t.life("A"), t.life("B")]).toEqual([26, 14]);
  });

  it("B03: three +1/+1 and two -1/-1 counters leave exactly one +1/+1 counter (704.5q)", () => {
    const bears = { card: real("Grizzly Bears"), as: { counters: { "+1/+1": 3, "-1/-1": 2 } } };
    const t = play({ A: { battlefield: [bears] } });
    expect(t.object("Grizzly Bears").counters).toEqual({ "+1/+1": 1 });
    expect(t.pt("Grizzly Bears")).toBe("3/3");
  });

  it("B05: a token that is bounced goes to the hand and then ceases to exist; one that is flickered stays away (704.5d, 111.8)", () => {
    const t = play({
      A: {
        battlefield: [...many(3, "Plains"), ...many(1, "Island")],
        hand: cards("Raise the Alarm", "Unsummon", "Cloudshift"),
      },
    });
    t.cast("Raise the Alarm").resolve();
    t.cast("Unsummon", "Soldier Token").resolve();
    const moved = t.events.flatMap((event) => (event.kind === "moved" && event.to === "hand" ? [event] : []));
    expect(moved).toHaveLength(1);
    expect(t.hand("A")).toEqual(["Cloudshift"]);
    t.cast("Cloudshift", "Soldier Token").resolve();
    expect(t.battlefield("A").filter((name) => name === "Soldier Token")).toEqual([]);
    expect(t.exile()).toEqual([]);
    expect(t.state.objects.filter((object) => object?.kind === "token" && object.zone !== null)).toEqual([]);
  });

  it("B06: Pacifism is put into the graveyard when its creature gains protection from white (704.5m, 702.16c)", () => {
    const t = play({
      A: { battlefield: cards("Grizzly Bears", "Plains"), hand: cards("Gods Willing") },
      B: { battlefield: [{ card: real("Pacifism"), on: "Grizzly Bears" }] },
    });
    t.cast("Gods Willing", "Grizzly Bears").resolve();
    expect([t.asked, t.options()]).toEqual(["A pick chooseColor", ["W", "U", "B", "R", "G"]]);
    t.pick("W").arrange(["Mountain"], []);
    expect(t.graveyard("B")).toEqual(["Pacifism"]);
  });

  it("B10: an Earthquake that is enough for both players makes the game a draw (104.4a)", () => {
    const t = play({
      A: { battlefield: many(4, "Mountain"), hand: cards("Earthquake"), life: 3 },
      B: { life: 2 },
    });
    t.cast("Earthquake");
    t.say({ kind: "number", number: 3 }).resolve();
    expect(t.state.result).toEqual({ winners: [], reason: "draw" });
  });
});
