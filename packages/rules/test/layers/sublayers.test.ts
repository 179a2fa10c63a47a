import type { Modification } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { copiableValues } from "../../src/query/layers/index.ts";
import { board } from "../support/board.ts";
import {
  add,
  all,
  aura,
  CREATURES,
  card,
  creature,
  enchantment,
  gain,
  keyword,
  land,
  OTHER,
  self,
  set,
  YOURS,
} from "../support/cards.ts";
import { bears, forest, island } from "../support/real-cards.ts";

const ogre = creature("Gray Ogre", 2, 2, { colorIndicator: ["R"], subtypes: ["Ogre"] });

describe("layer 1", () => {
  it("1a: a copy effect gives the values of the original, not what effects made of it (CR 707.2)", () => {
    const on = board({ A: { battlefield: [bears, ogre] } });
    on.effect(["Grizzly Bears"], add(5, 5), gain("flying"));
    on.change("Gray Ogre", { copied: copiableValues(on.state, on.object("Grizzly Bears")) });
    expect(on.values("Gray Ogre").name).toBe("Grizzly Bears");
    expect(on.pt("Gray Ogre")).toBe("2/2");
    expect(on.keywords("Gray Ogre")).toEqual([]);
  });

  it("1a: a copy keeps what it copied when the original changes (CR 707.2b)", () => {
    const on = board({ A: { battlefield: [bears, ogre] } });
    const effect = on.effect(["Gray Ogre"], { kind: "copyOf", of: { kind: "target", target: "t" } });
    on.end(effect);
    on.state.effects = [{ ...effect, copied: copiableValues(on.state, on.object("Grizzly Bears")) }];
    expect(on.values("Gray Ogre").name).toBe("Grizzly Bears");
    on.change("Grizzly Bears", { copied: copiableValues(on.state, on.object("Gray Ogre")) });
    expect(on.values("Gray Ogre").name).toBe("Grizzly Bears");
  });

  it("1a: what a permanent becomes a copy of brings its static abilities, and its own go", () => {
    const lord = creature("Lord", 1, 1, { abilities: [all([CREATURES, OTHER, YOURS], add(1, 1))] });
    const on = board({ A: { battlefield: [lord, ogre, bears] } });
    expect(on.pt("Gray Ogre")).toBe("3/3");
    const effect = on.effect(["Lord"], { kind: "copyOf", of: { kind: "target", target: "t" } });
    on.state.effects = [{ ...effect, copied: copiableValues(on.state, on.object("Grizzly Bears")) }];
    expect(on.pt("Gray Ogre")).toBe("2/2");
    on.state.effects = [
      { ...effect, objects: [on.id("Gray Ogre")], copied: copiableValues(on.state, on.object("Lord")) },
    ];
    expect(on.pt("Grizzly Bears")).toBe("4/4");
    expect(on.pt("Gray Ogre")).toBe("2/2");
  });

  it("1a: what a permanent becomes a copy of brings its control-changing ability in time for layer 2 (CR 613.1b)", () => {
    const thief = enchantment("Thief", all([CREATURES], { kind: "controller", player: { kind: "you" } }));
    const mask = enchantment("Mask");
    const on = board({ A: { battlefield: [thief, bears] }, B: { battlefield: [mask] } });
    expect(on.values("Grizzly Bears").controller).toBe(0);
    const effect = on.effect(["Mask"], { kind: "copyOf", of: { kind: "target", target: "t" } });
    on.state.effects = [{ ...effect, copied: copiableValues(on.state, on.object("Thief")) }];
    expect(on.values("Grizzly Bears").controller).toBe(1);
  });

  it("1b: a face-down permanent is a 2/2 without name, color, abilities and cost, whatever it copies (CR 708.2)", () => {
    const on = board({ A: { battlefield: [ogre, bears] } });
    const status = { ...on.object("Gray Ogre").status, faceDown: "morph" as const };
    on.change("Gray Ogre", { status, copied: copiableValues(on.state, on.object("Grizzly Bears")) });
    expect(on.values("Gray Ogre")).toMatchObject({
      name: "",
      manaCost: null,
      manaValue: 0,
      colors: [],
      subtypes: [],
      types: ["creature"],
      abilities: [],
    });
    expect(on.pt("Gray Ogre")).toBe("2/2");
  });

  it("1b: a cloaked or disguised permanent has ward {2}", () => {
    const on = board({ A: { battlefield: [ogre] } });
    on.change("Gray Ogre", { status: { ...on.object("Gray Ogre").status, faceDown: "cloak" } });
    expect(on.keywords("Gray Ogre")).toEqual(["ward"]);
  });
});

