import { type CardDefinition, LANGUAGE_VERSION } from "@spellroom/card-language";
import { describe, expect, it } from "vitest";
import { type Announcement, emptyContext } from "../../src/index.ts";
import {
  characteristicsAsEntering,
  copiableValues,
  faceUpFace,
  printedFace,
} from "../../src/query/layers/index.ts";
import { board } from "../support/board.ts";
import { card, creature, keyword, self } from "../support/cards.ts";
import { bears, tarmogoyf } from "../support/real-cards.ts";

const fireIce: CardDefinition = {
  version: LANGUAGE_VERSION,
  name: "Fire // Ice",
  layout: "split",
  faces: [
    { name: "Fire", manaCost: ["1", "R"], types: ["instant"] },
    { name: "Ice", manaCost: ["1", "U"], types: ["instant"] },
  ],
};

const delver: CardDefinition = {
  version: LANGUAGE_VERSION,
  name: "Delver of Secrets // Insectile Aberration",
  layout: "transform",
  faces: [
    { name: "Delver of Secrets", manaCost: ["U"], types: ["creature"], power: 1, toughness: 1 },
    {
      name: "Insectile Aberration",
      manaCost: null,
      colorIndicator: ["U"],
      types: ["creature"],
      power: 3,
      toughness: 2,
      abilities: [keyword("flying")],
    },
  ],
};

const flip: CardDefinition = {
  version: LANGUAGE_VERSION,
  name: "Akki Lavarunner // Tok-Tok, Volcano Born",
  layout: "flip",
  faces: [
    { name: "Akki Lavarunner", manaCost: ["3", "R"], types: ["creature"], power: 1, toughness: 1 },
    {
      name: "Tok-Tok, Volcano Born",
      manaCost: null,
      supertypes: ["legendary"],
      types: ["creature"],
      power: 2,
      toughness: 2,
    },
  ],
};

function announced(x: number): Announcement {
  return {
    source: null,
    ability: null,
    modes: [],
    context: { ...emptyContext(0, 0), x },
    via: null,
    castFrom: "hand",
    wasCast: true,
    manaSpent: {},
    paidOptions: [],
  };
}

describe("printed values", () => {
  it("mana value counts hybrid symbols by their largest part and X as 0 (CR 202.3)", () => {
    const odd = card("Odd", { types: ["instant"], manaCost: ["X", "2/W", "W/U", "G/P", "S", "C", "3"] });
    const on = board({ A: { hand: [odd] } });
    expect(on.values("Odd").manaValue).toBe(2 + 1 + 1 + 1 + 1 + 3);
    expect(on.values("Odd").colors).toEqual(["W", "U", "G"]);
  });

  it("X counts as chosen on the stack only (CR 202.3e)", () => {
    const fireball = card("Fireball", { types: ["sorcery"], manaCost: ["X", "R"] });
    const on = board({ A: { stack: [{ card: fireball, as: { announcement: announced(4) } }] } });
    expect(on.values("Fireball").manaValue).toBe(5);
  });

  it("a split card has both halves' values except on the stack (CR 709.4)", () => {
    const on = board({
      A: {
        hand: [fireIce],
        stack: [{ card: fireIce, called: "Ice cast", as: { face: 1 } }],
      },
    });
    expect(on.values("Fire // Ice")).toMatchObject({ manaValue: 4, colors: ["U", "R"] });
    expect(on.values("Ice cast")).toMatchObject({ name: "Ice", manaValue: 2, colors: ["U"] });
  });

  it("a back face has the front's mana value and its own color; a copy of it has none (CR 202.3b)", () => {
    const on = board({ A: { battlefield: [{ card: delver, as: { face: 1 } }, bears] } });
    const name = "Delver of Secrets // Insectile Aberration";
    expect(on.values(name)).toMatchObject({
      name: "Insectile Aberration",
      manaValue: 1,
      colors: ["U"],
      power: 3,
    });
    on.change("Grizzly Bears", { copied: copiableValues(on.state, on.object(name)) });
    expect(on.values("Grizzly Bears")).toMatchObject({ name: "Insectile Aberration", manaValue: 0 });
  });

  it("a flipped permanent keeps cost and color (CR 710.1c)", () => {
    const on = board({ A: { battlefield: [flip] } });
    const name = "Akki Lavarunner // Tok-Tok, Volcano Born";
    on.change(name, { status: { ...on.object(name).status, flipped: true } });
    expect(on.values(name)).toMatchObject({
      name: "Tok-Tok, Volcano Born",
      supertypes: ["legendary"],
      manaValue: 4,
      colors: ["R"],
    });
  });

  it("a card exiled face down has no characteristics (CR 406.3a), though it is known what it is", () => {
    const on = board({ A: { exile: [bears] } });
    const status = { ...on.object("Grizzly Bears").status, faceDown: "foretold" as const };
    on.change("Grizzly Bears", { status });
    expect(printedFace(on.state, on.object("Grizzly Bears"))).toMatchObject({ name: "", types: [] });
    expect(faceUpFace(on.state, on.object("Grizzly Bears")).name).toBe("Grizzly Bears");
  });

  it("a planeswalker's loyalty is the printed one (CR 306.5a)", () => {
    const on = board({ A: { hand: [card("Jace", { types: ["planeswalker"], loyalty: 3 })] } });
    expect(on.values("Jace").loyalty).toBe(3);
  });
});

