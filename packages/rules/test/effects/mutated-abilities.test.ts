import { type Ability, type Body, type CardDefinition, LANGUAGE_VERSION } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { CREATURES, creature, keyword } from "../support/cards.ts";
import { kite, MUTATE, mole, mutate, onCreature, TARGET, turnOver, wreck } from "./mutating.ts";
import { type Play, play } from "./play.ts";

const gains = (amount: number): Body => ({
  kind: "plain",
  effects: [{ kind: "gainLife", who: { kind: "you" }, amount }],
});
const bell: Ability = { kind: "activated", cost: [{ kind: "mana", mana: ["0"] }], body: gains(1) };
const bellOnce: Ability = { ...bell, limits: { timesEver: 1 } };
const ringer = creature("Ringer", 1, 1, { abilities: [keyword("flying"), bell] });
const quick = creature("Quick", 2, 2, { abilities: [keyword("flash"), MUTATE] });

/** "Whenever a creature dies, you gain life." */
function mourning(body: Body, limit: { timesEachTurn?: number; timesEver?: number } = {}): Ability {
  return {
    kind: "triggered",
    event: { kind: "moves", what: { filter: { of: [CREATURES] } }, from: "battlefield", to: "graveyard" },
    body,
    ...limit,
  };
}

function onStack(t: Play) {
  const [id = -1] = t.state.stack;
  const { definition = "", announcement } = t.state.objects[id] ?? {};
  return { card: t.state.definitions[definition]?.name, key: announcement?.ability?.key };
}

describe("an ability of a component under the topmost", () => {
  it("is on the stack as one of its own card", () => {
    const t = play({ A: { battlefield: [ringer], hand: [mole] } });
    mutate(t, "Mole", "Ringer", "top").activate("Mole");
    expect(onStack(t)).toEqual({ card: "Ringer", key: "p1" });
  });

  it("stays that where something merges on top before it resolves", () => {
    const t = play({ A: { battlefield: [ringer], hand: [quick] } });
    mutate(t.activate("Ringer"), "Quick", "Ringer", "top");
    expect(onStack(t)).toEqual({ card: "Ringer", key: "p1" });
    t.resolve();
    expect(t.life("A")).toBe(21);
  });

  it("keeps its name where the creature has only gained it", () => {
    const grant = onCreature("Grant", {
      kind: "modify",
      what: TARGET,
      modifications: [{ kind: "gainAbility", ability: bell }],
      duration: "endOfTurn",
    });
    const t = play({ A: { battlefield: [kite], hand: [quick, grant] } });
    t.cast("Grant", "Kite").resolve().activate("Kite");
    const [id = -1] = t.state.stack;
    const before = t.state.objects[id]?.announcement?.ability;
    mutate(t, "Quick", "Kite", "top");
    expect(before?.key).toMatch(/^g/);
    expect(t.state.objects[id]?.announcement?.ability).toEqual(before);
  });

  it("has another name than that of the topmost with the same number", () => {
    const ringing = creature("Ringing", 2, 2, { abilities: [MUTATE, bell] });
    const t = play({ A: { battlefield: [ringer], hand: [ringing] } });
    mutate(t, "Ringing", "Ringer", "top");
    expect(t.values("Ringing").abilities.map(({ key }) => key)).toEqual(["m1p0", "m1p1", "p0", "p1"]);
    t.activate("Ringing");
    expect(onStack(t)).toEqual({ card: "Ringing", key: "m1p1" });
  });
});

describe("an ability that triggers a limited number of times", () => {
  const others = ["One", "Two"].map((name) => creature(name, 1, 1));

  /** One creature dies, the other merges on top, another dies. */
  function played(below: Ability, above: Ability): number {
    const watcher = creature("Watcher", 1, 1, { abilities: [keyword("flying"), below] });
    const onTop = creature("On Top", 1, 1, { abilities: [keyword("reach"), above, MUTATE] });
    const t = play({ A: { battlefield: [watcher, ...others], hand: [onTop, wreck, wreck] } });
    t.cast("Wreck", "One").resolveAll();
    mutate(t, "On Top", "Watcher", "top");
    t.cast("Wreck", "Two").resolveAll();
    return t.life("A");
  }

  it.each([
    ["each turn", { timesEachTurn: 1 }],
    ["ever", { timesEver: 1 }],
  ] as const)("has done so once something has merged on top, which itself hasn't (once %s)", (_, limit) => {
    expect(played(mourning(gains(1), limit), mourning(gains(10), limit))).toBe(31);
  });

  it("is remembered to have been done this turn", () => {
    const done: Body = {
      kind: "plain",
      effects: [
        {
          kind: "may",
          who: { kind: "you" },
          onceEachTurn: true,
          effects: [{ kind: "gainLife", who: { kind: "you" }, amount: 1 }],
        },
      ],
    };
    const watcher = creature("Watcher", 1, 1, { abilities: [mourning(done)] });
    const t = play({ A: { battlefield: [watcher, ...others], hand: [mole, wreck, wreck] } });
    t.cast("Wreck", "One").resolve().resolve().yes();
    mutate(t, "Mole", "Watcher", "top");
    t.cast("Wreck", "Two").resolve();
    t.resolve();
    expect([t.life("A"), t.decision.kind]).toEqual([21, "act"]);
  });
});

describe("an ability that is activated a limited number of times", () => {
  const wolf: CardDefinition = {
    version: LANGUAGE_VERSION,
    name: "Villager",
    layout: "transform",
    faces: [
      { name: "Villager", manaCost: ["1"], types: ["creature"], power: 1, toughness: 1 },
      {
        name: "Wolf",
        manaCost: null,
        types: ["creature"],
        power: 3,
        toughness: 3,
        abilities: [keyword("menace")],
      },
    ],
  };

  it("has been, also where the component above it transforms", () => {
    const once = creature("Once", 2, 2, { abilities: [MUTATE, bellOnce] });
    const t = play({ A: { battlefield: [wolf], hand: [once, turnOver] } });
    mutate(t, "Once", "Villager", "bottom").activate("Villager").resolve();
    t.cast("Turn Over", "Villager").resolve();
    expect([t.has("Wolf", "menace"), t.acts()]).toEqual([true, []]);
  });

  it("has been where the creature had lost all abilities as something merged on top", () => {
    const once = creature("Once", 2, 2, { abilities: [bellOnce] });
    const lose = onCreature("Lose", {
      kind: "modify",
      what: TARGET,
      modifications: [{ kind: "loseAllAbilities" }],
      duration: "endOfTurn",
    });
    const t = play({ A: { battlefield: [once], hand: [lose, mole] }, B: { battlefield: [kite] } });
    t.activate("Once").resolve().cast("Lose", "Once").resolve();
    mutate(t, "Mole", "Once", "top");
    t.to("end")
      .to("upkeep", t.state.turn.number + 1)
      .pass();
    expect([t.asked, t.has("Mole", "trample"), t.acts()]).toEqual(["A act priority", true, []]);
  });
});