describe("layer 2", () => {
  const steal: Modification = { kind: "controller", player: { kind: "you" } };

  it("gives control to the controller of the effect", () => {
    const on = board({ A: { battlefield: [ogre] }, B: { battlefield: [bears] } });
    on.effectBy("Gray Ogre", 0, ["Grizzly Bears"], [steal]);
    expect(on.values("Grizzly Bears").controller).toBe(0);
  });

  it("comes before what only a player's own creatures get", () => {
    const mine = enchantment("Anthem", all([CREATURES, YOURS], add(1, 1)));
    const on = board({ A: { battlefield: [mine] }, B: { battlefield: [bears] } });
    expect(on.pt("Grizzly Bears")).toBe("2/2");
    on.effectBy("Anthem", 0, ["Grizzly Bears"], [steal]);
    expect(on.pt("Grizzly Bears")).toBe("3/3");
  });

  it("follows a stolen Aura: its enchanted creature goes to the Aura's new controller", () => {
    const charm = aura("Mind Control", steal);
    const on = board({ A: { battlefield: [] }, B: { battlefield: [bears] }, C: { battlefield: [ogre] } });
    on.put({ card: charm, on: "Grizzly Bears" }, 0, "battlefield");
    expect(on.values("Grizzly Bears").controller).toBe(0);
    on.effectBy("Gray Ogre", 2, ["Mind Control"], [steal]);
    expect(on.values("Grizzly Bears").controller).toBe(2);
  });
});

describe("layer 3", () => {
  it("changes a name before filters by name are applied", () => {
    const on = board({
      A: { battlefield: [enchantment("Namer", all([{ kind: "named", name: "Bob" }], add(1, 1))), bears] },
    });
    on.effect(["Grizzly Bears"], { kind: "setName", name: "Bob" });
    expect(on.values("Grizzly Bears").name).toBe("Bob");
    expect(on.pt("Grizzly Bears")).toBe("3/3");
  });
});

