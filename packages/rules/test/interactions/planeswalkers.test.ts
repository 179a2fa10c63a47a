import { describe, expect, it } from "vitest";
import { cards, lands, many } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";
import { count } from "./newest.ts";

describe("a planeswalker", () => {
  it("activates one of its abilities a turn only (606.3)", () => {
    const t = play({
      A: {
        battlefield: [
          { card: real("Elspeth, Knight-Errant"), as: { counters: { loyalty: 4 } } },
          real("Grizzly Bears"),
        ],
      },
    });
    t.activate("Elspeth, Knight-Errant");
    t.resolve();
    expect(t.acts().filter((act) => act.includes("Elspeth"))).toEqual([]);
  });

  it("blinked is a new object that may activate again (400.7, 606.3)", () => {
    const t = play({
      A: {
        battlefield: [
          { card: real("Elspeth, Knight-Errant"), as: { counters: { loyalty: 1 } } },
          real("Flickerwisp"),
          ...lands(3),
        ],
        hand: cards("Flickerwisp"),
      },
    });
    t.activate("Elspeth, Knight-Errant").resolve();
    t.cast("Flickerwisp").resolve();
    t.pick("Elspeth, Knight-Errant");
    t.resolve();
    t.to("end").resolveAll();
    expect(t.object("Elspeth, Knight-Errant").counters).toEqual({ loyalty: 4 });
  });

  it("that becomes a creature with as much loyalty loses loyalty to combat damage only where it isn't prevented (120.3c, 615)", () => {
    const t = play({
      A: {
        battlefield: [
          { card: real("Gideon, Champion of Justice"), as: { counters: { loyalty: 4 } } },
          ...many(1, "Plains"),
        ],
      },
      B: { battlefield: [real("Hill Giant"), ...many(1, "Mountain")], hand: cards("Lightning Bolt") },
    });
    const { decision } = t;
    if (decision.kind !== "act") throw new Error(t.asked);
    const zero = decision.acts.filter((act) => act.kind === "activate" && !act.mana)[1];
    t.say({ kind: "act", act: zero?.id ?? "pass", autoPay: true }).resolve();
    expect([
      t.pt("Gideon, Champion of Justice"),
      t.values("Gideon, Champion of Justice").types.toSorted(),
    ]).toEqual(["4/4", ["creature", "planeswalker"]]);
    t.pass().cast("Lightning Bolt", "Gideon, Champion of Justice").resolve();
    expect(t.object("Gideon, Champion of Justice").counters).toEqual({ loyalty: 4 });
  });

  it("of the same name under two players may be there twice; a second under one player may not (704.5j)", () => {
    const t = play({
      A: {
        battlefield: [{ card: real("Jace Beleren"), as: { counters: { loyalty: 3 } } }, ...lands(2)],
        hand: cards("Jace Beleren"),
      },
      B: { battlefield: [{ card: real("Jace Beleren"), as: { counters: { loyalty: 3 } } }] },
    });
    t.cast("Jace Beleren").resolve();
    expect(t.decision).toMatchObject({ seat: 0, kind: "pick" });
    t.pick("Jace Beleren");
    expect(count(t, "Jace Beleren")).toBe(2);
  });
});
