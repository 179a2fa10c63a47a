import type { CardDefinition } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { many } from "../corner-cases/lands.ts";
import { type Play, play } from "../effects/play.ts";
import { creature } from "../support/cards.ts";

/** "Morph {X}{U}. When this creature is turned face up, you gain X life." */
const MORPHED: CardDefinition = creature("Morphed", 2, 2, {
  abilities: [
    { kind: "keyword", keyword: "morph", cost: [{ kind: "mana", mana: ["X", "U"] }] },
    {
      kind: "triggered",
      event: { kind: "turnedFaceUp", what: "this" },
      body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: { kind: "x" } }] },
    },
  ],
});

function turnedUp(islands: number): Play {
  const faceDown = {
    card: MORPHED,
    as: { status: { tapped: false, flipped: false, faceDown: "morph" as const, phasedOut: false } },
  };
  const t = play({ A: { battlefield: [...many(islands, "Island"), faceDown] } });
  const { decision } = t;
  if (decision.kind !== "act") throw new Error(t.asked);
  const act = decision.acts.find((one) => one.kind === "special");
  return t.say({ kind: "act", act: act?.id ?? "none", autoPay: true });
}

function untapped(t: Play): number {
  return t.state.battlefield.filter((id) => t.nameOf(id) === "Island" && !t.state.objects[id]?.status.tapped)
    .length;
}

describe("morph for X (CR 702.37f)", () => {
  it("asks for X, up to what can be paid, and what triggers on it knows that X", () => {
    const t = turnedUp(5);
    expect(t.decision).toMatchObject({ kind: "number", min: 0, max: 4 });
    t.say({ kind: "number", number: 3 }).resolveAll();
    expect([t.life("A"), untapped(t), t.object("Morphed").status.faceDown]).toEqual([23, 1, null]);
  });

  it("may be 0, which nobody is asked about where it can't be more", () => {
    const t = turnedUp(1);
    expect(t.object("Morphed").status.faceDown).toBeNull();
    t.resolveAll();
    expect(t.life("A")).toBe(20);
    const chosen = turnedUp(3).say({ kind: "number", number: 0 }).resolveAll();
    expect([chosen.life("A"), untapped(chosen)]).toEqual([20, 2]);
  });
});
