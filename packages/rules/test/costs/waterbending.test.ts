import type { Ability, Amount, CardDefinition, Cost } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { sorcery, spell, tap } from "../casting/cards.ts";
import { play, real } from "../effects/play.ts";
import { card } from "../support/cards.ts";
import { announce, pay, sources, use } from "../support/paying.ts";

const waterbend = (amount: Amount): Cost => ({ kind: "keywordAction", action: "waterbend", amount });
const additional = (cost: Cost): Ability => ({ kind: "additionalCost", cost: [cost] });
const gains = (...cost: readonly Cost[]): Ability => ({
  kind: "activated",
  cost,
  body: { kind: "plain", effects: [{ kind: "gainLife", who: { kind: "you" }, amount: { kind: "x" } }] },
});

const relic = card("Relic", { types: ["artifact"] });
const bear = real("Grizzly Bears");
const island = real("Island");
const swell = sorcery("Swell", ["U"], spell(), additional(waterbend(3)));
const dearer = card("Arch", {
  types: ["enchantment"],
  abilities: [
    {
      kind: "static",
      effects: [
        { kind: "rule", rule: { kind: "costChange", who: { kind: "you" }, spells: { of: [] }, more: 2 } },
      ],
    },
  ],
});
const cheaper = card("Melee", {
  types: ["enchantment"],
  abilities: [
    {
      kind: "static",
      effects: [
        { kind: "rule", rule: { kind: "costChange", who: { kind: "you" }, spells: { of: [] }, less: 2 } },
      ],
    },
  ],
});

function castable(...battlefield: readonly CardDefinition[]): boolean {
  return play({ A: { battlefield, hand: [swell] } }).canCast("Swell");
}

describe("waterbending", () => {
  it("is paid with mana or by tapping artifacts and creatures, newly come ones too", () => {
    const sick = { card: bear, as: { controlledSince: 5 } };
    const t = play({ A: { battlefield: [island, island, relic, sick], hand: [swell] } });
    announce(t, "Swell");
    expect(sources(t).toSorted()).toEqual(["Grizzly Bears", "Island", "Island", "Relic"]);
    for (const name of ["Relic", "Grizzly Bears", "Island", "Island"]) use(t, name);
    expect(t.stack()).toEqual(["Swell"]);
    expect(t.state.battlefield.every((id) => t.state.objects[id]?.status.tapped)).toBe(true);
    expect(t.told("keywordAction")).toBe(1);
  });

  it("pays for generic mana of that cost alone: not for colors, nor for what the spell costs more", () => {
    expect(castable(relic, relic, relic, relic)).toBe(false);
    expect(castable(island, relic, relic)).toBe(false);
    expect(castable(island, relic, relic, relic)).toBe(true);
    expect(castable(dearer, island, relic, relic, relic, relic, relic)).toBe(false);
    expect(castable(dearer, island, island, relic, relic, relic, relic)).toBe(false);
    expect(castable(dearer, island, island, island, relic, relic, relic)).toBe(true);
    expect(castable(cheaper, island, relic)).toBe(true);
    expect(castable(cheaper, island)).toBe(false);
  });

  it("leaves what another part of the cost taps to that part", () => {
    const patrol = card("Patrol", {
      types: ["creature"],
      power: 1,
      toughness: 1,
      abilities: [gains(waterbend(1), tap)],
    });
    const offered = (...more: readonly CardDefinition[]) =>
      play({ A: { battlefield: [patrol, ...more] } })
        .acts()
        .some((act) => act.includes("Patrol"));
    expect([offered(), offered(relic)]).toEqual([false, true]);
  });

  it("for X offers what mana and helpers come to together", () => {
    const pool = card("Pool", { types: ["enchantment"], abilities: [gains(waterbend({ kind: "x" }))] });
    const t = play({ A: { battlefield: [pool, island, relic, relic] } });
    t.activate("Pool");
    expect(t.decision).toMatchObject({ kind: "number", min: 0, max: 3 });
    t.say({ kind: "number", number: 3 }).resolve();
    expect(t.life("A")).toBe(23);
    expect(t.object("Island").status.tapped).toBe(true);
  });

  it("is asked of the player who has to pay, who may tap for it", () => {
    const koi = card("Koi", {
      types: ["creature"],
      power: 1,
      toughness: 1,
      abilities: [{ kind: "keyword", keyword: "ward", cost: [waterbend(1)] }],
    });
    const shock = real("Shock");
    const t = play({
      A: { battlefield: [real("Mountain"), relic], hand: [shock] },
      B: { battlefield: [koi] },
    });
    t.cast("Shock", "Koi").resolve();
    expect(t.decision).toMatchObject({ kind: "pay", seat: 0, cost: ["1"] });
    pay(t, "auto").resolve();
    expect([t.battlefield("B"), t.object("Relic").status.tapped]).toEqual([[], true]);
  });

  it("isn't helped by the same object twice, or by one that convoke has tapped", () => {
    const both = sorcery(
      "Both",
      ["1"],
      { kind: "keyword", keyword: "convoke" },
      spell(),
      additional(waterbend(1)),
    );
    const offered = (...battlefield: readonly CardDefinition[]) =>
      play({ A: { battlefield, hand: [both] } }).canCast("Both");
    expect([offered(bear), offered(relic, relic), offered(bear, relic)]).toEqual([false, false, true]);
  });
});

describe("mana that may not be spent on a spell", () => {
  it("doesn't keep other mana from paying for it", () => {
    const vault = card("Vault", {
      types: ["artifact"],
      abilities: [
        {
          kind: "activated",
          cost: [tap],
          body: {
            kind: "plain",
            effects: [
              {
                kind: "addMana",
                who: { kind: "you" },
                output: { kind: "symbols", mana: ["C"] },
                rider: { spendOnlyOn: { cast: { of: [{ kind: "type", type: "artifact" }] } } },
              },
            ],
          },
        },
      ],
    });
    const t = play({ A: { battlefield: [vault, real("Forest"), real("Forest")], hand: [bear] } });
    t.do("mana Vault");
    expect(t.state.players[0]?.mana).toHaveLength(1);
    expect(t.canCast("Grizzly Bears")).toBe(true);
  });
});
