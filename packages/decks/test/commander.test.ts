import type { CardDefinition, KeywordAbility, SimpleKeyword } from "@spellroom/card-language";
import { loadFormats, loadPool } from "@spellroom/cards";
import { describe, expect, it } from "vitest";
import { arePartners, canBeCommander } from "../src/commander-cards.ts";
import {
  buildDeck,
  checkDeck,
  DECK_FORMATS,
  describeDeckIssue,
  type Format,
  parseDeck,
  readDeckList,
  resolveDeck,
  writeDeck,
} from "../src/index.ts";
import { constructed } from "./support.ts";

const format = loadFormats().get("commander");

/** Everything that the commander format has against a list of cards of the pool. */
function issues(...lines: readonly string[]): readonly string[] {
  if (format === undefined) throw new Error("there is no commander format");
  const parsed = parseDeck(lines.join("\n"), "text");
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  const resolved = resolveDeck(parsed.value, loadPool());
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.error));
  const checked = checkDeck(resolved.value, format);
  return checked.ok ? [] : checked.error.map(describeDeckIssue);
}

const TOLSIMIR = ["Commander", "1 Tolsimir Wolfblood", "", "Deck"];

describe("a list with its commander", () => {
  const deck = readDeckList(
    "Commander\n1 Tolsimir Wolfblood\n\nDeck\n1 Grizzly Bears\n98 Forest",
    loadPool(),
  );

  it.each(DECK_FORMATS)("is the same one when it was written and read again as %s", (written) => {
    if (!deck.ok) throw new Error("it can be read");
    const again = readDeckList(writeDeck(deck.value, written), loadPool());
    const sections = again.ok ? again.value.entries.map(({ section, name }) => `${section} ${name}`) : [];
    expect(sections.toSorted()).toEqual([
      "commander Tolsimir Wolfblood",
      "main Forest",
      "main Grizzly Bears",
    ]);
  });

  it.each([
    "SB: 1 Grizzly Bears\n99 Forest",
    "SB: 1 Tolsimir Wolfblood\n60 Forest",
    "SB: 3 Tolsimir Wolfblood\n97 Forest",
    "SB: 2 Tolsimir Wolfblood\n98 Forest",
  ])("is not made of any other sideboard: %j", (list) => {
    const read = readDeckList(list, loadPool());
    expect(read.ok && read.value.entries.map(({ section }) => section)).toEqual(["sideboard", "main"]);
  });
});

describe("a list with its commanders in the sideboard", () => {
  const built = (list: string) => {
    if (format === undefined) throw new Error("there is no commander format");
    const deck = buildDeck(format, { list }, { cards: loadPool(), allows: () => true });
    return deck.ok
      ? { main: deck.cards.length, commanders: deck.commanders.map(({ name }) => name) }
      : deck.message;
  };

  it("is played with them as it is read", () => {
    expect(built("99 Forest\nSB: 1 Tolsimir Wolfblood")).toEqual({
      main: 99,
      commanders: ["Tolsimir Wolfblood"],
    });
    expect(built("99 Forest\nSB: 1 Grizzly Bears")).toMatch(/needs a commander/);
  });

  it("has them still in the sideboard in a format without commanders", () => {
    const freeform = { ...constructed, sideboard: { maximum: 15 } };
    const read = readDeckList("99 Forest\nSB: 1 Tolsimir Wolfblood", loadPool());
    if (!read.ok || format === undefined) throw new Error("it can be read");
    const sections = (entries: readonly { section: string }[]) => entries.map(({ section }) => section);
    expect(sections(read.value.entries)).toEqual(["main", "commander"]);
    expect(sections(read.value.listed)).toEqual(["main", "sideboard"]);
    const resolved = resolveDeck({ kind: "parsed", entries: read.value.listed }, loadPool());
    if (!resolved.ok) throw new Error("its cards exist");
    expect(checkDeck(resolved.value, freeform)).toMatchObject({
      ok: true,
      value: { sideboard: [{ count: 1 }], commander: [] },
    });
    expect(checkDeck(resolved.value, format)).toMatchObject({
      ok: true,
      value: { sideboard: [], commander: [{ count: 1 }] },
    });
  });

  it("has them where a further format has commanders in decks of its size", () => {
    if (format === undefined) throw new Error("there is no commander format");
    const small = { ...format, id: "small", deck: { minimum: 60, maximum: 60 } };
    const sections = (...formats: readonly Format[]) => {
      const read = readDeckList("59 Forest\nSB: 1 Tolsimir Wolfblood", loadPool(), undefined, formats);
      return read.ok ? read.value.entries.map(({ section }) => section) : [];
    };
    expect(sections(format, small)).toEqual(["main", "commander"]);
    expect(sections(format)).toEqual(["main", "sideboard"]);
  });

  it("has two only if they are partners (CR 702.124b)", () => {
    const sections = (list: string) => {
      const read = readDeckList(list, loadPool());
      return read.ok ? read.value.entries.map(({ section }) => section) : [];
    };
    expect(sections("SB: 1 Tolsimir Wolfblood\nSB: 1 Isamaru, Hound of Konda\n98 Plains")).toEqual([
      "sideboard",
      "sideboard",
      "main",
    ]);
    expect(sections("SB: 1 Ikra Shidiqi, the Usurper\nSB: 1 Bruse Tarl, Boorish Herder\n98 Plains")).toEqual([
      "commander",
      "commander",
      "main",
    ]);
  });
});

