import {
  type Ability,
  COST_KEYWORDS,
  type KeywordAbility,
  NUMBER_KEYWORDS,
  SIMPLE_KEYWORDS,
  schemas,
} from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../src/index.ts";
import { expandKeyword, KEYWORDS } from "../../src/query/keywords/index.ts";
import { eventsMatchingBatch, holds } from "../../src/query/selection/index.ts";
import { board } from "../support/board.ts";
import { CREATURES, creature, keyword } from "../support/cards.ts";
import { bears } from "../support/real-cards.ts";

const CREATURE = { types: ["creature"] } as const;
const cost = [{ kind: "mana", mana: ["2"] }] as const;
const creatures = { of: [CREATURES] };

const qualities: readonly KeywordAbility[] = [
  { kind: "keyword", keyword: "protection", from: { kind: "everything" } },
  { kind: "keyword", keyword: "hexproofFrom", from: { kind: "chosenColor" } },
  { kind: "keyword", keyword: "enchant", what: creatures },
  { kind: "keyword", keyword: "landwalk", land: creatures },
  { kind: "keyword", keyword: "affinity", for: creatures },
  { kind: "keyword", keyword: "champion", what: creatures },
  { kind: "keyword", keyword: "offering", what: creatures },
  { kind: "keyword", keyword: "bandsWithOther", what: creatures },
  { kind: "keyword", keyword: "typecycling", what: creatures, cost },
  { kind: "keyword", keyword: "equipQuality", what: creatures, cost },
  { kind: "keyword", keyword: "splice", onto: "Arcane", cost },
  { kind: "keyword", keyword: "suspend", time: 3, cost },
  { kind: "keyword", keyword: "reinforce", amount: 2, cost },
  { kind: "keyword", keyword: "awaken", amount: 2, cost },
  { kind: "keyword", keyword: "impending", amount: 2, cost },
  { kind: "keyword", keyword: "prototype", cost, power: 1, toughness: 1 },
  { kind: "keyword", keyword: "adapt", amount: 2, cost },
  { kind: "keyword", keyword: "gift", what: "card" },
  { kind: "keyword", keyword: "craft", with: creatures, cost },
  { kind: "keyword", keyword: "companion", condition: "" },
  { kind: "keyword", keyword: "partnerWith", name: "Somebody" },
  { kind: "keyword", keyword: "classLevel", level: 2, cost, abilities: [keyword("flying")] },
];

/** One of every keyword ability of the language. */
const every: readonly KeywordAbility[] = [
  ...SIMPLE_KEYWORDS.map(keyword),
  ...COST_KEYWORDS.map((name): KeywordAbility => ({ kind: "keyword", keyword: name, cost })),
  ...NUMBER_KEYWORDS.map((name): KeywordAbility => ({ kind: "keyword", keyword: name, amount: 2 })),
  ...qualities,
];

function expansion(ability: KeywordAbility): readonly Ability[] {
  return expandKeyword(ability, CREATURE);
}

describe("the table of keywords", () => {
  it("has a row for each keyword of the language", () => {
    expect(Object.keys(KEYWORDS).sort()).toEqual(every.map((ability) => ability.keyword).sort());
  });

  it("expands exactly what it says is handled here, and parts of what casting begins", () => {
    const begunByCasting = [
      "blitz",
      "casualty",
      "conspire",
      "dash",
      "evoke",
      "gift",
      "impending",
      "offspring",
      "sneak",
      "suspend",
      "warp",
    ];
    for (const ability of every) {
      const isHere = KEYWORDS[ability.keyword].owner === "keywords";
      const isPartly = begunByCasting.includes(ability.keyword);
      expect([ability.keyword, expansion(ability).length > 0]).toEqual([ability.keyword, isHere || isPartly]);
    }
  });

  it("gives the same abilities every time", () => {
    for (const ability of every) expect(expansion(ability)).toBe(expansion(ability));
  });

  it("expands into abilities that the card language accepts", () => {
    for (const ability of every) {
      for (const expanded of expansion(ability)) {
        expect([ability.keyword, schemas.ability.safeParse(expanded).error?.issues]).toEqual([
          ability.keyword,
          undefined,
        ]);
      }
    }
  });
});

