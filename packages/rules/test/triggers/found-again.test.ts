import type { Ability, Effect, EventPattern } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { type Play, play, spell } from "../effects/play.ts";
import { CREATURES, creature, enchantment } from "../support/cards.ts";

const IT: Effect = {
  kind: "addCounters",
  on: { kind: "ref", ref: { kind: "this" } },
  counter: "+1/+1",
  amount: 1,
};

function whenever(event: EventPattern, ...effects: readonly Effect[]): Ability {
  return { kind: "triggered", event, body: { kind: "plain", effects } };
}

/** The counters on the first card of A's graveyard. */
function countersInGraveyard(t: Play): unknown {
  const [first] = t.state.players[0]?.graveyard ?? [];
  return t.state.objects[first ?? -1]?.counters;
}

describe("an ability finds again what has moved in the event that it triggered on, and nothing else that has (CR 400.7e)", () => {
  it("not the creature that dealt the damage, if it has died before the ability was put on the stack", () => {
    const burning = creature("Burning Slith", 1, 1, {
      abilities: [
        whenever(
          { kind: "dealsDamage", source: "this", to: { kind: "player", player: { kind: "allPlayers" } } },
          IT,
        ),
        {
          kind: "activated",
          cost: [],
          body: {
            kind: "plain",
            effects: [
              {
                kind: "dealDamage",
                amount: 1,
                to: { kind: "objects", what: { kind: "all", filter: { of: [CREATURES] } } },
                also: [{ amount: 1, to: { kind: "players", who: { kind: "opponents" } } }],
              },
            ],
          },
        },
      ],
    });
    const t = play({ A: { battlefield: [burning] } });
    t.activate("Burning Slith").resolve();
    expect([t.life("B"), t.graveyard("A"), t.stack()]).toEqual([
      19,
      ["Burning Slith"],
      ["ability of Burning Slith"],
    ]);
    t.resolveAll();
    expect(countersInGraveyard(t)).toEqual({});
  });

  it("not the creature that a counter was put on, if it has died of that", () => {
    const priest = enchantment(
      "Undertaker",
      whenever(
        { kind: "counterPut", counter: "-1/-1", on: { filter: { of: [CREATURES] } } },
        { kind: "exile", what: { kind: "ref", ref: { kind: "event", role: "object" } } },
      ),
    );
    const wither = spell("Wither", [
      {
        kind: "addCounters",
        on: { kind: "all", filter: { of: [CREATURES] } },
        counter: "-1/-1",
        amount: 1,
      },
    ]);
    const t = play({
      A: { battlefield: [priest, creature("Frail", 1, 1), creature("Hale", 2, 2)], hand: [wither] },
    });
    t.cast("Wither").resolve().resolveAll();
    expect([t.graveyard("A"), t.exile()]).toEqual([["Wither", "Frail"], ["Hale"]]);
  });

  it("but the creature that died", () => {
    const avenger = creature("Avenger", 1, 1, {
      abilities: [
        whenever(
          { kind: "moves", what: "this", from: "battlefield", to: "graveyard" },
          { kind: "move", what: { kind: "ref", ref: { kind: "this" } }, to: { zone: "hand" } },
        ),
      ],
    });
    const end = spell("End", [{ kind: "destroy", what: { kind: "all", filter: { of: [CREATURES] } } }]);
    const t = play({ A: { battlefield: [avenger], hand: [end] } });
    t.cast("End").resolve().resolveAll();
    expect(t.hand("A")).toEqual(["Avenger"]);
  });
});