describe("layer 4", () => {
  it("makes creatures of other things before effects on creatures look", () => {
    const on = board({ A: { battlefield: [enchantment("Anthem", all([CREATURES], add(1, 1))), forest] } });
    on.effect(["Forest"], { kind: "types", mode: "add", types: ["creature"] }, set(3, 3));
    expect(on.values("Forest").types).toEqual(["land", "creature"]);
    expect(on.pt("Forest")).toBe("4/4");
  });

  it("replaces creature types but keeps other subtypes, and adds where it says so (CR 205.1)", () => {
    const construct = card("Construct", {
      types: ["artifact", "creature"],
      subtypes: ["Construct", "Equipment"],
      power: 1,
      toughness: 1,
    });
    const on = board({ A: { battlefield: [construct] } });
    const added = on.effect(["Construct"], { kind: "types", mode: "add", subtypes: ["Elf"] });
    expect(on.values("Construct").subtypes).toEqual(["Construct", "Equipment", "Elf"]);
    on.effect(["Construct"], { kind: "types", mode: "set", subtypes: ["Frog"] });
    expect(on.values("Construct").subtypes).toEqual(["Equipment", "Frog"]);
    on.end(added);
    on.effect(["Construct"], { kind: "types", mode: "set", types: ["artifact"] });
    expect(on.values("Construct")).toMatchObject({
      types: ["artifact"],
      subtypes: ["Equipment"],
      power: null,
    });
  });

  it("an instant or sorcery stays one (CR 205.1a)", () => {
    const on = board({ A: { stack: [card("Shock", { types: ["instant"] })] } });
    on.effect(["Shock"], { kind: "types", mode: "set", types: ["artifact"] });
    expect(on.values("Shock").types).toEqual(["artifact", "instant"]);
  });

  it("setting a basic land type takes the rules text and gives its mana ability (CR 305.7)", () => {
    const keep = land("Keep", ["Desert"], { abilities: [keyword("indestructible")] });
    const on = board({ A: { battlefield: [keep] } });
    on.effect(["Keep"], gain("flying"));
    on.effect(["Keep"], { kind: "types", mode: "set", subtypes: ["Island"] });
    const { subtypes, abilities, keywords } = on.values("Keep");
    expect(subtypes).toEqual(["Island"]);
    expect([...keywords]).toEqual(["flying"]);
    expect(abilities.map(({ key }) => key.replace(/\d+/, "N"))).toEqual(["Island", "gN.0"]);
  });

  it("adding a land type keeps text and types and adds its mana ability (CR 305.7)", () => {
    const keep = land("Keep", ["Desert"], { abilities: [keyword("indestructible")] });
    const on = board({ A: { battlefield: [keep] } });
    on.effect(["Keep"], { kind: "types", mode: "add", subtypes: ["Island"] });
    expect(on.values("Keep").subtypes).toEqual(["Desert", "Island"]);
    expect(on.values("Keep").abilities.map(({ key }) => key)).toEqual(["p0", "Island"]);
  });

  it("only lands have mana abilities from land types (CR 305.6)", () => {
    const on = board({ A: { battlefield: [bears, island] } });
    on.effect(["Grizzly Bears"], { kind: "types", mode: "add", subtypes: ["Island"] });
    expect(on.values("Grizzly Bears").abilities).toEqual([]);
    expect(on.values("Island").abilities).toHaveLength(1);
  });

  it("gives every creature type, which a later setting takes again", () => {
    const on = board({
      A: { battlefield: [creature("Changeling", 1, 1, { abilities: [keyword("changeling")] })] },
    });
    expect(on.values("Changeling").subtypes).toContain("Zubera");
    expect(on.values("Changeling").subtypes).toContain("Advisor");
    on.effect(["Changeling"], { kind: "types", mode: "set", subtypes: ["Frog"] });
    expect(on.values("Changeling").subtypes).toEqual(["Frog"]);
  });

  it("uses the type chosen for the source", () => {
    const chosen = enchantment(
      "Conspiracy",
      all([CREATURES, YOURS], { kind: "chosenType", what: "creatureType", mode: "set" }),
    );
    const on = board({
      A: { battlefield: [{ card: chosen, as: { chosen: { creatureType: "Elf" } } }, bears] },
    });
    expect(on.values("Grizzly Bears").subtypes).toEqual(["Elf"]);
  });
});

describe("layer 5", () => {
  it("sets and adds colors, in the order of timestamps", () => {
    const on = board({ A: { battlefield: [bears] } });
    expect(on.values("Grizzly Bears").colors).toEqual(["G"]);
    on.effect(["Grizzly Bears"], { kind: "colors", mode: "add", colors: ["W"] });
    expect(on.values("Grizzly Bears").colors).toEqual(["W", "G"]);
    on.effect(["Grizzly Bears"], { kind: "colors", mode: "set", colors: ["B"] });
    expect(on.values("Grizzly Bears").colors).toEqual(["B"]);
    on.effect(["Grizzly Bears"], { kind: "colors", mode: "add", colors: "all" });
    expect(on.values("Grizzly Bears").colors).toHaveLength(5);
    on.effect(["Grizzly Bears"], { kind: "colors", mode: "set", colors: [] });
    expect(on.values("Grizzly Bears").colors).toEqual([]);
  });

  it("comes before effects that ask for a color, which look again when it changes (CR 613.5)", () => {
    const honor = enchantment(
      "Honor of the Pure",
      all([CREATURES, { kind: "color", color: "W" }, YOURS], add(1, 1)),
    );
    const on = board({ A: { battlefield: [honor, bears] } });
    const white = on.effect(["Grizzly Bears"], { kind: "colors", mode: "set", colors: ["W"] });
    expect(on.pt("Grizzly Bears")).toBe("3/3");
    on.effect(["Grizzly Bears"], { kind: "colors", mode: "set", colors: ["R"] });
    expect(on.pt("Grizzly Bears")).toBe("2/2");
    on.end(white);
    expect(on.pt("Grizzly Bears")).toBe("2/2");
  });

  it("devoid makes a card colorless in every zone (CR 702.114a)", () => {
    const drone = creature("Drone", 1, 1, { manaCost: ["U"], abilities: [keyword("devoid")] });
    const on = board({ A: { hand: [drone] } });
    expect(on.values("Drone").colors).toEqual([]);
  });
});