describe("a commander deck", () => {
  it("has a hundred cards with its commander (CR 903.5a)", () => {
    expect(issues(...TOLSIMIR, "99 Forest")).toEqual([]);
    expect(issues(...TOLSIMIR, "100 Forest")).toEqual(["The deck has 101 cards; it may have at most 100."]);
    expect(issues(...TOLSIMIR, "98 Forest")).toEqual(["The deck has 99 cards; it needs at least 100."]);
  });

  it("needs a legendary creature as its commander (CR 903.3)", () => {
    expect(issues("100 Forest")).toEqual(["The deck needs a commander."]);
    expect(issues("Commander", "1 Grizzly Bears", "", "Deck", "99 Forest")).toEqual([
      "Grizzly Bears can't be a commander; only legendary creatures can.",
    ]);
  });

  it("may have a commander that says of itself that it can be one (CR 903.3)", () => {
    const planeswalker: CardDefinition = {
      version: 1,
      name: "Elder of Words",
      layout: "normal",
      faces: [
        {
          name: "Elder of Words",
          manaCost: null,
          types: ["planeswalker"],
          supertypes: ["legendary"],
          loyalty: 3,
          abilities: [{ kind: "deckLimit", commander: true }],
        },
      ],
    };
    const [face] = planeswalker.faces;
    expect(canBeCommander(planeswalker)).toBe(true);
    expect(canBeCommander({ ...planeswalker, faces: [{ ...face, abilities: [] }] })).toBe(false);
  });

  it("has no two cards of one name, the commander among them (CR 903.5b)", () => {
    expect(issues(...TOLSIMIR, "1 Tolsimir Wolfblood", "98 Forest")).toEqual([
      "Tolsimir Wolfblood: 2 copies; at most 1 may be in deck and sideboard.",
    ]);
  });

  it.each([
    ["a card of another color", "Lightning Bolt"],
    ["a land whose type makes another color", "Badlands"],
    ["a land that only names another color's mana in its text", "Dragonskull Summit"],
  ])("has no card outside its commander's color identity: %s (CR 903.4, 903.5c)", (_, name) => {
    expect(issues(...TOLSIMIR, `1 ${name}`, "98 Forest")).toEqual([
      `${name} has colors outside the commander's color identity (WG).`,
    ]);
  });

  it("may have cards of each color of its commander and of none", () => {
    expect(issues(...TOLSIMIR, "1 Serra Angel", "1 Llanowar Elves", "1 Mind Stone", "96 Forest")).toEqual([]);
  });

  it("has one commander, or two that are partners (CR 702.124)", () => {
    const two = ["Commander", "1 Tolsimir Wolfblood", "1 Isamaru, Hound of Konda", "", "Deck", "98 Plains"];
    expect(issues(...two)).toEqual([
      "Tolsimir Wolfblood and Isamaru, Hound of Konda can't be commanders together; they are not partners.",
    ]);
    expect(issues("Commander", "3 Tolsimir Wolfblood", "", "Deck", "97 Plains")).toEqual([
      "The deck has 3 commanders; it may have one, or two that are partners.",
      "Tolsimir Wolfblood: 3 copies; at most 1 may be in deck and sideboard.",
    ]);
  });
});

