import { describe, expect, it } from "vitest";
import { play, real } from "../effects/play.ts";
import { cards, many } from "./lands.ts";

describe("hard cases of casting, with their cards", () => {
  it("A02: Force of Will for its alternative cost under Thalia takes a blue card, 1 life and {1} (118.9a, 118.8, 601.2f)", () => {
    const setup = (lands: number) =>
      play({
        A: {
          battlefield: [real("Thalia, Guardian of Thraben"), real("Mountain"), real("Mountain")],
          hand: cards("Lightning Bolt"),
        },
        B: { battlefield: many(lands, "Swamp"), hand: cards("Force of Will", "Counterspell") },
      });
    const t = setup(1);
    t.cast("Lightning Bolt", "B").pass();
    expect(t.acts().filter((act) => act === "cast Force of Will")).toHaveLength(1);
    t.cast("Force of Will");
    while (t.decision.kind !== "act") {
      if (t.decision.kind === "pick")
        t.pick(t.options().includes("Counterspell") ? "Counterspell" : "Lightning Bolt");
      else t.say({ kind: "pay", how: "auto" });
    }
    expect([t.life("B"), t.exile()]).toEqual([19, ["Counterspell"]]);
    expect(t.object("Swamp").status.tapped).toBe(true);
    t.resolve();
    expect(t.graveyard("A")).toEqual(["Lightning Bolt"]);
    const poor = setup(0);
    poor.cast("Lightning Bolt", "B").pass();
    expect(poor.acts()).not.toContain("cast Force of Will");
  });

  it("A04: Capsize bought back does not resolve without its target: it goes to the graveyard, not the hand (702.27, 608.2b)", () => {
    const t = play({
      A: { battlefield: many(6, "Island"), hand: cards("Capsize") },
      B: { battlefield: cards("Grizzly Bears", "Island"), hand: cards("Unsummon") },
    });
    t.cast("Capsize");
    for (let guard = 0; t.decision.kind !== "act" && guard < 10; guard++) {
      if (t.decision.kind === "confirm") t.yes();
      else if (t.decision.prompt.key === "chooseTargets") t.pick("Grizzly Bears");
      else if (t.decision.kind === "pick")
        t.say({ kind: "pick", values: t.decision.options.map((one) => one.value) });
      else t.say({ kind: "pay", how: "auto" });
    }
    expect(
      t.state.battlefield.filter((id) => t.nameOf(id) === "Island" && t.state.objects[id]?.status.tapped),
    ).toHaveLength(6);
    t.pass().cast("Unsummon", "Grizzly Bears").resolve().resolve();
    expect([t.hand("A"), t.graveyard("A")]).toEqual([[], ["Capsize"]]);
  });

  it("A05: Glacial Ray spliced onto Reach Through Mists, its target illegal: nothing resolves, no card is drawn, the Ray stays in hand (702.47, 608.2b)", () => {
    const t = play({
      A: {
        battlefield: [real("Island"), ...many(2, "Mountain")],
        hand: cards("Reach Through Mists", "Glacial Ray"),
      },
      B: { battlefield: cards("Grizzly Bears", "Plains"), hand: cards("Swords to Plowshares") },
    });
    t.cast("Reach Through Mists");
    for (let guard = 0; t.decision.kind !== "act" && guard < 10; guard++) {
      if (t.decision.prompt.key === "chooseTargets") t.pick("Grizzly Bears");
      else if (t.decision.kind === "confirm") t.yes();
      else if (t.decision.kind === "pick")
        t.say({ kind: "pick", values: t.decision.options.map((one) => one.value) });
      else t.say({ kind: "pay", how: "auto" });
    }
    expect([t.hand("A"), t.stack()]).toEqual([["Glacial Ray"], ["Reach Through Mists"]]);
    t.pass().cast("Swords to Plowshares").choose("Grizzly Bears").resolve().resolve();
    expect([t.hand("A"), t.graveyard("A"), t.told("didNotResolve")]).toEqual([
      ["Glacial Ray"],
      ["Reach Through Mists"],
      1,
    ]);
  });

  it("A07: Ancestral Vision can't be cast from hand, but free of charge when cascade reveals it (118.6, 702.85)", () => {
    const t = play({
      A: {
        battlefield: [...many(3, "Mountain"), ...many(3, "Forest")],
        hand: cards("Bloodbraid Elf", "Ancestral Vision"),
        library: cards("Forest", "Ancestral Vision"),
      },
    });
    expect(t.acts()).not.toContain("cast Ancestral Vision");
    t.cast("Bloodbraid Elf");
    expect(t.stack()).toEqual(["Bloodbraid Elf", "ability of Bloodbraid Elf"]);
    t.resolve();
    expect([t.asked, t.options()]).toEqual(["A pick castNow", ["Ancestral Vision"]]);
    t.pick("Ancestral Vision").pick("A");
    expect(t.stack()).toEqual(["Bloodbraid Elf", "Ancestral Vision"]);
    t.resolve();
    expect(t.hand("A")).toEqual(["Ancestral Vision", "Mountain", "Mountain", "Mountain"]);
  });

  it("A08: Supreme Verdict is a legal target of Counterspell, which resolves without countering it (101.2, 701.5)", () => {
    const t = play({
      A: { battlefield: [...many(3, "Plains"), real("Island")], hand: cards("Supreme Verdict") },
      B: { battlefield: [real("Grizzly Bears"), ...many(2, "Island")], hand: cards("Counterspell") },
    });
    t.cast("Supreme Verdict").pass().cast("Counterspell", "Supreme Verdict").resolve();
    expect([t.graveyard("B"), t.stack()]).toEqual([["Counterspell"], ["Supreme Verdict"]]);
    t.resolve();
    expect(t.graveyard("B")).toEqual(["Counterspell", "Grizzly Bears"]);
  });
});
