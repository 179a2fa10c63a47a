import type { Ability, CardDefinition, Effect, Predicate } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { play, real, spell } from "../effects/play.ts";
import {
  add,
  all,
  always,
  card,
  creature,
  enchantment,
  entering,
  OTHER,
  set,
  YOURS,
} from "../support/cards.ts";

const type = (name: "artifact" | "creature" | "enchantment" | "land"): Predicate => ({
  kind: "type",
  type: name,
});
const subtype = (name: string): Predicate => ({ kind: "subtype", subtype: name });

function enterTapped(...of: readonly Predicate[]): Ability {
  return always({
    kind: "replacement",
    replacement: { kind: "enters", what: { filter: { of } }, with: { tapped: true } },
  });
}

function enterWithCounter(...of: readonly Predicate[]): Ability {
  return always({
    kind: "replacement",
    replacement: {
      kind: "enters",
      what: { filter: { of } },
      with: { counters: [{ counter: "+1/+1", amount: 1 }] },
    },
  });
}

/** Artifacts and lands enter tapped. */
const maze = enchantment("Maze of Roots", enterTapped({ kind: "any", of: [type("artifact"), type("land")] }));
/** Each other Warrior creature you control enters with an additional +1/+1 counter. */
const paragon = creature("Bramble Paragon", 2, 2, {
  subtypes: ["Elf", "Warrior"],
  abilities: [enterWithCounter(type("creature"), OTHER, YOURS, subtype("Warrior"))],
});
const warrior = creature("Plain Warrior", 2, 2, { subtypes: ["Human", "Warrior"] });
/** Creatures your opponents control enter tapped. */
const consuls = enchantment(
  "Consuls",
  enterTapped(type("creature"), { kind: "controller", player: { kind: "opponents" } }),
);

function reanimate(under: "you" | "owner"): Effect {
  return {
    kind: "move",
    what: { kind: "ref", ref: { kind: "target", target: "t1" } },
    to: { zone: "battlefield", ...(under === "you" ? { under: { kind: "you" } } : {}) },
  };
}
const IN_GRAVEYARD = {
  id: "t1",
  what: { kind: "object", filter: { zones: ["graveyard"], of: [] } },
} as const;

const manifest = spell("Manifest", [{ kind: "keywordAction", action: "manifest", amount: 1 }]);

