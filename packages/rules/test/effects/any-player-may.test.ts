import type { CardDefinition, Effect, PlayerRef, Selection } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { always, CREATURES, creature } from "../support/cards.ts";
import { play, real, spell } from "./play.ts";

const ONE: PlayerRef = { kind: "each" };
const then: readonly Effect[] = [{ kind: "gainLife", who: { kind: "you" }, amount: 5 }];

/** "Any player may do this. If a player does, you gain 5 life." */
function offer(...effects: readonly Effect[]): CardDefinition {
  return spell("Offer", [{ kind: "anyPlayerMay", of: { kind: "allPlayers" }, effects, then }]);
}

function two(zones?: "graveyard"): Selection {
  const owned = { kind: "owner", player: ONE } as const;
  return {
    kind: "choose",
    by: ONE,
    filter: zones ? { zones: [zones], of: [owned] } : { of: [CREATURES] },
    count: { min: 2, max: 2 },
    ...(zones ? {} : { eachOwn: true }),
  };
}

const bears = real("Grizzly Bears");

describe('"any player may ...; if a player does" (CR 118.3, 118.12)', () => {
  it("isn't offered to a player who has only one of the two creatures to sacrifice", () => {
    const t = play({
      A: { hand: [offer({ kind: "sacrifice", who: ONE, what: two() })], battlefield: [bears] },
      B: { battlefield: [bears, bears] },
    });
    t.cast("Offer").resolve();
    expect(t.asked).toBe("B confirm may");
    t.yes();
    expect([t.life("A"), t.battlefield("A"), t.battlefield("B")]).toEqual([25, ["Grizzly Bears"], []]);
  });

  it("is offered to nobody where nobody can do the whole, and isn't done", () => {
    const t = play({
      A: { hand: [offer({ kind: "sacrifice", who: ONE, what: two() })], battlefield: [bears] },
      B: { battlefield: [bears] },
    });
    t.cast("Offer").resolve();
    expect([t.asked, t.life("A"), t.battlefield("B")]).toEqual(["A act priority", 20, ["Grizzly Bears"]]);
  });

  it.each<[string, Effect]>([
    ["cards to discard", { kind: "discard", who: ONE, amount: 2 }],
    ["cards of a graveyard to exile", { kind: "exile", what: two("graveyard") }],
    ["creatures to tap", { kind: "tap", what: two() }],
    ["cards to mill", { kind: "mill", who: ONE, amount: 20 }],
    ["cards to exile from the top", { kind: "exile", what: { kind: "top", of: ONE, amount: 20 } }],
  ])("passes over a player without enough %s", (_, effect) => {
    const enough = { hand: [bears, bears], battlefield: [bears, bears], graveyard: [bears, bears] };
    const t = play({
      A: { hand: [offer(effect), bears], battlefield: [bears], graveyard: [bears] },
      B: { ...enough, library: Array.from({ length: 20 }, () => bears) },
    });
    t.cast("Offer").resolve();
    expect(t.asked).toBe("B confirm may");
  });

  it("passes over a player who has but one of two things to give up together", () => {
    const sacrificed: Selection = {
      kind: "choose",
      by: ONE,
      filter: { of: [CREATURES] },
      count: { min: 1, max: 1 },
    };
    const both = offer(
      { kind: "sacrifice", who: ONE, what: { ...sacrificed, eachOwn: true } },
      { kind: "discard", who: ONE, amount: 1 },
    );
    const t = play({ A: { hand: [both], battlefield: [bears] }, B: { hand: [bears], battlefield: [bears] } });
    t.cast("Offer").resolve();
    expect(t.asked).toBe("B confirm may");
  });
});

describe('"you may ...; if you do" (CR 118.12)', () => {
  it("isn't offered without all the counters that are to be removed", () => {
    const from: Selection = { kind: "ref", ref: { kind: "target", target: "t1" } };
    const drain = spell(
      "Drain",
      [
        {
          kind: "may",
          who: { kind: "you" },
          effects: [{ kind: "removeCounters", counter: "+1/+1", amount: 2, from }],
          then,
        },
      ],
      [{ id: "t1", what: { kind: "object", filter: { of: [CREATURES] } } }],
    );
    const grown = (count: number) =>
      play({ A: { hand: [drain], battlefield: [{ card: bears, as: { counters: { "+1/+1": count } } }] } });
    expect(grown(1).cast("Drain", "Grizzly Bears").resolve().asked).toBe("A act priority");
    expect(grown(2).cast("Drain", "Grizzly Bears").resolve().yes().life("A")).toBe(25);
  });

  it("was done by a player who had damage dealt that was prevented, or 0 of it (CR 118.12)", () => {
    const shielded = creature("Shielded", 2, 2, {
      abilities: [
        always({
          kind: "replacement",
          replacement: { kind: "preventDamage", to: { kind: "object", what: "this" } },
        }),
      ],
    });
    const strike = (amount: number) =>
      spell(
        "Strike",
        [
          {
            kind: "may",
            who: { kind: "you" },
            effects: [{ kind: "dealDamage", amount, to: { kind: "targets", target: "t1" } }],
            then,
          },
        ],
        [{ id: "t1", what: { kind: "object", filter: { of: [CREATURES] } } }],
      );
    const lifeAfter = (amount: number, target: CardDefinition) =>
      play({ A: { hand: [strike(amount)] }, B: { battlefield: [target] } })
        .cast("Strike", target.name)
        .resolve()
        .yes()
        .life("A");
    expect([lifeAfter(1, bears), lifeAfter(1, shielded), lifeAfter(0, bears)]).toEqual([25, 25, 25]);
  });
});
