import type {
  Ability,
  CardDefinition,
  Cost,
  CostKeyword,
  Effect,
  KeywordAbility,
} from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { choose } from "../../src/index.ts";
import { card, creature, keyword } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";

const FREE: readonly Cost[] = [{ kind: "mana", mana: [] }];
const YOU = { kind: "you" } as const;

function priced(name: CostKeyword, cost: readonly Cost[] = FREE): KeywordAbility {
  return { kind: "keyword", keyword: name, cost };
}

function gainLife(amount: number): Effect {
  return { kind: "gainLife", who: YOU, amount };
}

/** A sorcery that gains life and costs more than there is mana for. */
function balm(...abilities: readonly Ability[]): CardDefinition {
  return card("Balm", {
    types: ["sorcery"],
    manaCost: ["9"],
    abilities: [{ kind: "spell", body: { kind: "plain", effects: [gainLife(1)] } }, ...abilities],
  });
}

const nothing = card("Nothing", {
  types: ["sorcery"],
  manaCost: [],
  abilities: [{ kind: "spell", body: { kind: "plain", effects: [] } }],
});

/** Does what isn't casting or activating: suspend, foretell, plot, turn face up. */
function special(duel: Duel, seat: 0 | 1, action: string): void {
  duel.toPriority(seat);
  const { decision } = duel;
  const act =
    decision.kind === "act"
      ? decision.acts.find((one) => one.kind === "special" && one.action === action)
      : undefined;
  if (!act) throw new Error(`nobody can ${action} now`);
  const result = choose(duel.state, seat, decision.id, { kind: "act", act: act.id, autoPay: true });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  duel.state = result.state;
  duel.toPriority(seat);
}

describe("optional costs", () => {
  it("kicker and multikicker: the text knows whether and how often", () => {
    const kicked = card("Kicked", {
      types: ["sorcery"],
      manaCost: [],
      abilities: [
        priced("multikicker"),
        {
          kind: "spell",
          body: { kind: "plain", effects: [{ kind: "gainLife", who: YOU, amount: { kind: "timesKicked" } }] },
        },
      ],
    });
    const duel = new Duel({ A: { hand: [kicked] } });
    duel.answer(0, "chooseNumber", 3).answer(0, "chooseCost", 3).cast(0, "Kicked").resolve();
    expect(duel.life(0)).toBe(23);
  });

  it("buyback: it comes back to the hand", () => {
    const duel = new Duel({
      A: { hand: [card("Balm", { ...balm(priced("buyback")).faces[0], manaCost: [] })] },
    });
    duel.answer(0, "chooseCost", true).cast(0, "Balm").resolve();
    expect(duel.count("Balm", "hand")).toBe(1);
    duel.cast(0, "Balm").resolve();
    expect(duel.count("Balm", "graveyard")).toBe(1);
  });
});

