import type { CardDefinition } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { workOut } from "../../src/query/layers/work-out.ts";
import { board } from "../support/board.ts";
import {
  add,
  all,
  always,
  CREATURES,
  creature,
  enchantment,
  gain,
  keyword,
  OTHER,
  YOURS,
} from "../support/cards.ts";
import { bears, forest } from "../support/real-cards.ts";

function becomes(name: string, from: string, to: string, mode: "set" | "add" = "set"): CardDefinition {
  return enchantment(
    name,
    all([CREATURES, { kind: "subtype", subtype: from }], { kind: "types", mode, subtypes: [to] }),
  );
}

const elf = creature("Elf", 1, 1, { subtypes: ["Elf"] });
const goblin = creature("Goblin", 1, 1, { subtypes: ["Goblin"] });
const zombie = creature("Zombie", 1, 1, { subtypes: ["Zombie"] });

const elvesAreGoblins = becomes("Elves are Goblins", "Elf", "Goblin");
const goblinsAreZombies = becomes("Goblins are Zombies", "Goblin", "Zombie");
const zombiesAreElves = becomes("Zombies are Elves", "Zombie", "Elf");

function both<T>(one: T, other: T): [string, T[]][] {
  return [
    ["in one order of timestamps", [one, other]],
    ["in the other order of timestamps", [other, one]],
  ];
}

describe("dependency (CR 613.8)", () => {
  it.each(both(elvesAreGoblins, goblinsAreZombies))("on what an effect applies to, %s", (_, effects) => {
    const on = board({ A: { battlefield: [...effects, elf, goblin] } });
    expect(on.values("Elf").subtypes).toEqual(["Zombie"]);
    expect(on.values("Goblin").subtypes).toEqual(["Zombie"]);
  });

  it.each(
    both(
      creature("Sliver", 1, 1, { abilities: [all([CREATURES, OTHER], gain("flying"))] }),
      enchantment("Blank", all([CREATURES], { kind: "loseAllAbilities" })),
    ),
  )("on whether an effect exists, %s", (_, effects) => {
    const on = board({ A: { battlefield: [...effects, bears] } });
    expect(on.keywords("Grizzly Bears")).toEqual([]);
  });

  it.each(
    both(
      enchantment(
        "Boost",
        all([CREATURES, { kind: "stat", stat: "power", compare: ">=", value: 3 }], add(1, 1)),
      ),
      enchantment("Anthem", all([CREATURES, YOURS], add(1, 1))),
    ),
  )("on power that another effect of the same sublayer changes, %s", (_, effects) => {
    const on = board({ A: { battlefield: [...effects, bears] } });
    expect(on.pt("Grizzly Bears")).toBe("4/4");
  });

  it.each(
    both(
      enchantment(
        "Mirror",
        all([{ kind: "named", name: "Copycat" }], {
          kind: "setPT",
          power: { kind: "stat", stat: "power", of: { kind: "bound", name: "none" } },
          toughness: {
            kind: "extreme",
            which: "greatest",
            stat: "toughness",
            among: { of: [CREATURES, OTHER] },
          },
        }),
      ),
      enchantment(
        "Giants",
        all([{ kind: "named", name: "Grizzly Bears" }], { kind: "setPT", power: 8, toughness: 8 }),
      ),
    ),
  )("on what an effect does to its objects, %s", (_, effects) => {
    const on = board({ A: { battlefield: [...effects, creature("Copycat", 1, 1), bears] } });
    expect(on.pt("Copycat")).toBe("0/8");
  });

  it("that doesn't change anything as things are is none: timestamps decide", () => {
    const forests = all([{ kind: "type", type: "land" }], {
      kind: "types",
      mode: "set",
      subtypes: ["Forest"],
    });
    const islands = all(
      [
        { kind: "type", type: "land" },
        { kind: "subtype", subtype: "Forest" },
      ],
      { kind: "types", mode: "set", subtypes: ["Island"] },
    );
    const older = board({
      A: { battlefield: [enchantment("Islands", islands), enchantment("Forests", forests), forest] },
    });
    expect(older.values("Forest").subtypes).toEqual(["Forest"]);
    const newer = board({
      A: { battlefield: [enchantment("Forests", forests), enchantment("Islands", islands), forest] },
    });
    expect(newer.values("Forest").subtypes).toEqual(["Island"]);
  });

  it("is asked again after each effect: a given ability of the same layer comes later (CR 613.8c)", () => {
    const teacher = enchantment(
      "Teacher",
      all([{ kind: "named", name: "Grizzly Bears" }], {
        kind: "gainAbility",
        ability: all([CREATURES], gain("haste")),
      }),
    );
    const on = board({ A: { battlefield: [elf, bears, teacher] } });
    expect(on.keywords("Elf")).toEqual(["haste"]);
    expect(on.keywords("Grizzly Bears")).toEqual(["haste"]);
  });

  it("doesn't exist between a defining ability and another effect (CR 613.8a)", () => {
    const shifter = creature("Shifter", 1, 1, { abilities: [keyword("changeling")] });
    const on = board({ A: { battlefield: [becomes("Frogs", "Elf", "Frog"), shifter] } });
    expect(on.values("Shifter").subtypes).toEqual(["Frog"]);
  });
});

