import { describe, expect, it } from "vitest";
import { cards, lands, many } from "../corner-cases/lands.ts";
import { play, real } from "../effects/play.ts";
import { count } from "./newest.ts";
import { settle, strike } from "./steps.ts";

function hidden(name: string, faceDown: "morph" | "manifest") {
  return { card: real(name), as: { status: { tapped: false, flipped: false, faceDown, phasedOut: false } } };
}

describe("a face-down permanent", () => {
  it("manifested that is no creature card can't be turned up, even under an effect that lets it be a creature (701.34c)", () => {
    const t = play({ A: { battlefield: [hidden("Lightning Bolt", "manifest"), ...lands(2)] } });
    expect([t.pt(""), t.acts().includes("special ")]).toEqual(["2/2", false]);
  });

  it("manifested with morph is turned up for its mana cost or its morph cost (701.34b, 708.6)", () => {
    const t = play({
      A: { battlefield: [hidden("Exalted Angel", "manifest"), ...many(6, "Plains")] },
    });
    expect(t.acts().filter((act) => act === "special ")).toHaveLength(2);
    const u = play({ A: { battlefield: [hidden("Exalted Angel", "morph"), ...many(6, "Plains")] } });
    expect(u.acts().filter((act) => act === "special ")).toHaveLength(1);
  });

  it("keeps damage, counters, Auras and its attack as it is turned up, and doesn't enter (708.8)", () => {
    const angel = hidden("Exalted Angel", "morph");
    const t = play({
      A: {
        battlefield: [
          { ...angel, as: { ...angel.as, counters: { "+1/+1": 1 } }, called: "Angel" },
          real("Soul Warden"),
          ...many(4, "Plains"),
        ],
      },
      B: { battlefield: cards("Wall of Stone") },
    });
    t.attack("").block("Wall of Stone>");
    t.do("special ");
    expect([t.pt("Exalted Angel"), t.life("A")]).toEqual(["5/6", 20]);
    strike(t).resolveAll();
    expect([t.life("A"), t.life("B")]).toEqual([25, 20]);
  });

  it("is turned up while a spell is on the stack, and its trigger goes above it: Voidmage Apprentice counters it (116.2b, 702.37e)", () => {
    const t = play({
      A: { battlefield: lands(2), hand: cards("Lightning Bolt") },
      B: { battlefield: [hidden("Voidmage Apprentice", "morph"), ...many(4, "Island")] },
    });
    t.cast("Lightning Bolt", "B").pass();
    t.do("special ");
    settle(t, "Lightning Bolt").resolve();
    expect([t.life("B"), t.graveyard("A")]).toEqual([20, ["Lightning Bolt"]]);
  });

  it("that Cloudshift exiles and returns comes back face up, and its enters ability triggers (400.7, 708.9)", () => {
    const t = play({
      A: { battlefield: [hidden("Ponyback Brigade", "morph"), ...lands(2)], hand: cards("Cloudshift") },
    });
    t.cast("Cloudshift", "").resolve().resolveAll();
    expect([count(t, "Ponyback Brigade"), count(t, "Goblin Token")]).toEqual([1, 3]);
  });

  it("that was manifested as an instant stays face down and is exiled for good if it is blinked (701.34, 304.4)", () => {
    const t = play({
      A: { battlefield: [hidden("Lightning Bolt", "manifest"), ...lands(1)], hand: cards("Cloudshift") },
    });
    t.cast("Cloudshift", "").resolve();
    expect([t.exile(), count(t, "")]).toEqual([["Lightning Bolt"], 0]);
  });

  it("turned up with Fatal Mutation on it is destroyed by the trigger, after its own (603.3b)", () => {
    const t = play({
      A: {
        battlefield: [
          { ...hidden("Aphetto Exterminator", "morph"), called: "Hidden" },
          { card: real("Fatal Mutation"), on: "Hidden" },
          ...many(4, "Swamp"),
        ],
      },
      B: { battlefield: cards("Hill Giant") },
    });
    t.do("special ");
    settle(t, "Hill Giant");
    t.resolveAll();
    expect([t.graveyard("B"), t.graveyard("A").toSorted()]).toEqual([
      ["Hill Giant"],
      ["Aphetto Exterminator", "Fatal Mutation"],
    ]);
  });
});

describe("day and night", () => {
  const mariner = "Hookhand Mariner // Riphook Raider";

  it("a daybound permanent makes it day; a turn without spells of its player makes it night next turn (702.145d, 731.2a)", () => {
    const t = play({
      A: { battlefield: lands(1), hand: [real("Forest")] },
      B: { battlefield: [real(mariner)] },
    });
    expect(t.state.turn.day).toBe("day");
    t.to("upkeep", 6);
    expect([t.state.turn.day, count(t, "Riphook Raider")]).toEqual(["night", 1]);
  });

  it("that enters at night enters with its back face up, without triggering a transformation (702.145b-c)", () => {
    const t = play({
      A: { battlefield: lands(2), hand: [real(mariner)] },
      B: { battlefield: [real(mariner)] },
    });
    t.to("precombatMain", 7);
    expect(t.state.turn.day).toBe("night");
    t.cast("Hookhand Mariner").resolve();
    expect([count(t, "Riphook Raider"), count(t, "Hookhand Mariner")]).toEqual([2, 0]);
  });

  it("can't be transformed otherwise: Waxing Moon does nothing to a daybound Werewolf (702.145b)", () => {
    const t = play({ A: { battlefield: [real(mariner), ...lands(1)], hand: cards("Waxing Moon") } });
    t.cast("Waxing Moon", "Hookhand Mariner").resolve();
    expect(count(t, "Hookhand Mariner")).toBe(1);
  });

  it("copied by Clone at night is the back face, which can't turn back: it has no other (702.145, 707.8)", () => {
    const t = play({
      A: { battlefield: lands(1), hand: cards("Clone") },
      B: { battlefield: [real(mariner)] },
    });
    t.to("precombatMain", 7);
    t.cast("Clone").resolve();
    if (t.decision.kind === "confirm") t.yes();
    t.pick("Riphook Raider");
    expect(count(t, "Riphook Raider")).toBe(2);
  });
});