describe("alternative costs", () => {
  it("surge, spectacle and prowl: only when the turn has seen what they wait for", () => {
    const surging = new Duel({ A: { hand: [balm(priced("surge")), nothing] } });
    expect(surging.canCast(0, "Balm")).toBe(false);
    surging.cast(0, "Nothing").resolve();
    surging.cast(0, "Balm").resolve();
    expect(surging.life(0)).toBe(21);
    const spectacle = new Duel({
      A: { hand: [balm(priced("spectacle")), real("Lightning Bolt")], battlefield: [real("Mountain")] },
    });
    expect(spectacle.canCast(0, "Balm")).toBe(false);
    spectacle.cast(0, "Lightning Bolt", { player: 1 }).resolve();
    spectacle.cast(0, "Balm").resolve();
    expect(spectacle.life(0)).toBe(21);
    const rogue = (name: string, ...abilities: readonly Ability[]): CardDefinition =>
      creature(name, 2, 2, { manaCost: ["9"], subtypes: ["Rogue"], abilities });
    const prowling = new Duel({
      A: { hand: [rogue("Prowler", priced("prowl"))], battlefield: [rogue("Rogue")] },
    });
    expect(prowling.canCast(0, "Prowler")).toBe(false);
    prowling.attack(0, "Rogue").to("postcombatMain");
    prowling.cast(0, "Prowler").resolve();
    expect(prowling.count("Prowler", "battlefield")).toBe(1);
  });

  it("prowl: goes by what dealt the damage was at that time, whatever it is now (CR 702.76a)", () => {
    const prowler = creature("Prowler", 2, 2, {
      manaCost: ["9"],
      subtypes: ["Rogue"],
      abilities: [priced("prowl")],
    });
    const guild = creature("Guild", 1, 1, {
      abilities: [
        {
          kind: "static",
          effects: [
            {
              kind: "modify",
              what: { filter: { of: [{ kind: "type", type: "creature" }] } },
              modifications: [{ kind: "types", mode: "add", subtypes: ["Rogue"] }],
            },
          ],
        },
      ],
    });
    const bolt = real("Lightning Bolt");
    const A = { hand: [prowler, bolt], battlefield: [creature("Walker", 2, 2), guild, real("Mountain")] };
    const before = new Duel({ A });
    before.attack(0, "Walker").to("postcombatMain").cast(0, "Lightning Bolt", "Guild").resolve();
    expect([before.count("Guild", "battlefield"), before.canCast(0, "Prowler")]).toEqual([0, true]);
    const after = new Duel({
      A: { hand: [prowler, guild], battlefield: [creature("Walker", 2, 2)] },
    });
    after.attack(0, "Walker").to("postcombatMain").cast(0, "Guild").resolve();
    expect([after.count("Guild", "battlefield"), after.canCast(0, "Prowler")]).toEqual([1, false]);
  });

  it("bestow: an Aura on a creature, and a creature when that one dies", () => {
    const nymph = card("Nymph", {
      types: ["enchantment", "creature"],
      subtypes: ["Nymph"],
      power: 2,
      toughness: 2,
      manaCost: ["9"],
      abilities: [
        priced("bestow"),
        {
          kind: "static",
          effects: [
            { kind: "modify", what: "attached", modifications: [{ kind: "addPT", power: 2, toughness: 2 }] },
          ],
        },
      ],
    });
    const duel = new Duel({
      A: {
        hand: [nymph, real("Lightning Bolt")],
        battlefield: [real("Mountain"), creature("Bear", 1, 1, { manaCost: [] })],
      },
    });
    duel.cast(0, "Nymph", "Bear").resolve();
    expect([duel.pt("Bear"), duel.pt("Nymph")]).toEqual(["3/3", "null/null"]);
    duel.cast(0, "Lightning Bolt", "Bear").resolve();
    expect(duel.count("Bear", "graveyard")).toBe(1);
    expect(duel.pt("Nymph")).toBe("2/2");
  });

  it("escalate: its cost for each mode beyond the first", () => {
    const modal = card("Modal", {
      types: ["sorcery"],
      manaCost: [],
      abilities: [
        priced("escalate", [{ kind: "payLife", amount: 2 }]),
        {
          kind: "spell",
          body: {
            kind: "modal",
            choose: { min: 1, max: 3 },
            modes: [1, 10, 100].map((amount) => ({ kind: "plain", effects: [gainLife(amount)] })),
          },
        },
      ],
    });
    const duel = new Duel({ A: { hand: [modal] } });
    duel.answer(0, "chooseModes", 0, 2).cast(0, "Modal").resolve();
    expect(duel.life(0)).toBe(20 + 101 - 2);
  });
});

describe("casting from a graveyard", () => {
  it("flashback, jump-start and harmonize exile it, retrace puts it back", () => {
    const jump = new Duel({
      A: {
        graveyard: [card("Balm", { ...balm(keyword("jumpStart")).faces[0], manaCost: [] })],
        hand: [nothing],
      },
    });
    jump.cast(0, "Balm").resolve();
    expect([jump.life(0), jump.count("Balm", "exile"), jump.count("Nothing", "graveyard")]).toEqual([
      21, 1, 1,
    ]);
    for (const name of ["flashback", "harmonize"] as const) {
      const duel = new Duel({ A: { graveyard: [balm(priced(name))] } });
      duel.cast(0, "Balm").resolve();
      expect([name, duel.life(0), duel.count("Balm", "exile")]).toEqual([name, 21, 1]);
    }
    const retrace = new Duel({
      A: {
        graveyard: [card("Balm", { ...balm(keyword("retrace")).faces[0], manaCost: [] })],
        hand: [real("Forest")],
      },
    });
    retrace.cast(0, "Balm").resolve();
    expect([
      retrace.life(0),
      retrace.count("Balm", "graveyard"),
      retrace.count("Forest", "graveyard"),
    ]).toEqual([21, 1, 1]);
  });
});

