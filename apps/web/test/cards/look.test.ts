import type { CardView, FaceView } from "@spellroom/protocol";
import { describe, expect, it } from "vitest";
import { abilityText, modeText, printedLook } from "../../src/cards/look.ts";
import { objectLook } from "../../src/cards/object-look.ts";
import cards from "../../src/dev/cards.json" with { type: "json" };
import { creature, object } from "../../src/dev/make.ts";

const views: Readonly<Record<string, CardView>> = cards;

function face(name: string): FaceView {
  const found = views[name]?.faces[0];
  if (found === undefined) throw new Error(`there is no ${name}`);
  return found;
}

const names = { unknown: "face-down card", unloaded: "loading card" };
const plain = { marks: [], names } as const;

describe("a printed card", () => {
  it("looks as its definition says, its text printed from it", () => {
    expect(printedLook(face("Serra Angel"))).toMatchObject({
      name: "Serra Angel",
      manaCost: ["3", "W", "W"],
      colors: ["W"],
      types: ["Creature"],
      subtypes: ["Angel"],
      keywords: ["flying", "vigilance"],
      power: "4",
      toughness: "4",
      text: ["Flying, vigilance"],
    });
  });

  it("has the colors of its indicator where it has no cost", () => {
    expect(printedLook(face("Goblin")).colors).toEqual(["R"]);
  });

  it("is made once", () => {
    const forest = face("Forest");
    expect(printedLook(forest)).toBe(printedLook(forest));
  });

  it.each(Object.keys(views))("%s can be shown", (name) => {
    const look = printedLook(face(name));
    expect(look.name).toBe(name);
    expect(look.types.length).toBeGreaterThan(0);
  });
});

describe("texts", () => {
  it("of one ability are found by its key", () => {
    expect(abilityText(face("Guttersnipe"), "p0")).toContain("instant or sorcery");
    expect(abilityText(face("Guttersnipe"), "other")).toBeNull();
    expect(abilityText(undefined, "p0")).toBeNull();
  });

  it("of modes are found by their number", () => {
    expect(modeText(face("Boros Charm"), null, 0)).toContain("4 damage");
    expect(modeText(face("Boros Charm"), null, 2)).toContain("double strike");
    expect(modeText(face("Opt"), null, 0)).toBeNull();
  });
});

describe("an object on the table", () => {
  it("shows its current strength, and whether that is more than printed", () => {
    const look = objectLook(creature("a", "Serra Angel", [6, 6]), face("Serra Angel"), plain);
    expect(look).toMatchObject({ power: "6", toughness: "6", state: { strength: "raised" } });
  });

  it("shows what it has become", () => {
    const changed = {
      name: "Stone",
      colors: ["G"],
      typeLine: ["legendary", "artifact", "Golem"],
      keywords: ["firstStrike"],
      losesAbilities: true,
    } as const;
    const look = objectLook(object("a", "Serra Angel", { changed }), face("Serra Angel"), plain);
    expect(look).toMatchObject({
      name: "Stone",
      colors: ["G"],
      supertypes: ["Legendary"],
      types: ["Artifact"],
      subtypes: ["Golem"],
      keywords: ["first strike"],
      text: [],
    });
    expect(look.power).toBeUndefined();
  });

  it("says what it does, and what may be done with it", () => {
    const attacker = creature("a", "Goblin", [1, 1], {
      tapped: true,
      attacking: { seat: 1 },
      counters: { "-1/-1": 1, loyalty: 3 },
      damage: 1,
    });
    const look = objectLook(attacker, face("Goblin"), { ...plain, marks: ["targetable"], count: 3 });
    expect(look.state).toMatchObject({
      marks: ["tapped", "attacking", "targetable"],
      counters: [{ kind: "−1/−1", count: 1 }],
      damage: 1,
      count: 3,
    });
  });

  it("has a level where it is a Class that has gained one, and no counter for that", () => {
    const [plainClass, leveled] = [null, 2].map((level) =>
      objectLook(object("c", "Wizard Class", { level }), undefined, plain),
    );
    expect(leveled?.state).toMatchObject({ level: 2 });
    expect([leveled?.state?.counters, plainClass?.state?.level]).toEqual([undefined, undefined]);
  });

  it("is nothing but a name while face down", () => {
    const look = objectLook(creature("a", "Opt", [2, 2], { card: null, faceDown: true }), undefined, plain);
    expect(look).toMatchObject({ name: "face-down card", power: "2", toughness: "2", types: [] });
  });
});