/** How often the triggered ability of a keyword triggers. */
function triggers(
  ability: KeywordAbility,
  on: ReturnType<typeof board>,
  source: string,
  events: readonly GameEvent[],
): number {
  const found = expansion(ability).flatMap((expanded) => {
    if (expanded.kind !== "triggered") return [];
    const context = on.context(source);
    return eventsMatchingBatch(on.state, context, expanded.event, events).filter((event) => {
      const triggered = { ...context, event };
      if (expanded.during && !holds(on.state, triggered, expanded.during)) return false;
      return !expanded.condition || holds(on.state, triggered, expanded.condition);
    });
  });
  return found.length;
}

describe("what keywords wait for", () => {
  const attack = (on: ReturnType<typeof board>, ...names: string[]): GameEvent => ({
    kind: "attackersDeclared",
    seat: 0,
    attackers: names.map((name) => ({ object: on.id(name), defender: { player: 1 } })),
  });

  it("exalted: a creature that attacks alone, not necessarily its own (CR 702.83a)", () => {
    const on = board({ A: { battlefield: [creature("Noble", 1, 1), bears] } });
    expect(triggers(keyword("exalted"), on, "Noble", [attack(on, "Grizzly Bears")])).toBe(1);
    expect(triggers(keyword("exalted"), on, "Noble", [attack(on, "Grizzly Bears", "Noble")])).toBe(0);
  });

  it("training: another attacker with greater power (CR 702.149a)", () => {
    const on = board({ A: { battlefield: [creature("Pupil", 1, 1), bears, creature("Weak", 1, 1)] } });
    const event = attack(on, "Pupil", "Grizzly Bears");
    const combat = (...names: string[]): void => {
      on.state.combat = {
        attackers: names.map((name) => ({
          object: on.id(name),
          defender: { player: 1 },
          defending: 1,
          blocked: null,
          blockers: [],
        })),
        blockers: [],
        dealtFirst: [],
        attackersDeclared: true,
        blockersDeclared: false,
        hadAttackers: true,
      };
    };
    combat("Pupil", "Weak");
    expect(triggers(keyword("training"), on, "Pupil", [event])).toBe(0);
    combat("Pupil", "Grizzly Bears");
    expect(triggers(keyword("training"), on, "Pupil", [event])).toBe(1);
  });

  it("bushido: blocking or becoming blocked, once (CR 702.45a)", () => {
    const on = board({ A: { battlefield: [creature("Samurai", 2, 2)] }, B: { battlefield: [bears] } });
    const blocked: GameEvent = {
      kind: "blockersDeclared",
      seat: 1,
      blockers: [{ object: on.id("Grizzly Bears"), attackers: [on.id("Samurai")] }],
    };
    const bushido: KeywordAbility = { kind: "keyword", keyword: "bushido", amount: 1 };
    expect(triggers(bushido, on, "Samurai", [blocked])).toBe(1);
    expect(triggers(bushido, on, "Grizzly Bears", [blocked])).toBe(1);
  });

  it("flanking: a blocker without flanking (CR 702.25a)", () => {
    const on = board({
      A: { battlefield: [creature("Knight", 2, 2)] },
      B: { battlefield: [bears, creature("Other Knight", 2, 2, { abilities: [keyword("flanking")] })] },
    });
    const blocked: GameEvent = {
      kind: "blockersDeclared",
      seat: 1,
      blockers: ["Grizzly Bears", "Other Knight"].map((name) => ({
        object: on.id(name),
        attackers: [on.id("Knight")],
      })),
    };
    expect(triggers(keyword("flanking"), on, "Knight", [blocked])).toBe(1);
  });

  it("persist: dying without a -1/-1 counter; undying: without a +1/+1 counter (CR 702.79a, 702.93a)", () => {
    const dies = (counters: Record<string, number>, name: "persist" | "undying"): number => {
      const on = board({ A: { battlefield: [{ card: bears, as: { counters } }] } });
      const id = on.id("Grizzly Bears");
      on.remove("Grizzly Bears");
      const event: GameEvent = {
        kind: "moved",
        object: id,
        became: null,
        from: "battlefield",
        to: "graveyard",
        owner: 0,
        controller: 0,
        cause: "destroy",
        by: null,
        source: null,
      };
      return triggers(keyword(name), on, "Grizzly Bears", [event]);
    };
    expect(dies({}, "persist")).toBe(1);
    expect(dies({ "+1/+1": 1 }, "persist")).toBe(1);
    expect(dies({ "-1/-1": 1 }, "persist")).toBe(0);
    expect(dies({ "+1/+1": 1 }, "undying")).toBe(0);
  });

  it("evolve: a creature that is greater in power or toughness (CR 702.100a)", () => {
    const on = board({
      A: { battlefield: [creature("Crocanura", 1, 3), creature("Small", 1, 1), creature("Thick", 0, 4)] },
    });
    const entered = (name: string): GameEvent => ({
      kind: "tokenCreated",
      object: on.id(name),
      controller: 0,
      source: null,
    });
    expect(triggers(keyword("evolve"), on, "Crocanura", [entered("Small")])).toBe(0);
    expect(triggers(keyword("evolve"), on, "Crocanura", [entered("Thick")])).toBe(1);
    expect(triggers(keyword("evolve"), on, "Crocanura", [entered("Crocanura")])).toBe(0);
  });

  it("ward: becoming the target of what an opponent controls (CR 702.21a)", () => {
    const on = board({ A: { battlefield: [bears] }, B: { stack: [creature("Spell", 1, 1)] } });
    const aimed = (seat: number): GameEvent => ({
      kind: "spellCast",
      seat,
      object: on.id("Spell"),
      targets: [{ object: on.id("Grizzly Bears") }],
      from: "hand",
    });
    const ward: KeywordAbility = { kind: "keyword", keyword: "ward", cost };
    expect(triggers(ward, on, "Grizzly Bears", [aimed(1)])).toBe(1);
    expect(triggers(ward, on, "Grizzly Bears", [aimed(0)])).toBe(0);
  });

  it("evoke: entering when its evoke cost was paid (CR 702.74a)", () => {
    const on = board({ A: { battlefield: [bears] } });
    const event: GameEvent = {
      kind: "moved",
      object: 90,
      became: on.id("Grizzly Bears"),
      from: "stack",
      to: "battlefield",
      owner: 0,
      controller: 0,
      cause: "resolve",
      by: null,
      source: null,
    };
    const evoke: KeywordAbility = { kind: "keyword", keyword: "evoke", cost };
    expect(triggers(evoke, on, "Grizzly Bears", [event])).toBe(0);
    on.change("Grizzly Bears", {
      announcement: {
        source: null,
        ability: null,
        modes: [],
        context: on.context("Grizzly Bears"),
        via: "evoke",
        castFrom: "hand",
        wasCast: true,
        manaSpent: {},
        paidOptions: [],
      },
    });
    expect(triggers(evoke, on, "Grizzly Bears", [event])).toBe(1);
  });

  it("vanishing and fading: the upkeep, and for vanishing the last counter (CR 702.63a, 702.32a)", () => {
    const on = board({ A: { battlefield: [{ card: bears, as: { counters: { time: 1 } } }] } });
    const vanishing: KeywordAbility = { kind: "keyword", keyword: "vanishing", amount: 3 };
    const fading: KeywordAbility = { kind: "keyword", keyword: "fading", amount: 3 };
    const upkeep: GameEvent = { kind: "stepBegan", step: "upkeep", active: 0 };
    const removed: GameEvent = {
      kind: "countersChanged",
      on: { object: on.id("Grizzly Bears") },
      counter: "time",
      change: -1,
    };
    expect(triggers(vanishing, on, "Grizzly Bears", [upkeep])).toBe(1);
    on.change("Grizzly Bears", { counters: { time: 0 } });
    expect(triggers(vanishing, on, "Grizzly Bears", [upkeep])).toBe(0);
    expect(triggers(vanishing, on, "Grizzly Bears", [removed])).toBe(1);
    expect(triggers(fading, on, "Grizzly Bears", [upkeep])).toBe(1);
  });
});

