import type { Ability, CardDefinition } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { type Play, play, real, type SeatLetter, spell } from "../effects/play.ts";
import { card, creature } from "../support/cards.ts";

const CIPHER: Ability = { kind: "keyword", keyword: "cipher" };
const YOU = { kind: "you" } as const;

/** A free sorcery with cipher that gains a life. */
const WHISPER: CardDefinition = card("Whisper", {
  types: ["sorcery"],
  manaCost: ["0"],
  abilities: [
    {
      kind: "spell",
      body: { kind: "plain", effects: [{ kind: "gainLife", who: YOU, amount: 1 }] },
    },
    CIPHER,
  ],
});
const WALKER = creature("Walker", 2, 2);
const ENCODED = "A pick castNow";

/** Whisper cast by A and encoded on Walker, with B's life gained by nobody yet. */
function encoded(more: Parameters<typeof play>[0] = {}): Play {
  const t = play({ ...more, A: { battlefield: [WALKER, real("Hill Giant")], hand: [WHISPER], ...more.A } });
  return t.cast("Whisper").resolve().pick("Walker");
}

/** Attacks unblocked, up to the question whether the copy is cast. */
function strike(t: Play, ...names: readonly string[]): Play {
  t.attack(...names);
  while (t.state.stack.length === 0 && t.state.turn.step !== "endOfCombat") {
    if (t.decision.kind === "blockers") t.say({ kind: "blockers", blocks: [] });
    else if (t.decision.kind === "order") t.say({ kind: "order", values: [0, 1] });
    else t.pass();
  }
  return t.state.stack.length > 0 ? t.resolve() : t;
}

function zonesOf(t: Play, name: string, seat: SeatLetter = "A"): string[] {
  const zones = { exile: t.exile(), graveyard: t.graveyard(seat), hand: t.hand(seat) };
  return Object.entries(zones).flatMap(([zone, cards]) => (cards.includes(name) ? [zone] : []));
}

describe("cipher (CR 702.99)", () => {
  it("exiles the card encoded on a creature that its controller controls (702.99a)", () => {
    const t = play({
      A: { battlefield: [WALKER], hand: [WHISPER] },
      B: { battlefield: [real("Grizzly Bears")] },
    });
    t.cast("Whisper").resolve();
    expect(t.options()).toEqual(["Walker"]);
    t.pick("Walker");
    expect([zonesOf(t, "Whisper"), t.life("A")]).toEqual([["exile"], 21]);
  });

  it("leaves it to its controller: the card goes to the graveyard if nothing is chosen, or nothing is there", () => {
    const declined = play({ A: { battlefield: [WALKER], hand: [WHISPER] } });
    declined.cast("Whisper").resolve().pick();
    expect(zonesOf(declined, "Whisper")).toEqual(["graveyard"]);
    const alone = play({ A: { hand: [WHISPER] } })
      .cast("Whisper")
      .resolve();
    expect([alone.decision.kind, zonesOf(alone, "Whisper")]).toEqual(["act", ["graveyard"]]);
  });

  it("lets a copy be cast for nothing whenever the creature deals combat damage to a player (702.99a)", () => {
    const t = strike(encoded(), "Walker");
    expect(t.asked).toBe(ENCODED);
    t.pick("Whisper").resolveAll();
    expect([t.life("A"), t.life("B")]).toEqual([22, 18]);
    expect([t.decision.kind, zonesOf(t, "Whisper")]).toEqual(["act", ["exile"]]);
  });

  it("casts no copy unless its controller wants to, and none from another creature's damage", () => {
    const t = strike(encoded(), "Walker").pick();
    expect([t.stack(), t.life("A"), t.exile()]).toEqual([[], 21, ["Whisper"]]);
    const other = strike(encoded(), "Hill Giant");
    expect([other.stack(), other.life("B")]).toEqual([[], 17]);
  });

  it("says nothing to a spell that no card represents (702.99a)", () => {
    const twin = spell(
      "Twin",
      [{ kind: "copySpell", what: { kind: "target", target: "t1" }, newTargets: "may" }],
      [
        {
          id: "t1",
          what: { kind: "object", filter: { zones: ["stack"], of: [{ kind: "stackObject", is: "spell" }] } },
        },
      ],
    );
    const t = play({ A: { battlefield: [WALKER], hand: [WHISPER, twin] } });
    t.cast("Whisper").cast("Twin", "Whisper").resolve().resolve();
    expect([t.life("A"), t.decision.kind, t.stack()]).toEqual([21, "act", ["Whisper"]]);
    t.resolve();
    expect(t.options()).toEqual(["Walker"]);
  });

  it("stays with the creature whoever controls it: that player casts the copy (702.99c)", () => {
    const theft = spell(
      "Theft",
      [
        {
          kind: "modify",
          what: { kind: "ref", ref: { kind: "target", target: "t1" } },
          modifications: [{ kind: "controller", player: YOU }],
          duration: "endOfGame",
        },
      ],
      [{ id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "creature" }] } } }],
    );
    const t = encoded({ B: { hand: [theft] } });
    t.pass().cast("Theft", "Walker").resolve().to("precombatMain", 6);
    strike(t, "Walker");
    expect(t.asked).toBe("B pick castNow");
    t.pick("Whisper").resolveAll();
    expect([t.life("A"), t.life("B")]).toEqual([19, 21]);
  });

  it("ends as the creature leaves the battlefield, though it comes back (702.99c)", () => {
    const blink = spell(
      "Blink",
      [
        { kind: "exile", what: { kind: "ref", ref: { kind: "target", target: "t1" } }, bind: "gone" },
        {
          kind: "move",
          what: { kind: "ref", ref: { kind: "bound", name: "gone" } },
          to: { zone: "battlefield", with: {} },
        },
      ],
      [{ id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "creature" }] } } }],
    );
    const t = encoded({ A: { hand: [WHISPER, blink] } });
    t.cast("Blink", "Walker").resolve().to("precombatMain", 7);
    strike(t, "Walker");
    expect([t.stack(), t.life("B"), zonesOf(t, "Whisper")]).toEqual([[], 18, ["exile"]]);
  });

  it("ends as the card leaves exile (702.99c)", () => {
    const recall = spell("Recall", [
      {
        kind: "move",
        what: { kind: "all", filter: { zones: ["exile"], of: [] } },
        to: { zone: "hand" },
      },
    ]);
    const t = encoded({ A: { hand: [WHISPER, recall] } });
    t.cast("Recall").resolve();
    expect(zonesOf(t, "Whisper")).toEqual(["hand"]);
    strike(t, "Walker");
    expect([t.stack(), t.life("B")]).toEqual([[], 18]);
  });

  it("works for each card that is encoded on the creature", () => {
    const t = encoded({ A: { hand: [WHISPER, WHISPER] } });
    t.cast("Whisper").resolve().pick("Walker");
    strike(t, "Walker").pick("Whisper").resolve().resolve();
    expect(t.asked).toBe(ENCODED);
    t.pick("Whisper").resolveAll();
    expect(t.life("A")).toBe(24);
  });
});