describe("layer 6", () => {
  it("of gaining and losing an ability the newer counts (CR 613.9)", () => {
    const on = board({ A: { battlefield: [bears] } });
    const flies = on.effect(["Grizzly Bears"], gain("flying"));
    on.effect(["Grizzly Bears"], { kind: "loseKeyword", keyword: "flying" });
    expect(on.keywords("Grizzly Bears")).toEqual([]);
    on.effect(["Grizzly Bears"], gain("flying"));
    expect(on.keywords("Grizzly Bears")).toEqual(["flying"]);
    on.end(flies);
    expect(on.keywords("Grizzly Bears")).toEqual(["flying"]);
  });

  it("losing all abilities and having another in the same effect leaves the other", () => {
    const on = board({ A: { battlefield: [creature("Angel", 4, 4, { abilities: [keyword("flying")] })] } });
    on.effect(["Angel"], gain("haste"), { kind: "loseAllAbilities" });
    expect(on.keywords("Angel")).toEqual(["haste"]);
  });

  it("what can't have an ability loses it and doesn't gain it, older or newer (CR 113.11)", () => {
    const gravity = enchantment("Gravity", all([CREATURES], { kind: "cantHaveKeyword", keyword: "flying" }));
    const on = board({
      A: { battlefield: [creature("Angel", 4, 4, { abilities: [keyword("flying")] }), gravity] },
    });
    on.effect(["Angel"], gain("flying"), gain("haste"));
    expect(on.keywords("Angel")).toEqual(["haste"]);
  });

  it("keyword counters give their keyword since they were put there (CR 122.1b, 613.7c)", () => {
    const on = board({ A: { battlefield: [{ card: bears, as: { counters: { flying: 1 } } }] } });
    expect(on.keywords("Grizzly Bears")).toEqual(["flying"]);
    on.effect(["Grizzly Bears"], { kind: "loseAllAbilities" });
    expect(on.keywords("Grizzly Bears")).toEqual([]);
    on.change("Grizzly Bears", { counterTimes: { flying: on.state.nextTimestamp++ } });
    expect(on.keywords("Grizzly Bears")).toEqual(["flying"]);
  });

  it("a suspected creature has menace and can't block (CR 701.58c)", () => {
    const on = board({ A: { battlefield: [{ card: bears, as: { marks: ["suspected"] } }] } });
    expect(on.keywords("Grizzly Bears")).toEqual(["menace"]);
    expect(on.values("Grizzly Bears").restrictions.map(({ kind }) => kind)).toEqual(["cantBlock"]);
  });

  it("an ability that was given works like a printed one, as old as what gave it (CR 613.7a)", () => {
    const lesson = all([CREATURES, OTHER, YOURS], add(1, 1));
    const on = board({
      A: { battlefield: [bears, ogre, aura("Lesson", { kind: "gainAbility", ability: lesson })] },
    });
    on.change("Lesson", { attachedTo: { object: on.id("Grizzly Bears") } });
    expect(on.pt("Gray Ogre")).toBe("3/3");
    expect(on.pt("Grizzly Bears")).toBe("2/2");
    on.effect(["Grizzly Bears"], { kind: "loseAllAbilities" });
    expect(on.pt("Gray Ogre")).toBe("2/2");
  });
});

