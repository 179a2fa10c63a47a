import { describe, expect, it } from "vitest";
import { type Play, play, real } from "../effects/play.ts";
import { cards, many } from "./lands.ts";

/** Casts one face of a card with several. */
function castFace(t: Play, face: number, ...targets: readonly string[]): Play {
  const { decision } = t;
  if (decision.kind !== "act") throw new Error(t.asked);
  const act = decision.acts.find((one) => one.kind === "cast" && one.face === face);
  if (!act) throw new Error(`face ${face} can't be cast: ${t.acts().join(", ")}`);
  return t.say({ kind: "act", act: act.id, autoPay: true }).choose(...targets);
}

describe("hard cases of zones and faces, with their cards", () => {
  it("Z04: Stomp that resolves goes on an adventure and lets Bonecrusher Giant be cast from exile (715.3d)", () => {
    const t = play({
      A: { battlefield: many(5, "Mountain"), hand: cards("Bonecrusher Giant // Stomp") },
    });
    castFace(t, 1, "B").resolve();
    expect([t.life("B"), t.exile()]).toEqual([18, ["Bonecrusher Giant"]]);
    castFace(t, 0).resolve();
    expect(t.battlefield("A")).toContain("Bonecrusher Giant");
  });

  it("Z04: Stomp that is countered goes to the graveyard (715.3d)", () => {
    const t = play({
      A: { battlefield: many(2, "Mountain"), hand: cards("Bonecrusher Giant // Stomp") },
      B: { battlefield: many(2, "Island"), hand: cards("Counterspell") },
    });
    castFace(t, 1, "B").pass().cast("Counterspell", "Stomp").resolve();
    expect([t.graveyard("A"), t.exile()]).toEqual([["Bonecrusher Giant"], []]);
  });

  it("Z04: a copy of Stomp exiles nothing (715.3c)", () => {
    const t = play({
      A: {
        battlefield: [...many(2, "Mountain"), ...many(2, "Island")],
        hand: cards("Bonecrusher Giant // Stomp", "Twincast"),
      },
    });
    castFace(t, 1, "B");
    t.cast("Twincast", "Stomp").resolve();
    t.no().resolve();
    expect([t.life("B"), t.exile()]).toEqual([18, []]);
    t.resolve();
    expect([t.life("B"), t.exile()]).toEqual([16, ["Bonecrusher Giant"]]);
  });

  it("Z05: a transformed Delver of Secrets that is flickered returns with its front face up (712.8, 400.7)", () => {
    const t = play({
      A: {
        battlefield: cards("Delver of Secrets // Insectile Aberration", "Plains"),
        hand: cards("Cloudshift"),
        library: cards("Lightning Bolt"),
      },
    });
    t.to("upkeep", 7).resolve();
    expect(t.asked).toBe("A confirm may");
    t.yes();
    expect([t.pt("Insectile Aberration"), t.values("Insectile Aberration").manaValue]).toEqual(["3/2", 1]);
    t.cast("Cloudshift", "Insectile Aberration").resolve();
    expect(t.pt("Delver of Secrets")).toBe("1/1");
  });

  it.each([
    ["dies", "Lightning Bolt", "Mountain"],
    ["is returned to its owner's hand", "Unsummon", "Island"],
    ["is exiled", "Swords to Plowshares", "Plains"],
  ])("Z06: a face-down creature that %s is revealed to all players (708.2, 708.9)", (_, spell, land) => {
    const faceDown = { tapped: false, flipped: false, faceDown: "morph", phasedOut: false } as const;
    const t = play({
      A: { battlefield: [{ card: real("Horde Ambusher"), as: { status: faceDown } }] },
      B: { battlefield: cards(land), hand: cards(spell) },
    });
    expect([t.battlefield("A"), t.pt("")]).toEqual([[""], "2/2"]);
    t.pass().cast(spell);
    if (t.decision.kind === "pick") t.pick("");
    t.resolve();
    const shown = t.events.flatMap((event) =>
      event.kind === "revealed" && event.to === "all" ? event.objects : [],
    );
    expect(shown.map((id) => t.nameOf(id))).toEqual(["Horde Ambusher"]);
  });
});

describe("what is face down at the end", () => {
  const faceDown = { tapped: false, flipped: false, faceDown: "morph", phasedOut: false } as const;
  const hidden = { card: real("Horde Ambusher"), as: { status: faceDown } };
  const shown = (t: Play): string[] =>
    t.events
      .flatMap((event) => (event.kind === "revealed" && event.to === "all" ? event.objects : []))
      .map((id) => t.state.definitions[t.state.objects[id]?.definition ?? ""]?.name ?? "");

  it("Z06: is revealed to all players as the game ends, permanents and spells of all players (708.9)", () => {
    const t = play({
      A: { battlefield: [hidden, ...many(3, "Island")], hand: cards("Willbender") },
      B: { battlefield: [hidden] },
    });
    const acts = t.decision.kind === "act" ? t.decision.acts : [];
    const act = acts.find((one) => one.kind === "cast" && one.via?.startsWith("morph"));
    t.say({ kind: "act", act: act?.id ?? "", autoPay: true }).concede("B");
    expect(t.state.result?.winners).toEqual([0]);
    expect(shown(t).sort()).toEqual(["Horde Ambusher", "Horde Ambusher", "Willbender"]);
    expect(t.events.at(-1)).toMatchObject({ kind: "gameEnded" });
  });

  it("Z06: is revealed when its owner leaves a game that continues, unlike that of the others (708.9)", () => {
    const t = play({ A: { battlefield: [hidden] }, B: { battlefield: [hidden] }, C: {} });
    t.concede("B");
    expect([t.state.result, t.told("revealed")]).toEqual([null, 1]);
    expect(t.events.filter((event) => event.kind === "revealed")).toMatchObject([{ by: 1, to: "all" }]);
  });
});

describe("a face-down spell", () => {
  it("is not shown when it resolves and stays face down (708.4)", () => {
    const t = play({ A: { battlefield: many(3, "Mountain"), hand: cards("Horde Ambusher") } });
    const { decision } = t;
    const act =
      decision.kind === "act"
        ? decision.acts.find((one) => one.kind === "cast" && one.via?.startsWith("morph"))
        : undefined;
    t.say({ kind: "act", act: act?.id ?? "", autoPay: true }).resolve();
    expect([t.pt(""), t.told("revealed")]).toEqual(["2/2", 0]);
  });
});

describe("Bonecrusher Giant", () => {
  it("deals 2 damage to the controller of a spell that targets it", () => {
    const t = play({
      A: { battlefield: cards("Bonecrusher Giant // Stomp") },
      B: { battlefield: cards("Mountain"), hand: cards("Lightning Bolt") },
    });
    t.pass().cast("Lightning Bolt", "Bonecrusher Giant").resolve();
    expect(t.life("B")).toBe(18);
  });
});