describe("a double-faced card", () => {
  it("cast for disturb is its back face on the stack, with the front's mana value, and is exiled afterwards (702.146a, 712.8)", () => {
    const t = play({
      A: {
        battlefield: [real("Grizzly Bears"), ...lands(2)],
        graveyard: [real("Twinblade Geist // Twinblade Invocation")],
        hand: cards("Murder"),
      },
    });
    t.do("cast Twinblade Geist", "Grizzly Bears");
    expect(t.stack()).toEqual(["Twinblade Invocation"]);
    t.resolve();
    expect(t.has("Grizzly Bears", "doubleStrike")).toBe(true);
    t.cast("Murder", "Grizzly Bears").resolve();
    expect(t.exile()).toEqual(["Twinblade Geist"]);
  });

  it("cast for disturb is exiled by its own text alone, so that it can be returned to a hand from the stack (702.146a)", () => {
    const t = play({
      A: { battlefield: lands(2), graveyard: [real("Covetous Castaway // Ghostly Castigator")] },
      B: { battlefield: lands(1), hand: cards("Remand") },
    });
    t.do("cast Covetous Castaway").pass();
    t.cast("Remand", "Ghostly Castigator").resolve();
    expect([t.exile(), t.hand("A")]).toEqual([[], ["Covetous Castaway"]]);
  });

  it("returned transformed by its own death is a new object: Loyal Cathar comes back as Unhallowed Cathar once only (603.7, 712.14)", () => {
    const t = play({
      A: { battlefield: [real("Loyal Cathar // Unhallowed Cathar"), ...lands(2)], hand: cards("Murder") },
    });
    t.cast("Murder", "Loyal Cathar").resolve().resolveAll();
    t.to("end").resolveAll();
    expect(count(t, "Unhallowed Cathar")).toBe(1);
  });

  it("that became unattached has not transformed since: Elbrus unattaches and then turns (701.28f)", () => {
    const t = play({
      A: {
        battlefield: [
          real("Grizzly Bears"),
          { card: real("Elbrus, the Binding Blade // Withengar Unbound"), on: "Grizzly Bears" },
        ],
      },
    });
    t.attack("Grizzly Bears");
    strike(t).resolveAll();
    expect([t.life("B"), count(t, "Withengar Unbound"), t.pt("Grizzly Bears")]).toEqual([17, 1, "2/2"]);
    expect(t.object("Withengar Unbound").attachedTo).toBeNull();
  });

  it("copied by Clone can't transform, its instruction is ignored (701.28c)", () => {
    const t = play({
      A: {
        battlefield: [real("Smoldering Werewolf // Erupting Dreadwolf"), ...lands(4)],
        hand: cards("Clone"),
      },
    });
    t.cast("Clone").resolve();
    if (t.decision.kind === "confirm") t.yes();
    settle(t, "Smoldering Werewolf");
    t.resolveAll();
    settle(t);
    const acts = t.decision.kind === "act" ? t.decision.acts : [];
    const own = acts.filter((act) => act.kind === "activate" && !act.mana).at(-1);
    t.say({ kind: "act", act: own?.id ?? "", autoPay: true }).resolve();
    expect(count(t, "Smoldering Werewolf")).toBe(2);
  });
});

describe("a split card", () => {
  it("fused is both halves: Far returns, then Away makes a player sacrifice (702.102c-d, 709.4d)", () => {
    const t = play({
      A: { battlefield: lands(2), hand: cards("Far // Away") },
      B: { battlefield: cards("Hill Giant", "Grizzly Bears") },
    });
    const acts = t.decision.kind === "act" ? t.decision.acts.filter((act) => act.kind === "cast") : [];
    expect(acts).toHaveLength(3);
    t.say({ kind: "act", act: acts[2]?.id ?? "", autoPay: true });
    settle(t, "Hill Giant", "B").resolve();
    settle(t, "Grizzly Bears");
    expect([t.hand("B"), t.graveyard("B")]).toEqual([["Hill Giant"], ["Grizzly Bears"]]);
  });

  it("has one half's mana value on the stack, both in hand: Fire costs 2 there (709.4a-b)", () => {
    const t = play({
      A: { battlefield: lands(1), hand: cards("Fire // Ice") },
      B: { battlefield: [{ card: real("Chalice of the Void"), as: { counters: { charge: 2 } } }] },
    });
    t.say({
      kind: "act",
      act: (t.decision.kind === "act" ? t.decision.acts.find((act) => act.kind === "cast")?.id : null) ?? "",
      autoPay: true,
    });
    settle(t, "B");
    if (t.decision.kind === "distribute") t.divide(2);
    expect(t.stack()).toHaveLength(2);
    t.resolveAll();
    expect([t.life("B"), t.graveyard("A")]).toEqual([20, ["Fire // Ice"]]);
  });
});