describe("keywords that work from other zones or need a cost", () => {
  const activated = (ability: KeywordAbility) => {
    const [found] = expansion(ability);
    if (found?.kind !== "activated") throw new Error(`${ability.keyword} has no activated ability`);
    return found;
  };

  it("cycling is activated from the hand by discarding the card in addition to its cost (CR 702.29a)", () => {
    const found = activated({ kind: "keyword", keyword: "cycling", cost });
    expect(found).toMatchObject({ zone: "hand", cost: [...cost, { kind: "discard", what: "this" }] });
    expect(found.limits).toBeUndefined();
  });

  it("equip targets a creature you control, as a sorcery, with its quality where it has one (CR 702.6)", () => {
    const found = activated({
      kind: "keyword",
      keyword: "equipQuality",
      cost,
      what: { of: [{ kind: "subtype", subtype: "Elf" }] },
    });
    expect(found.limits).toEqual({ timing: "sorcery" });
    const target = found.body.kind === "plain" ? found.body.targets?.[0]?.what : null;
    expect(target?.kind === "object" ? target.filter.of : []).toHaveLength(3);
  });

  it("unearth and scavenge work from the graveyard, as a sorcery", () => {
    for (const name of ["unearth", "scavenge"] as const)
      expect(activated({ kind: "keyword", keyword: name, cost })).toMatchObject({
        zone: "graveyard",
        limits: { timing: "sorcery" },
      });
  });

  it("sunburst puts +1/+1 counters on creatures and charge counters on others (CR 702.44a)", () => {
    const counter = (types: readonly ("creature" | "artifact")[]): string | undefined => {
      const [found] = expandKeyword(keyword("sunburst"), { types });
      const effect = found?.kind === "static" ? found.effects[0] : null;
      return effect?.kind === "replacement" && effect.replacement.kind === "enters"
        ? effect.replacement.with.counters?.[0]?.counter
        : undefined;
    };
    expect(counter(["artifact", "creature"])).toBe("+1/+1");
    expect(counter(["artifact"])).toBe("charge");
  });
});

