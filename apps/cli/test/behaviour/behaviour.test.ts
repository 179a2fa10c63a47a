import { type CardDefinition, LANGUAGE_VERSION, parseCardText } from "@spellroom/card-language";
import { loadPool } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { type CardCheck, checkCard } from "../../src/behaviour/check-card.ts";
import { seededChance } from "../../src/game/chance.ts";

const SEED = 20261120;

function real(name: string): CardDefinition {
  const card = loadPool().byName(name);
  if (!card) throw new Error(`no ${name} in the pool`);
  return card;
}

function sample(count: number): readonly CardDefinition[] {
  const chance = seededChance(SEED);
  const ranked = loadPool().all.map((card) => ({ card, rank: chance() }));
  return ranked
    .sort((one, other) => one.rank - other.rank)
    .slice(0, count)
    .map(({ card }) => card);
}

/** The same card with every number of its effects one higher: an engine that does more than the text says would play it so. */
function exaggerated(card: CardDefinition): CardDefinition {
  const more = JSON.stringify(card).replace(
    /"(amount|power)":(\d)/g,
    (_, key, value) => `"${key}":${Number(value) + 1}`,
  );
  const read = parseCardText(more);
  if (!read.ok) throw new Error(`${card.name} can't be exaggerated`);
  return read.value;
}

describe("cards played by themselves", () => {
  const checks: readonly CardCheck[] = sample(40).map((card) => checkCard(card, SEED));

  it(`do what their text lets one expect (seed ${SEED})`, () => {
    const wrong = checks.filter(({ differences, faults }) => differences.length > 0 || faults.length > 0);
    expect(wrong.map(({ name, differences, faults }) => ({ name, differences, faults }))).toEqual([]);
  });

  it("are compared for the most part, not only played", () => {
    const compared = checks.filter(({ foreseen, outside }) => foreseen > 0 && outside === null);
    expect(compared.length).toBeGreaterThan(checks.length / 2);
  });
});

describe("the expectation", () => {
  it.each([
    ["draws", "Divination"],
    ["deals", "Lightning Strike"],
    ["creates", "Raise the Alarm"],
    ["changes", "Giant Growth"],
    ["mills", "Tome Scour"],
  ])("notices a spell that %s one more than its text says", (_, name) => {
    const card = real(name);
    expect(checkCard(card, SEED)).toMatchObject({ differences: [], faults: [] });
    expect(checkCard(exaggerated(card), SEED, card).differences).not.toEqual([]);
  });
});

describe("what a text offers", () => {
  it("has been offered in its play", () => {
    expect(checkCard(real("Prodigal Sorcerer"), SEED).faults).toEqual([]);
  });

  it("is missed where the game never offers an ability", () => {
    const card = real("Azure Mage");
    const [front] = card.faces;
    const { abilities: _, ...silent } = front;
    const { faults } = checkCard({ ...card, faces: [silent] }, SEED, card);
    expect(faults).toEqual([expect.stringMatching(/^never offered: \{3\}\{U\}/)]);
  });

  it("is missed where the game never lets the card be cast", () => {
    const card = real("Divination");
    const unpayable = { ...card, faces: [{ ...card.faces[0], manaCost: null }] } as const;
    expect(checkCard(unpayable, SEED, card).faults).toEqual(["never offered: Divination"]);
  });
});

describe("an Omen", () => {
  const draw = { kind: "draw", who: { kind: "you" }, amount: 1 } as const;
  const dragon: CardDefinition = {
    version: LANGUAGE_VERSION,
    name: "Prop Dragon // Prop Portent",
    layout: "adventure",
    faces: [
      { name: "Prop Dragon", manaCost: ["2", "R"], types: ["creature"], power: 3, toughness: 3 },
      {
        name: "Prop Portent",
        manaCost: ["U"],
        types: ["sorcery"],
        subtypes: ["Omen"],
        abilities: [{ kind: "spell", body: { kind: "plain", effects: [draw] } }],
      },
    ],
  };

  it("is expected in its owner's library, not in exile like an Adventure", () => {
    expect(checkCard(dragon, SEED)).toMatchObject({ differences: [], faults: [] });
    const adventure = JSON.parse(JSON.stringify(dragon).replace('"Omen"', '"Adventure"'));
    expect(checkCard(dragon, SEED, adventure).differences).not.toEqual([]);
  });
});
