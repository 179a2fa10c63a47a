import { type Ability, type CardDefinition, type Effect, LANGUAGE_VERSION } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { characteristics, choose, whatLacks } from "../../src/index.ts";
import { card } from "../support/cards.ts";
import { Duel, real } from "../support/duel.ts";

function whenUnlocked(door: "left" | "right", effect: Effect): Ability {
  return {
    kind: "triggered",
    event: { kind: "unlocks", who: { kind: "you" }, what: { door } },
    body: { kind: "plain", effects: [effect] },
  };
}

const YOU = { kind: "you" } as const;

/** A Room for {R} that makes its controller gain 3 life, beside one for {1}{R} that makes the opponents lose 2. */
const HALL: CardDefinition = {
  version: LANGUAGE_VERSION,
  name: "Hall // Attic",
  layout: "split",
  faces: [
    {
      name: "Hall",
      types: ["enchantment"],
      subtypes: ["Room"],
      manaCost: ["R"],
      abilities: [whenUnlocked("left", { kind: "gainLife", who: YOU, amount: 3 })],
    },
    {
      name: "Attic",
      types: ["enchantment"],
      subtypes: ["Room"],
      manaCost: ["1", "R"],
      abilities: [whenUnlocked("right", { kind: "loseLife", who: { kind: "opponents" }, amount: 2 })],
    },
  ],
};

const EERIE = card("Eerie", {
  types: ["enchantment"],
  abilities: [
    {
      kind: "triggered",
      event: {
        kind: "unlocks",
        who: YOU,
        what: { fully: { of: [{ kind: "subtype", subtype: "Room" }] } },
      },
      body: { kind: "plain", effects: [{ kind: "gainLife", who: YOU, amount: 10 }] },
    },
  ],
});

const mountains = (count: number) => Array.from({ length: count }, () => real("Mountain"));

function specials(duel: Duel): readonly string[] {
  const { decision } = duel;
  return decision.kind === "act"
    ? decision.acts.flatMap((act) => (act.kind === "special" ? [`${act.action} ${act.cost.join("")}`] : []))
    : [];
}

/** Unlocks a half as a special action. */
function unlock(duel: Duel, action: "unlockLeft" | "unlockRight"): void {
  const { decision } = duel;
  const act =
    decision.kind === "act"
      ? decision.acts.find((one) => one.kind === "special" && one.action === action)
      : undefined;
  if (!act) throw new Error(`nobody can ${action} now`);
  const result = choose(duel.state, 0, decision.id, { kind: "act", act: act.id, autoPay: true });
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  duel.state = result.state;
  duel.toPriority(0);
}

const values = (duel: Duel, name: string) => characteristics(duel.state, duel.find(name));