describe("the abilities of an object with keywords", () => {
  it("stand right after the keyword, under names of their own", () => {
    const on = board({
      A: { battlefield: [creature("Monk", 1, 2, { abilities: [keyword("flying"), keyword("prowess")] })] },
    });
    on.effect(["Monk"], { kind: "gainAbility", ability: { kind: "keyword", keyword: "ward", cost } });
    const found = on
      .values("Monk")
      .abilities.map(({ key, ability }) => [key.replace(/^g\d+/, "g"), ability.kind]);
    expect(found).toEqual([
      ["p0", "keyword"],
      ["p1", "keyword"],
      ["p1.0", "triggered"],
      ["g.0", "keyword"],
      ["g.0.0", "triggered"],
    ]);
  });

  it("bestowed it is an Aura and no creature, until it is attached to nothing (CR 702.103)", () => {
    const nymph = {
      ...creature("Nymph", 2, 2, { types: ["enchantment", "creature"], subtypes: ["Nymph"] }),
    };
    const on = board({ A: { battlefield: [bears] } });
    on.put({ card: nymph, on: "Grizzly Bears" }, 0, "battlefield");
    on.change("Nymph", {
      announcement: {
        source: null,
        ability: null,
        modes: [],
        context: on.context("Nymph"),
        via: "bestow",
        castFrom: "hand",
        wasCast: true,
        manaSpent: {},
        paidOptions: [],
      },
    });
    expect(on.values("Nymph")).toMatchObject({ types: ["enchantment"], subtypes: ["Aura"], power: null });
    expect(on.keywords("Nymph")).toEqual(["enchant"]);
    on.change("Nymph", { attachedTo: null });
    expect(on.values("Nymph")).toMatchObject({ types: ["enchantment", "creature"], subtypes: ["Nymph"] });
  });
});
