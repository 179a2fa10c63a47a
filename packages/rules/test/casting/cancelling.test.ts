import { describe, expect, it } from "vitest";
import { mayCancel } from "../../src/index.ts";
import { cards, many } from "../corner-cases/lands.ts";
import { type Play, play } from "../effects/play.ts";

const MOUNTAINS = many(6, "Mountain");

function withHand(card: string, { lands = MOUNTAINS, beside = ["Grizzly Bears", "Ornithopter"] } = {}): Play {
  return play({
    A: { hand: cards(card), battlefield: [...lands, ...cards(...beside)] },
    B: { battlefield: cards("Hill Giant") },
  });
}

/** What a player could notice of the game having gone back: zones, taps, mana, what may be done. */
function look(t: Play) {
  return {
    asked: t.asked,
    acts: t.acts(),
    hand: t.hand("A"),
    stack: t.state.stack.length,
    tapped: t.state.battlefield.filter((id) => t.state.objects[id]?.status.tapped),
    graveyard: t.graveyard("A"),
    battlefield: t.state.battlefield.map((id) => t.nameOf(id)),
  };
}

interface Step {
  readonly asks: string;
  readonly card: string;
  readonly lands?: ReturnType<typeof many>;
  /** Answers on the way to the question. */
  readonly first?: (t: Play) => unknown;
}

const STEPS: readonly Step[] = [
  { asks: "A pick chooseTargets", card: "Lightning Bolt" },
  { asks: "A number chooseX", card: "Blaze" },
  { asks: "A pick chooseTargets", card: "Blaze", first: (t) => t.say({ kind: "number", number: 2 }) },
  { asks: "A modes chooseModes", card: "Izzet Charm", lands: [...many(2, "Mountain"), ...many(2, "Island")] },
  { asks: "A confirm chooseCost", card: "Capsize", lands: many(6, "Island") },
  { asks: "A distribute divide", card: "Arc Lightning", first: (t) => t.pick("Hill Giant", "Grizzly Bears") },
  { asks: "A pick sacrifice", card: "Fling", first: (t) => t.pick("B") },
];

describe("giving up a spell before it is paid for (CR 601.2, 730.1)", () => {
  for (const { asks, card, lands, first } of STEPS) {
    it(`is possible for ${card} where its player is asked: ${asks.slice(2)}`, () => {
      const t = withHand(card, lands ? { lands } : {});
      const before = look(t);
      t.cast(card);
      first?.(t);
      expect(t.asked).toBe(asks);
      expect(mayCancel(t.state)).toBe(true);
      t.say({ kind: "cancel" });
      expect(look(t)).toEqual(before);
      expect(t.events.at(-1)).toEqual({ kind: "rewound", seat: 0 });
    });
  }

  it("is possible for an ability that is being activated", () => {
    const t = withHand("Island", { beside: ["Prodigal Pyromancer"] });
    const before = look(t);
    t.activate("Prodigal Pyromancer");
    expect(t.asked).toBe("A pick chooseTargets");
    t.say({ kind: "cancel" });
    expect(look(t)).toEqual(before);
  });

  it("is not possible while targets of a triggered ability are chosen, nor in a turn-based decision", () => {
    const t = withHand("Flametongue Kavu");
    expect(mayCancel(t.state)).toBe(false);
    expect(t.answer({ kind: "cancel" })).toEqual({ kind: "notOffered", detail: "cancel" });
    t.cast("Flametongue Kavu").resolve();
    expect(t.asked).toBe("A pick chooseTargets");
    expect(mayCancel(t.state)).toBe(false);
    expect(t.answer({ kind: "cancel" })).toEqual({ kind: "notOffered", detail: "cancel" });
  });
});