describe("layer 7", () => {
  it("7a before 7b: a defined number gives way to one that is set", () => {
    const herd = creature("Herd", { star: 0 }, { star: 0 }, { abilities: [self(countCreatures())] });
    const on = board({ A: { battlefield: [herd, bears] } });
    expect(on.pt("Herd")).toBe("2/2");
    on.effect(["Herd"], set(7, 7));
    expect(on.pt("Herd")).toBe("7/7");
  });

  it("7a: a defining ability that was lost defines again when what took it ends", () => {
    const herd = creature("Herd", { star: 0 }, { star: 0 }, { abilities: [self(countCreatures())] });
    const on = board({ A: { battlefield: [herd, bears] } });
    const frog = on.effect(["Herd"], { kind: "loseAllAbilities" }, set(1, 1));
    expect(on.pt("Herd")).toBe("1/1");
    on.end(frog);
    expect(on.pt("Herd")).toBe("2/2");
  });

  it("7a: the same ability gained from an effect sets in 7b by its timestamp (CR 604.3a)", () => {
    const on = board({ A: { battlefield: [bears, ogre] } });
    on.effect(["Grizzly Bears"], set(7, 7));
    on.effect(["Grizzly Bears"], { kind: "gainAbility", ability: self(countCreatures()) });
    expect(on.pt("Grizzly Bears")).toBe("2/2");
  });

  it("7b: of two effects that set, the newer counts, and one of power alone leaves toughness", () => {
    const on = board({ A: { battlefield: [bears] } });
    on.effect(["Grizzly Bears"], set(5, 5));
    on.effect(["Grizzly Bears"], { kind: "setPT", power: 0 });
    expect(on.pt("Grizzly Bears")).toBe("0/5");
    expect(on.values("Grizzly Bears")).toMatchObject({ basePower: 0, baseToughness: 5 });
  });

  it("7c: counters and changes add up, and last when something is set later (CR 613.4c)", () => {
    const on = board({
      A: {
        battlefield: [
          { card: ogre, as: { counters: { "+1/+1": 1 } } },
          enchantment("Castle", all([CREATURES, YOURS], add(0, 2))),
        ],
      },
    });
    on.effect(["Gray Ogre"], add(4, 4));
    expect(on.pt("Gray Ogre")).toBe("7/9");
    on.effect(["Gray Ogre"], set(0, 1));
    expect(on.pt("Gray Ogre")).toBe("5/8");
    on.change("Gray Ogre", { counters: { "+1/+1": 1, "-1/-1": 3, "+2/+0": 1, charge: 4 } });
    expect(on.pt("Gray Ogre")).toBe("4/5");
  });

  it("7d: switching comes last, and twice is not at all (CR 613.4d)", () => {
    const on = board({ A: { battlefield: [creature("Wall", 1, 3)] } });
    const plus = on.effect(["Wall"], add(0, 1));
    on.effect(["Wall"], { kind: "switchPT" });
    expect(on.pt("Wall")).toBe("4/1");
    const boost = on.effect(["Wall"], add(5, 0));
    expect(on.pt("Wall")).toBe("4/6");
    on.end(boost);
    on.end(plus);
    expect(on.pt("Wall")).toBe("3/1");
    on.effect(["Wall"], { kind: "switchPT" });
    expect(on.pt("Wall")).toBe("1/3");
  });

  it("a permanent that isn't a creature has neither, until it becomes one (CR 208.3)", () => {
    const ship = card("Ship", { types: ["artifact"], subtypes: ["Vehicle"], power: 3, toughness: 3 });
    const on = board({ A: { battlefield: [ship], hand: [{ card: ship, called: "in hand" }] } });
    on.effect(["Ship"], add(1, 1));
    expect(on.values("Ship").power).toBeNull();
    expect(on.pt("in hand")).toBe("3/3");
    on.effect(["Ship"], { kind: "types", mode: "add", types: ["creature"] });
    expect(on.pt("Ship")).toBe("4/4");
  });
});

describe("what comes after the layers", () => {
  it("restrictions ride on their object with the context of what put them there (CR 613.11)", () => {
    const pacifism = aura("Pacifism", { kind: "restriction", restriction: { kind: "cantAttack" } });
    const on = board({ B: { battlefield: [bears] } });
    on.put({ card: pacifism, on: "Grizzly Bears" }, 0, "battlefield");
    const [restriction] = on.values("Grizzly Bears").restrictions;
    expect(restriction).toMatchObject({ kind: "cantAttack" });
    expect(restriction?.context).toMatchObject({ source: on.id("Pacifism"), controller: 0 });
  });
});

describe("an effect of several layers (CR 613.6)", () => {
  it("continues to apply to the objects that it started with, though they no longer fit", () => {
    const march = enchantment(
      "March of the Machines",
      all(
        [
          { kind: "type", type: "artifact" },
          { kind: "not", of: CREATURES },
        ],
        { kind: "types", mode: "add", types: ["creature"] },
        set(2, 2),
      ),
    );
    const on = board({ A: { battlefield: [march, card("Relic", { types: ["artifact"] })] } });
    expect(on.values("Relic").types).toEqual(["artifact", "creature"]);
    expect(on.pt("Relic")).toBe("2/2");
  });
});

function countCreatures(): Modification {
  const count = { kind: "count", filter: { of: [CREATURES, YOURS] } } as const;
  return { kind: "setPT", power: count, toughness: count };
}