describe("special actions and what follows", () => {
  it("plot and foretell: exiled now, cast on a later turn", () => {
    const duel = new Duel({ A: { hand: [balm(priced("plot"))] } });
    special(duel, 0, "plot");
    expect(duel.count("Balm", "exile")).toBe(1);
    expect(duel.canCast(0, "Balm")).toBe(false);
    duel.to("precombatMain", 1).to("precombatMain", 0);
    duel.cast(0, "Balm").resolve();
    expect(duel.life(0)).toBe(21);
    const foretold = new Duel({
      A: {
        hand: [balm(priced("foretell"))],
        battlefield: [real("Mountain"), { card: real("Mountain"), called: "m2" }],
      },
    });
    special(foretold, 0, "foretell");
    foretold.to("precombatMain", 1).to("precombatMain", 0).toPriority(0);
    const { decision } = foretold;
    const act = decision.kind === "act" ? decision.acts.find((one) => one.kind === "cast") : undefined;
    expect(act).toMatchObject({ via: "foretell" });
  });

  it("morph, megamorph and disguise: a 2/2 that is turned up for its cost", () => {
    const lands = ["a", "b", "c"].map((called) => ({ card: real("Mountain"), called }));
    for (const [name, pt] of [
      ["morph", "5/5"],
      ["megamorph", "6/6"],
      ["disguise", "5/5"],
    ] as const) {
      const duel = new Duel({
        A: {
          hand: [creature("Hidden", 5, 5, { manaCost: ["9"], abilities: [priced(name)] })],
          battlefield: lands,
        },
      });
      duel.cast(0, "Hidden").resolve();
      const id = duel.state.battlefield.at(-1) ?? 0;
      expect(duel.state.objects[id]?.status.faceDown).toBe(name === "disguise" ? "disguise" : "morph");
      special(duel, 0, "turnFaceUp");
      expect([name, duel.pt("Hidden")]).toEqual([name, pt]);
    }
  });

  it("rebound: once more in the next upkeep", () => {
    const duel = new Duel({
      A: { hand: [card("Balm", { ...balm(keyword("rebound")).faces[0], manaCost: [] })] },
    });
    duel.cast(0, "Balm").resolve();
    expect(duel.count("Balm", "exile")).toBe(1);
    duel.answer(0, "castNow", "Balm").answer(0, "may", true).nextTurn().nextTurn().to("draw", 0);
    expect([duel.life(0), duel.count("Balm", "graveyard")]).toEqual([22, 1]);
  });

  it("suspend: it is cast when the last time counter goes", () => {
    const suspend: KeywordAbility = { kind: "keyword", keyword: "suspend", time: 1, cost: FREE };
    const duel = new Duel({ A: { hand: [balm(suspend)] } });
    special(duel, 0, "suspend");
    duel.answer(0, "castNow", "Balm").nextTurn().nextTurn().to("draw", 0);
    expect([duel.life(0), duel.count("Balm", "graveyard")]).toEqual([21, 1]);
  });

  it("suspend: a creature cast that way has haste (CR 702.62a, 400.7a)", () => {
    const suspend: KeywordAbility = { kind: "keyword", keyword: "suspend", time: 1, cost: FREE };
    const duel = new Duel({
      A: { hand: [creature("Gargadon", 3, 3, { manaCost: ["9"], abilities: [suspend] })] },
    });
    special(duel, 0, "suspend");
    duel.answer(0, "castNow", "Gargadon").attack(0, "Gargadon").nextTurn().nextTurn().to("postcombatMain", 0);
    expect(duel.life(1)).toBe(17);
  });

  it("split second: nothing is cast while it is on the stack", () => {
    const duel = new Duel({
      A: {
        hand: [
          card("Balm", { ...balm(keyword("splitSecond")).faces[0], manaCost: [] }),
          real("Lightning Bolt"),
        ],
        battlefield: [real("Mountain")],
      },
    });
    expect(duel.canCast(0, "Lightning Bolt")).toBe(true);
    duel.cast(0, "Balm");
    expect(duel.canCast(0, "Lightning Bolt")).toBe(false);
  });
});