describe("a dependency loop (CR 613.8b)", () => {
  it("begins with its oldest effect, and what then depends waits", () => {
    const on = board({
      A: { battlefield: [elvesAreGoblins, goblinsAreZombies, zombiesAreElves, elf, goblin, zombie] },
    });
    for (const name of ["Elf", "Goblin", "Zombie"]) expect(on.values(name).subtypes).toEqual(["Elf"]);
  });

  it("comes out otherwise with other timestamps", () => {
    const on = board({
      A: { battlefield: [zombiesAreElves, goblinsAreZombies, elvesAreGoblins, elf, goblin, zombie] },
    });
    for (const name of ["Elf", "Goblin", "Zombie"]) expect(on.values(name).subtypes).toEqual(["Zombie"]);
  });

  it("keeps waiting what depends on it from outside, however old", () => {
    const on = board({
      A: {
        battlefield: [
          becomes("Zombies are Soldiers too", "Zombie", "Soldier", "add"),
          elvesAreGoblins,
          goblinsAreZombies,
          zombiesAreElves,
          elf,
          goblin,
          zombie,
        ],
      },
    });
    for (const name of ["Elf", "Goblin", "Zombie"]) expect(on.values(name).subtypes).toEqual(["Elf"]);
  });
});

describe("conditions and amounts of static abilities", () => {
  it("that read their own outcome come to an end: values as of the layers so far", () => {
    const vain = creature("Vain", 3, 3, {
      abilities: [
        {
          kind: "static",
          condition: {
            kind: "compare",
            left: { kind: "stat", stat: "power", of: { kind: "this" } },
            compare: "<",
            right: 4,
          },
          effects: [{ kind: "modify", what: "this", modifications: [add(2, 2)] }],
        },
      ],
    });
    const on = board({ A: { battlefield: [vain] } });
    expect(on.pt("Vain")).toBe("5/5");
  });

  it("that count each other come to an end", () => {
    const count = { kind: "count", filter: { of: [CREATURES] } } as const;
    const greatest = {
      kind: "extreme",
      which: "greatest",
      stat: "power",
      among: { of: [CREATURES, OTHER] },
    } as const;
    const herd = creature(
      "Herd",
      { star: 0 },
      { star: 0 },
      {
        abilities: [
          always({
            kind: "modify",
            what: "this",
            modifications: [{ kind: "setPT", power: count, toughness: count }],
          }),
        ],
      },
    );
    const envious = creature("Envious", 1, 1, {
      abilities: [
        always({
          kind: "modify",
          what: "this",
          modifications: [{ kind: "addPT", power: greatest, toughness: 0 }],
        }),
      ],
    });
    const on = board({ A: { battlefield: [herd, { card: herd, called: "second" }, envious] } });
    expect(on.pt("Herd")).toBe("3/3");
    expect(on.pt("second")).toBe("3/3");
    expect(on.pt("Envious")).toBe("4/1");
  });

  it("is not looked for among effects that count what shares a type, as no power or toughness changes that", () => {
    const on = board({
      A: { battlefield: [poolCard("Coat of Arms"), poolCard("Glorious Anthem"), elf, elf] },
    });
    expect(on.values("Elf")).toMatchObject({ power: 3, toughness: 3 });
    expect(workOut(on.state, null).plan).toMatchObject({ separable: true });
  });
});

function poolCard(name: string): CardDefinition {
  const card = loadPool().byName(name);
  if (!card) throw new Error(`there is no ${name}`);
  return card;
}
