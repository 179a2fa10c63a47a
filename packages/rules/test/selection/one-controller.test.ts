import type { Condition, PlayerRef, Predicate } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { type Play, play, real } from "../effects/play.ts";
import { card, LANDS } from "../support/cards.ts";

const THAT_PLAYER: PlayerRef = { kind: "event" };
const theirs: Predicate = { kind: "controller", player: THAT_PLAYER };

/** "that player controls more lands than each other player" */
const controlsMost: Condition = {
  kind: "not",
  of: {
    kind: "exists",
    filter: { of: [LANDS, { kind: "not", of: theirs }] },
    atLeast: { kind: "count", filter: { of: [LANDS, theirs] } },
    sameController: true,
  },
};

const steward = card("Land Steward", {
  types: ["enchantment"],
  abilities: [
    {
      kind: "triggered",
      event: { kind: "stepBegins", step: "upkeep", whose: { kind: "allPlayers" } },
      condition: controlsMost,
      body: { kind: "plain", effects: [{ kind: "gainLife", who: THAT_PLAYER, amount: 1 }] },
    },
  ],
});

const forest = real("Forest");

/** Goes on to draw of the turn after this one, which is B's. */
function throughUpkeepOfB(t: Play): Play {
  return t.to("draw", t.state.turn.number + 1);
}

describe('"if that player controls more lands than each other player"', () => {
  it("is false while nobody controls a land", () => {
    const t = throughUpkeepOfB(play({ A: { battlefield: [steward] }, B: {} }));
    expect(t.life("B")).toBe(20);
  });

  it("is false where others control as many", () => {
    const t = throughUpkeepOfB(
      play({ A: { battlefield: [steward, forest] }, B: { battlefield: [forest] }, C: {} }),
    );
    expect(t.life("B")).toBe(20);
  });

  it("is true of a single land among players without any", () => {
    const t = throughUpkeepOfB(play({ A: { battlefield: [steward] }, B: { battlefield: [forest] }, C: {} }));
    expect(t.life("B")).toBe(21);
  });
});
