import type { Effect, EventPattern, PlayerRef } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { type Play, spell } from "../../effects/play.ts";
import { enchantment } from "../../support/cards.ts";
import { giant, lives, untilActs } from "./giant.ts";

const YOU = { kind: "you" } as const;
const ALL = { kind: "allPlayers" } as const;
const GAIN: Effect = { kind: "gainLife", who: YOU, amount: 1 };
const UPKEEP: EventPattern = { kind: "stepBegins", step: "upkeep", whose: ALL };

function lose(who: PlayerRef): Effect {
  return { kind: "loseLife", who, amount: 1 };
}

function whenever(event: EventPattern, effect: Effect) {
  return enchantment("Watch", { kind: "triggered", event, body: { kind: "plain", effects: [effect] } });
}

/** To the upkeep of C and D, with everything that triggered there resolved. */
function nextUpkeep(t: Play): Play {
  return t.to("upkeep", 6).resolveAll();
}

describe("abilities at the beginning of each player's step, of a team's (CR 805.4d)", () => {
  it("trigger once where the step is one of several that they wait for", () => {
    const event: EventPattern = {
      kind: "anyOf",
      of: [UPKEEP, { kind: "stepBegins", step: "draw", whose: ALL }],
    };
    const t = nextUpkeep(giant({ A: { battlefield: [whenever(event, GAIN)] } }));
    expect(lives(t)).toEqual([31, 31, 30, 30]);
  });

  it("trigger for each player where they speak of every player other than that one", () => {
    const others = whenever(UPKEEP, lose({ kind: "otherThanEventPlayer" }));
    const t = nextUpkeep(giant({ A: { battlefield: [others] } }));
    expect(lives(t)).toEqual([26, 26, 28, 28]);
  });

  it("trigger once where a spell made them, and for each player where that speaks of that player", () => {
    const made = (effect: Effect) =>
      spell("Made", [
        {
          kind: "delayed",
          event: UPKEEP,
          repeats: true,
          expires: "endOfGame",
          body: { kind: "plain", effects: [effect] },
        },
      ]);
    const once = giant({ A: { hand: [made(GAIN)] } });
    expect(lives(nextUpkeep(once.cast("Made").resolve()))).toEqual([31, 31, 30, 30]);
    const each = giant({ A: { hand: [made(lose({ kind: "event" }))] } });
    expect(lives(nextUpkeep(each.cast("Made").resolve()))).toEqual([30, 30, 28, 28]);
  });
});

describe("the main phase of a team (CR 805.4a)", () => {
  it("is that of either player for a spell that asks whether it was cast in its caster's", () => {
    const addendum = spell("Addendum", [
      {
        kind: "if",
        condition: { kind: "wasCast", object: { kind: "this" }, by: YOU, during: "mainPhase" },
        ["then" as const]: [GAIN],
      },
    ]);
    const t = giant({ B: { hand: [addendum] }, C: { hand: [addendum] } });
    untilActs(t, "B").cast("Addendum").resolve();
    expect(lives(t)).toEqual([31, 31, 30, 30]);
    untilActs(t, "C").cast("Addendum").resolve();
    expect(lives(t)).toEqual([31, 31, 30, 30]);
  });
});
