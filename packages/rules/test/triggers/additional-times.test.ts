import type { Ability, Filter } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, spell } from "../effects/play.ts";
import { always, card, creature, enchantment, YOURS } from "../support/cards.ts";

/** "If a triggered ability of" such an object "triggers, that ability triggers an additional time." */
function again(of: Filter) {
  const rule = { kind: "extraTriggers", who: { kind: "you" }, times: 1, of, on: "any" } as const;
  return enchantment("Once More", always({ kind: "rule", rule }));
}
const permanents = again({ of: [YOURS] });

const GAIN = { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }] } as const;
const AT_END: Ability = {
  kind: "triggered",
  event: { kind: "stepBegins", step: "end", whose: { kind: "you" } },
  body: GAIN,
};
const keeper = creature("Keeper", 1, 1, { abilities: [AT_END] });
const buried = creature("Buried", 1, 1, { abilities: [{ ...AT_END, zone: "graveyard" }] });
const martyr = creature("Martyr", 1, 1, {
  abilities: [
    {
      kind: "triggered",
      event: { kind: "moves", what: "this", from: "battlefield", to: "graveyard" },
      body: GAIN,
    },
  ],
});
const heralded = card("Heralded", {
  types: ["sorcery"],
  manaCost: ["0"],
  abilities: [
    {
      kind: "triggered",
      event: {
        kind: "casts",
        who: { kind: "you" },
        spell: { zones: ["stack"], of: [{ kind: "oneOf", ref: { kind: "this" } }] },
      },
      zone: "stack",
      body: GAIN,
    },
  ],
});
const doom = spell("Doom", [
  { kind: "destroy", what: { kind: "all", filter: { of: [{ kind: "type", type: "creature" }] } } },
]);

describe("a triggered ability of a permanent you control that triggers an additional time (603.2d)", () => {
  it("is one of a permanent", () => {
    expect(
      play({ A: { battlefield: [permanents, keeper] } })
        .to("end")
        .resolveAll()
        .life("A"),
    ).toBe(22);
  });

  it("is also one that triggers on the permanent's leaving the battlefield, as it last existed (603.10a)", () => {
    const t = play({ A: { battlefield: [permanents, martyr], hand: [doom] } });
    expect(t.cast("Doom").resolveAll().life("A")).toBe(22);
  });

  it("also is one that triggers on what leaves together with the effect's source (603.10a)", () => {
    const doubler = creature("Doubler", 1, 1, { abilities: again({ of: [YOURS] }).faces[0].abilities ?? [] });
    const t = play({ A: { battlefield: [doubler, martyr], hand: [doom] } });
    expect(t.cast("Doom").resolveAll().life("A")).toBe(22);
  });

  it("doesn't trigger at all where what keeps it from triggering leaves together with it (603.10a)", () => {
    const silencer = creature("Silencer", 1, 1, {
      abilities: [
        always({
          kind: "rule",
          rule: { kind: "noTriggers", on: "dies", cause: { of: [{ kind: "type", type: "creature" }] } },
        }),
      ],
    });
    const t = play({ A: { battlefield: [silencer, martyr], hand: [doom] } });
    expect(t.cast("Doom").resolveAll().life("A")).toBe(20);
  });

  it("is not one of a spell on the stack", () => {
    const t = play({ A: { battlefield: [permanents], hand: [heralded] } });
    expect(t.cast("Heralded").resolveAll().life("A")).toBe(21);
  });

  it("is not one of a card in a graveyard", () => {
    expect(
      play({ A: { battlefield: [permanents], graveyard: [buried] } })
        .to("end")
        .resolveAll()
        .life("A"),
    ).toBe(21);
  });

  it("is not one of an emblem", () => {
    const emblem = { card: enchantment("Emblem", AT_END), as: { kind: "emblem" as const } };
    expect(
      play({ A: { battlefield: [permanents], command: [emblem] } })
        .to("end")
        .resolveAll()
        .life("A"),
    ).toBe(21);
  });

  it("is one of a card in a graveyard, and of no permanent, where the effect speaks of graveyards", () => {
    const graves = again({ zones: ["graveyard"], of: [YOURS] });
    expect(
      play({ A: { battlefield: [graves], graveyard: [buried] } })
        .to("end")
        .resolveAll()
        .life("A"),
    ).toBe(22);
    expect(
      play({ A: { battlefield: [graves, keeper] } })
        .to("end")
        .resolveAll()
        .life("A"),
    ).toBe(21);
  });

  it("may be a state trigger, which waits until both have left the stack (603.8)", () => {
    const gauge = enchantment("Gauge", {
      kind: "triggered",
      event: {
        kind: "state",
        condition: { kind: "compare", left: { kind: "life", of: { kind: "you" } }, compare: "<=", right: 20 },
      },
      body: GAIN,
    });
    const t = play({ A: { battlefield: [permanents, gauge] } });
    expect(t.resolveAll().life("A")).toBe(22);
    expect(t.told("abilityTriggered")).toBe(2);
  });
});