describe("effects on how a permanent enters look at it as it would be (CR 614.12)", () => {
  it("a copy: Clone of a Warrior next to a Paragon enters with a counter, of an artifact creature tapped under a Maze", () => {
    const t = play({
      A: {
        battlefield: [paragon, warrior, maze, ...Array.from({ length: 8 }, () => real("Island"))],
        hand: [real("Clone"), real("Clone")],
      },
      B: { battlefield: [real("Darksteel Myr")] },
    });
    t.cast("Clone").resolve().pick("Plain Warrior");
    const [first] = t.state.battlefield.slice(-1);
    expect(t.state.objects[first ?? 0]).toMatchObject({
      counters: { "+1/+1": 1 },
      status: { tapped: false },
    });
    t.cast("Clone").resolve().pick("Darksteel Myr");
    const [second] = t.state.battlefield.slice(-1);
    expect(t.state.objects[second ?? 0]).toMatchObject({ counters: {}, status: { tapped: true } });
  });

  it("and not the card itself, where it enters as a copy of something else", () => {
    const shapeshifter = creature("Warrior Shape", 0, 0, {
      subtypes: ["Shapeshifter", "Warrior"],
      abilities: [entering({ copyOf: { filter: { of: [type("creature")] }, optional: true } })],
    });
    const t = play({
      A: { battlefield: [paragon], hand: [shapeshifter] },
      B: { battlefield: [real("Grizzly Bears")] },
    });
    t.cast("Warrior Shape").resolve().pick("Grizzly Bears");
    expect(t.battlefield("A")).toEqual(["Bramble Paragon", "Grizzly Bears"]);
    const [copy] = t.state.battlefield.slice(-1);
    expect(t.state.objects[copy ?? 0]?.counters).toEqual({});
  });

  it("under whose control it will be: what is taken from an opponent's graveyard is no longer an opponent's", () => {
    const steal = spell("Steal", [reanimate("you")], [IN_GRAVEYARD]);
    const mine = play({
      A: { battlefield: [paragon], hand: [steal] },
      B: { graveyard: [warrior], battlefield: [consuls] },
    });
    mine.cast("Steal", "Plain Warrior").resolve();
    expect(mine.object("Plain Warrior")).toMatchObject({
      counters: { "+1/+1": 1 },
      status: { tapped: true },
    });
    const theirs = play({
      A: { battlefield: [consuls], hand: [steal] },
      B: { graveyard: [warrior], battlefield: [paragon] },
    });
    theirs.cast("Steal", "Plain Warrior").resolve();
    expect(theirs.object("Plain Warrior")).toMatchObject({ counters: {}, status: { tapped: false } });
  });

  it("under whose control it will be: a stolen creature that is blinked comes under yours (Restoration Angel)", () => {
    const t = play({
      A: {
        battlefield: [paragon, ...Array.from({ length: 4 }, () => real("Plains"))],
        hand: [real("Restoration Angel")],
      },
      B: { battlefield: [consuls] },
    });
    const stolen = t.state.objects.length;
    t.state = {
      ...t.state,
      objects: [
        ...t.state.objects,
        { ...t.object("Bramble Paragon"), id: stolen, owner: 1, controller: 0, card: 900 },
      ],
      battlefield: [...t.state.battlefield, stolen],
    };
    t.cast("Restoration Angel").resolve();
    expect(t.object("Restoration Angel").status.tapped).toBe(true);
    while (t.state.objects[stolen]?.zone === "battlefield") {
      const { decision } = t;
      if (decision.kind === "confirm") t.yes();
      else if (decision.kind === "pick" && "options" in decision)
        t.say({
          kind: "pick",
          values: decision.options.flatMap(({ value, what }) =>
            what.kind === "object" && what.object === stolen ? [value] : [],
          ),
        });
      else t.pass();
    }
    const [back] = t.state.battlefield.slice(-1);
    expect(t.state.objects[back ?? 0]).toMatchObject({
      owner: 1,
      controller: 0,
      counters: { "+1/+1": 1 },
      status: { tapped: true },
    });
  });

  it("under whose control it will be: an opponent's Aura that a player puts onto the battlefield enchants what that player may enchant", () => {
    const bond = card("Bond", {
      types: ["enchantment"],
      subtypes: ["Aura"],
      manaCost: ["2"],
      abilities: [{ kind: "keyword", keyword: "enchant", what: { of: [type("creature"), YOURS] } }],
    });
    const steal = spell("Steal", [reanimate("you")], [IN_GRAVEYARD]);
    const stolen = (own: readonly CardDefinition[]) =>
      play({
        A: { battlefield: own, hand: [steal] },
        B: { battlefield: [real("Memnite")], graveyard: [bond] },
      })
        .cast("Steal", "Bond")
        .resolve();
    const two = stolen([real("Grizzly Bears"), real("Llanowar Elves")]);
    expect([two.asked.slice(0, 1), two.options().toSorted()]).toEqual([
      "A",
      ["Grizzly Bears", "Llanowar Elves"],
    ]);
    two.pick("Llanowar Elves");
    expect(two.object("Bond").attachedTo).toEqual({ object: two.object("Llanowar Elves").id });
    expect(stolen([]).graveyard("B"), "nothing of one's own to enchant").toContain("Bond");
  });

  it("with the continuous effects there are: an enchantment under Opalescence is a creature already", () => {
    const dull = card("Dull Charm", { types: ["enchantment"], manaCost: ["2"] });
    const greeter = creature("Greeter", 1, 1, { abilities: [enterWithCounter(type("creature"), YOURS)] });
    const bring = spell("Bring", [reanimate("you")], [IN_GRAVEYARD]);
    const with_ = play({
      A: { battlefield: [greeter, real("Opalescence")], graveyard: [dull], hand: [bring] },
    });
    with_.cast("Bring", "Dull Charm").resolve();
    expect(with_.pt("Dull Charm")).toBe("3/3");
    const without = play({ A: { battlefield: [greeter], graveyard: [dull], hand: [bring] } });
    without.cast("Bring", "Dull Charm").resolve();
    expect(without.object("Dull Charm").counters).toEqual({});
  });

  it("but not with its own effects on others, nor those of what enters with it", () => {
    const herald = enchantment(
      "Herald",
      all([type("creature")], { kind: "types", mode: "add", subtypes: ["Warrior"] }),
    );
    const both: Effect = {
      kind: "move",
      what: { kind: "all", filter: { zones: ["graveyard"], of: [YOURS] } },
      to: { zone: "battlefield" },
    };
    const back = spell("All Back", [both]);
    const t = play({
      A: { battlefield: [paragon], graveyard: [herald, real("Grizzly Bears")], hand: [back] },
    });
    t.cast("All Back").resolve();
    expect(t.battlefield("A").toSorted()).toEqual(["Bramble Paragon", "Grizzly Bears", "Herald"]);
    expect(t.object("Grizzly Bears").counters).toEqual({});
  });

  it("with its own effects on itself, and as its power will be with the counters it enters with", () => {
    const small = enchantment(
      "Small Gate",
      enterTapped(type("creature"), {
        kind: "stat",
        stat: "power",
        compare: ">=",
        value: 3,
      }),
    );
    const growing = creature("Growing", 1, 1, {
      abilities: [entering({ counters: [{ counter: "+1/+1", amount: 2 }] })],
    });
    const t = play({
      A: {
        battlefield: [enchantment("Anthem", all([type("creature"), YOURS], add(1, 1)))],
        hand: [growing, real("Memnite")],
      },
      B: { battlefield: [small] },
    });
    t.cast("Growing").resolve();
    t.cast("Memnite").resolve();
    expect(t.object("Growing").status.tapped).toBe(true);
    expect(t.object("Memnite").status.tapped).toBe(false);
  });

  it("face down: a manifested Steam Vents asks for no life, enters untapped and is no land for the Maze", () => {
    const t = play({ A: { battlefield: [maze], hand: [manifest], library: [real("Steam Vents")] } });
    t.cast("Manifest").resolve();
    expect(t.asked).toBe("A act priority");
    const [down] = t.state.battlefield.slice(-1);
    expect(t.state.objects[down ?? 0]?.status).toMatchObject({ faceDown: "manifest", tapped: false });
    const creatures = play({
      A: { hand: [manifest], library: [real("Steam Vents")] },
      B: { battlefield: [consuls] },
    });
    creatures.cast("Manifest").resolve();
    const [tapped] = creatures.state.battlefield.slice(-1);
    expect(creatures.state.objects[tapped ?? 0]?.status.tapped).toBe(true);
  });

  it("a token is what it is created as, and without its abilities under Humility it enters without its counters", () => {
    const hydra = creature("Hydra", 0, 0, {
      abilities: [entering({ counters: [{ counter: "+1/+1", amount: 3 }] })],
    });
    const t = play({ A: { battlefield: [real("Humility"), enchantment("Anthem", set2())], hand: [hydra] } });
    t.cast("Hydra").resolve();
    expect(t.object("Hydra").counters).toEqual({});
    const token: Effect = {
      kind: "createToken",
      who: { kind: "you" },
      amount: 2,
      token: {
        kind: "token",
        subtypes: ["Goblin", "Warrior"],
        colors: ["R"],
        types: ["creature"],
        power: 1,
        toughness: 1,
      },
    };
    const tokens = play({ A: { battlefield: [paragon], hand: [spell("Goblins", [token])] } });
    tokens.cast("Goblins").resolve();
    const counters = tokens.state.battlefield.slice(-2).map((id) => tokens.state.objects[id]?.counters);
    expect(counters).toEqual([{ "+1/+1": 1 }, { "+1/+1": 1 }]);
  });

  it("can't enter: a creature that an effect makes of it is forbidden like any other (CR 614.17d)", () => {
    const cage = enchantment(
      "Cage",
      always({
        kind: "rule",
        rule: { kind: "cantEnter", what: { of: [type("creature")] }, from: ["library"] },
      }),
    );
    const t = play({ A: { hand: [manifest], library: [real("Mountain")] }, B: { battlefield: [cage] } });
    t.cast("Manifest").resolve();
    expect(t.battlefield("A")).toEqual([]);
    expect(t.library("A", 1)).toEqual(["Mountain"]);
  });

  it("but it counts among the cards of the graveyard that it comes from", () => {
    const steal = spell("Steal", [reanimate("you")], [IN_GRAVEYARD]);
    const troll = creature("Grave Troll", 0, 0, {
      abilities: [
        entering({
          counters: [
            {
              counter: "+1/+1",
              amount: {
                kind: "count",
                filter: {
                  zones: ["graveyard"],
                  of: [type("creature"), { kind: "owner", player: { kind: "you" } }],
                },
              },
            },
          ],
        }),
      ],
    });
    const t = play({ A: { graveyard: [troll, warrior], hand: [steal] } });
    t.cast("Steal", "Grave Troll").resolve();
    expect(t.pt("Grave Troll")).toBe("2/2");
  });
});

function set2(): Ability {
  return all([type("creature")], set(1, 1));
}