describe("Rooms (CR 709.5)", () => {
  it("can be played", () => {
    expect(whatLacks(HALL)).toEqual([]);
  });

  it("have both halves' characteristics in hand, and those of the half that is cast as a spell", () => {
    const duel = new Duel({ A: { battlefield: mountains(2), hand: [HALL] } });
    expect(values(duel, "Hall // Attic")).toMatchObject({ manaValue: 3, types: ["enchantment"] });
    duel.castFace(0, HALL.name, 1);
    expect(values(duel, "Attic")).toMatchObject({ manaValue: 2, subtypes: ["Room"] });
  });

  it("enter with the half unlocked that was cast, which triggers only that half's ability", () => {
    const duel = new Duel({ A: { battlefield: mountains(3), hand: [HALL] } });
    duel.castFace(0, HALL.name, 1).resolve();
    expect(values(duel, "Attic")).toMatchObject({ name: "Attic", manaValue: 2, subtypes: ["Room"] });
    expect([duel.life(0), duel.life(1)]).toEqual([20, 18]);
    expect(specials(duel)).toEqual(["unlockLeft R"]);
  });

  it("are unlocked for the mana cost of the other half, which triggers that half's ability alone and unlocks them fully", () => {
    const duel = new Duel({ A: { battlefield: [...mountains(3), EERIE], hand: [HALL] } });
    duel.castFace(0, HALL.name, 1).resolve();
    unlock(duel, "unlockLeft");
    duel.resolve();
    expect([duel.life(0), duel.life(1)]).toEqual([33, 18]);
    expect(values(duel, "Hall // Attic")).toMatchObject({ name: "Hall // Attic", manaValue: 3 });
    expect(specials(duel)).toEqual([]);
  });

  it("are unlocked only at the time of a sorcery, by their controller", () => {
    const duel = new Duel({ A: { battlefield: [...mountains(5), HALL] }, B: { library: mountains(3) } });
    expect(specials(duel)).toEqual(["unlockLeft R", "unlockRight 1R"]);
    duel.to("beginningOfCombat", 0).toPriority(0);
    expect(specials(duel)).toEqual([]);
    duel.to("precombatMain", 1).toPriority(1);
    expect(specials(duel)).toEqual([]);
  });

  it("enter locked where they weren't cast, without a name, a mana cost or abilities", () => {
    const duel = new Duel({ A: { battlefield: [HALL] } });
    const [id = 0] = duel.state.battlefield;
    expect(characteristics(duel.state, id)).toMatchObject({
      name: "",
      manaCost: null,
      manaValue: 0,
      colors: [],
      types: ["enchantment"],
      subtypes: ["Room"],
      abilities: [],
    });
  });

  it("are whole cards again where they go, and locked when they come back", () => {
    const flicker = card("Flicker", {
      types: ["instant"],
      manaCost: [],
      abilities: [
        {
          kind: "spell",
          body: {
            kind: "plain",
            targets: [
              { id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "enchantment" }] } } },
            ],
            effects: [
              { kind: "exile", what: { kind: "ref", ref: { kind: "target", target: "t1" } }, bind: "gone" },
              {
                kind: "move",
                what: { kind: "ref", ref: { kind: "bound", name: "gone" } },
                to: { zone: "battlefield" },
              },
            ],
          },
        },
      ],
    });
    const duel = new Duel({ A: { battlefield: mountains(1), hand: [HALL, flicker] } });
    duel.castFace(0, HALL.name, 0).resolve();
    expect(duel.life(0)).toBe(23);
    duel.cast(0, "Flicker", "Hall").resolve();
    expect(duel.life(0)).toBe(23);
    const id = duel.state.battlefield.at(-1) ?? 0;
    expect(characteristics(duel.state, id)).toMatchObject({ name: "", subtypes: ["Room"] });
  });

  it("are copied with both halves, locked", () => {
    const clone = card("Copycat", {
      types: ["sorcery"],
      manaCost: [],
      abilities: [
        {
          kind: "spell",
          body: {
            kind: "plain",
            targets: [
              { id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "enchantment" }] } } },
            ],
            effects: [
              {
                kind: "createCopyToken",
                who: YOU,
                amount: 1,
                of: { kind: "ref", ref: { kind: "target", target: "t1" } },
              },
            ],
          },
        },
      ],
    });
    const duel = new Duel({ A: { battlefield: mountains(4), hand: [HALL, clone] } });
    duel.castFace(0, HALL.name, 0).resolve();
    duel.cast(0, "Copycat", "Hall").resolve();
    expect(duel.life(0)).toBe(23);
    const token = duel.state.battlefield.at(-1) ?? 0;
    expect(characteristics(duel.state, token)).toMatchObject({ name: "", types: ["enchantment"] });
    unlock(duel, "unlockRight");
    duel.resolve();
    expect(duel.life(1)).toBe(18);
  });

  it("are unlocked as well where an effect has made a permanent a copy of one, which keeps what is unlocked when that ends", () => {
    const mirror = card("Mirror", {
      types: ["artifact"],
      abilities: [
        {
          kind: "activated",
          cost: [],
          body: {
            kind: "plain",
            targets: [
              { id: "t1", what: { kind: "object", filter: { of: [{ kind: "type", type: "enchantment" }] } } },
            ],
            effects: [
              {
                kind: "modify",
                what: { kind: "ref", ref: { kind: "this" } },
                modifications: [{ kind: "copyOf", of: { kind: "target", target: "t1" } }],
                duration: "endOfTurn",
              },
            ],
          },
        },
      ],
    });
    const duel = new Duel({ A: { battlefield: [...mountains(8), mirror], hand: [HALL] } });
    const id = duel.find("Mirror");
    duel.castFace(0, HALL.name, 0).resolve();
    unlock(duel, "unlockRight");
    duel.resolve();
    expect(specials(duel)).toEqual([]);
    duel.activate(0, "Mirror", "Hall // Attic").resolve();
    expect(characteristics(duel.state, id)).toMatchObject({ name: "", subtypes: ["Room"] });
    expect(specials(duel)).toEqual(["unlockLeft R", "unlockRight 1R"]);
    unlock(duel, "unlockRight");
    duel.resolve();
    expect(duel.life(1)).toBe(16);
    expect(characteristics(duel.state, id)).toMatchObject({ name: "Attic", manaValue: 2 });
    duel.to("precombatMain", 1).toPriority(0);
    expect(characteristics(duel.state, id)).toMatchObject({ name: "Mirror", types: ["artifact"] });
    expect(specials(duel)).toEqual([]);
    duel.activate(0, "Mirror", "Hall // Attic").resolve();
    expect(characteristics(duel.state, id).name).toBe("Attic");
  });

  it("can be locked again by an effect, and then unlocked once more", () => {
    const keys = card("Keys", {
      types: ["artifact"],
      abilities: [
        {
          kind: "activated",
          cost: [],
          body: {
            kind: "plain",
            targets: [
              { id: "t1", what: { kind: "object", filter: { of: [{ kind: "subtype", subtype: "Room" }] } } },
            ],
            effects: [
              {
                kind: "unlockDoor",
                of: { kind: "ref", ref: { kind: "target", target: "t1" } },
                orLock: true,
              },
            ],
          },
        },
      ],
    });
    const duel = new Duel({ A: { battlefield: [...mountains(2), keys], hand: [HALL] } });
    duel.castFace(0, HALL.name, 0).resolve();
    duel.answer(0, "chooseOption", "left").activate(0, "Keys", "Hall").resolve();
    expect(specials(duel)).toEqual(["unlockLeft R"]);
    unlock(duel, "unlockLeft");
    duel.resolve();
    expect(duel.life(0)).toBe(26);
  });

  it("can't be chosen to be unlocked where no door is locked (CR 608.2d)", () => {
    const gain: Effect = { kind: "gainLife", who: YOU, amount: 1 };
    const door: Effect = {
      kind: "unlockDoor",
      of: {
        kind: "choose",
        by: YOU,
        filter: {
          of: [
            { kind: "subtype", subtype: "Room" },
            { kind: "controller", player: YOU },
          ],
        },
        count: { min: 1, max: 1 },
      },
    };
    const keys = card("Keys", {
      types: ["artifact"],
      abilities: [
        {
          kind: "activated",
          cost: [],
          body: { kind: "plain", effects: [{ kind: "chooseOne", who: YOU, options: [[door], [gain]] }] },
        },
      ],
    });
    const duel = new Duel({ A: { battlefield: [...mountains(5), keys], hand: [HALL] } });
    duel.castFace(0, HALL.name, 0).resolve();
    unlock(duel, "unlockRight");
    duel.resolve();
    const before = duel.life(0);
    duel.activate(0, "Keys").resolve();
    expect(duel.life(0)).toBe(before + 1);
  });

  it("are unlocked for less, and with mana that is for that only", () => {
    const glimmer = card("Glimmer", {
      types: ["enchantment"],
      abilities: [
        {
          kind: "static",
          effects: [
            {
              kind: "rule",
              rule: { kind: "activationCostChange", of: { of: [] }, who: YOU, keyword: "unlock", less: 1 },
            },
          ],
        },
      ],
    });
    const peeper = card("Peeper", {
      types: ["artifact"],
      abilities: [
        {
          kind: "activated",
          cost: [{ kind: "tap" }],
          body: {
            kind: "plain",
            effects: [
              {
                kind: "addMana",
                who: YOU,
                output: { kind: "symbols", mana: ["R"] },
                rider: { spendOnlyOn: { unlock: true } },
              },
            ],
          },
        },
      ],
    });
    const duel = new Duel({ A: { battlefield: [HALL, glimmer, peeper], hand: [HALL] } });
    expect(duel.canCast(0, HALL.name)).toBe(false);
    expect(specials(duel)).toEqual(["unlockLeft R", "unlockRight R"]);
    unlock(duel, "unlockRight");
    duel.resolve();
    expect(duel.life(1)).toBe(18);
  });

  it("have the names of both halves once both are unlocked, and match either of them (709.4a)", () => {
    const ringing: Ability = {
      kind: "activated",
      cost: [{ kind: "mana", mana: ["0"] }],
      body: { kind: "plain", effects: [{ kind: "gainLife", who: YOU, amount: 1 }] },
    };
    const bell = card("Bell", {
      types: ["enchantment"],
      abilities: [
        {
          kind: "static",
          effects: [
            {
              kind: "modify",
              what: { filter: { of: [{ kind: "subtype", subtype: "Room" }] } },
              modifications: [{ kind: "gainAbility", ability: ringing }],
            },
          ],
        },
      ],
    });
    const needle = card("Needle", {
      types: ["artifact"],
      abilities: [
        {
          kind: "static",
          effects: [
            {
              kind: "rule",
              rule: { kind: "cantActivate", who: { kind: "allPlayers" }, of: { of: [] }, chosenName: true },
            },
          ],
        },
      ],
    });
    const named = { card: needle, as: { chosen: { cardName: "Attic" } } };
    const duel = new Duel({ A: { battlefield: [...mountains(3), bell, named], hand: [HALL] } });
    duel.castFace(0, "Hall // Attic", 0).resolve();
    const rings = () =>
      duel.decision.kind === "act" && duel.decision.acts.some(({ kind }) => kind === "activate");
    expect(rings()).toBe(true);
    unlock(duel, "unlockRight");
    expect(rings()).toBe(false);
  });
});