describe("two commanders", () => {
  const legend = (name: string, ...abilities: readonly KeywordAbility[]): CardDefinition => ({
    version: 1,
    name,
    layout: "normal",
    faces: [{ name, manaCost: [], supertypes: ["legendary"], types: ["creature"], abilities }],
  });
  const face = (card: CardDefinition, changes: Partial<CardDefinition["faces"][0]>): CardDefinition => ({
    ...card,
    faces: [{ ...card.faces[0], ...changes }],
  });
  const keyword = (name: SimpleKeyword): KeywordAbility => ({ kind: "keyword", keyword: name });
  const withName = (name: string): KeywordAbility => ({ kind: "keyword", keyword: "partnerWith", name });

  const partner = legend("Ada", keyword("partner"));
  const friend = legend("Bo", keyword("friendsForever"));
  const named = legend("Cy", withName("Di"));
  const back = legend("Di", withName("Cy"));
  const chooser = legend("Eli", keyword("chooseABackground"));
  const companion = legend("Fay", keyword("doctorsCompanion"));
  const background = face(legend("Born by the Sea"), { types: ["enchantment"], subtypes: ["Background"] });
  const doctor = face(legend("The Tenth"), { subtypes: ["Time Lord", "Doctor"] });

  it.each([
    ["both with partner (CR 702.124h)", partner, legend("Gil", keyword("partner")), true],
    ["partner and another ability (CR 702.124f)", partner, friend, false],
    ["each naming the other (CR 702.124i)", named, back, true],
    ["one naming the other", named, legend("Di", keyword("partner")), false],
    ["partner and partner with (CR 702.124f)", partner, named, false],
    ["both with friends forever (CR 702.124j)", friend, legend("Hal", keyword("friendsForever")), true],
    ["one who chooses a Background, and one (CR 702.124k)", chooser, background, true],
    ["a Background with anyone else (CR 702.124k)", partner, background, false],
    ["two who choose a Background", chooser, legend("Ivo", keyword("chooseABackground")), false],
    ["a Background that isn't legendary", chooser, face(background, { supertypes: [] }), false],
    ["a Doctor's companion and the Doctor (CR 702.124m)", companion, doctor, true],
    [
      "a Doctor's companion and a Doctor who is a Human, too",
      companion,
      face(doctor, { subtypes: ["Human", "Time Lord", "Doctor"] }),
      false,
    ],
    ["two who are not legendary", face(named, { supertypes: [] }), face(back, { supertypes: [] }), false],
  ])("%s", (_, one, other, expected) => {
    expect(arePartners(one, other)).toBe(expected);
    expect(arePartners(other, one)).toBe(expected);
  });

  it("may be a creature and the Background that it chooses, which is none alone (CR 702.124k)", () => {
    if (format === undefined) throw new Error("there is no commander format");
    const colorless = { ...format, commander: { colorIdentity: false } };
    const forest = loadPool().lookUp("Forest");
    if (forest === undefined) throw new Error("there is a Forest");
    const issuesOf = (...commanders: readonly CardDefinition[]) => {
      const checked = checkDeck(
        {
          kind: "resolved",
          main: [{ card: forest, count: 100 - commanders.length }],
          sideboard: [],
          commander: commanders.map((card) => ({ card, count: 1 })),
        },
        colorless,
      );
      return checked.ok ? [] : checked.error.map(({ kind }) => kind);
    };
    expect(issuesOf(chooser, background)).toEqual([]);
    expect(issuesOf(background)).toEqual(["notCommander"]);
    expect(issuesOf(partner, background)).toEqual(["notCommander", "notPartners"]);
  });
});