describe("copies with exceptions (CR 707.9)", () => {
  it("take them into their copiable values", () => {
    const on = board({ A: { battlefield: [bears, creature("Clone", 0, 0), creature("Second", 0, 0)] } });
    const copied = copiableValues(on.state, on.object("Grizzly Bears"), [
      { kind: "types", mode: "add", types: ["artifact"] },
      { kind: "gainAbility", ability: keyword("flying") },
      { kind: "setName", name: "Bear Thing" },
      { kind: "colors", mode: "set", colors: [] },
    ]);
    on.change("Clone", { copied });
    on.change("Second", {
      copied: copiableValues(on.state, on.object("Clone"), [{ kind: "setPT", power: 7, toughness: 7 }]),
    });
    for (const name of ["Clone", "Second"]) {
      expect(on.values(name)).toMatchObject({
        name: "Bear Thing",
        types: ["creature", "artifact"],
        colors: [],
        manaValue: 2,
      });
      expect(on.keywords(name)).toEqual(["flying"]);
    }
    expect(on.pt("Clone")).toBe("2/2");
    expect(on.pt("Second")).toBe("7/7");
  });

  it("that give power and toughness don't copy the ability that defined them (CR 707.9d)", () => {
    const on = board({ A: { battlefield: [tarmogoyf, creature("Clone", 0, 0)], graveyard: [bears] } });
    on.change("Clone", {
      copied: copiableValues(on.state, on.object("Tarmogoyf"), [{ kind: "setPT", power: 7, toughness: 7 }]),
    });
    expect(on.pt("Clone")).toBe("7/7");
    expect(on.values("Clone").abilities).toEqual([]);
  });

  it("of a face-down creature are face-up 2/2s without a name (CR 707.2)", () => {
    const on = board({ A: { battlefield: [bears, creature("Clone", 0, 0)] } });
    on.change("Grizzly Bears", { status: { ...on.object("Grizzly Bears").status, faceDown: "morph" } });
    on.change("Clone", { copied: copiableValues(on.state, on.object("Grizzly Bears")) });
    expect(on.values("Clone")).toMatchObject({
      name: "",
      manaCost: null,
      types: ["creature"],
      abilities: [],
    });
    expect(on.pt("Clone")).toBe("2/2");
  });
});

describe("characteristic-defining abilities (CR 604.3)", () => {
  it("work in every zone and on what is about to enter", () => {
    const hand = { kind: "cardsIn", zone: "hand", of: { kind: "you" } } as const;
    const maro = creature(
      "Maro",
      { star: 0 },
      { star: 0 },
      {
        abilities: [self({ kind: "setPT", power: hand, toughness: hand })],
      },
    );
    const on = board({
      A: { hand: [maro, bears], battlefield: [{ card: maro, called: "in play" }] },
      B: { graveyard: [{ card: maro, called: "dead" }] },
    });
    expect(on.pt("Maro")).toBe("2/2");
    expect(on.pt("in play")).toBe("2/2");
    expect(on.pt("dead")).toBe("0/0");
    expect(characteristicsAsEntering(on.state, on.object("dead")).power).toBe(0);
    on.put({ card: bears, called: "third" }, 0, "hand");
    expect(on.pt("in play")).toBe("3/3");
  });
});
