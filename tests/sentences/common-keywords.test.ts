import type { CardDefinition, Effect, KeywordName } from "@spellroom/card-language";
import { visitCard } from "@spellroom/card-language";
import { type CorpusCard, compileCard } from "@spellroom/oracle";
import { whatLacks } from "@spellroom/rules";
import { describe, expect, it } from "vitest";

/**
 * Keyword abilities (CR 702) that occur on at least 40 of 19,363 cards, counted in their texts without reminder text: rule,
 * cards, and a line that has the ability.
 */
const ABILITIES: readonly (readonly [KeywordName, rule: string, cards: number, line: string])[] = [
  ["deathtouch", "702.2", 269, "Deathtouch"],
  ["defender", "702.3", 236, "Defender"],
  ["doubleStrike", "702.4", 155, "Double strike"],
  ["enchant", "702.5", 851, "Enchant creature"],
  ["equip", "702.6", 340, "Equip {2}"],
  ["firstStrike", "702.7", 483, "First strike"],
  ["flash", "702.8", 352, "Flash"],
  ["flying", "702.9", 2514, "Flying"],
  ["haste", "702.10", 703, "Haste"],
  ["hexproof", "702.11", 165, "Hexproof"],
  ["indestructible", "702.12", 244, "Indestructible"],
  ["landwalk", "702.14", 160, "Swampwalk"],
  ["lifelink", "702.15", 307, "Lifelink"],
  ["protection", "702.16", 242, "Protection from red"],
  ["reach", "702.17", 295, "Reach"],
  ["shroud", "702.18", 81, "Shroud"],
  ["trample", "702.19", 849, "Trample"],
  ["vigilance", "702.20", 522, "Vigilance"],
  ["ward", "702.21", 84, "Ward {2}"],
  ["cumulativeUpkeep", "702.24", 60, "Cumulative upkeep {1}"],
  ["shadow", "702.28", 48, "Shadow"],
  ["cycling", "702.29", 183, "Cycling {2}"],
  ["echo", "702.30", 42, "Echo {2}{G}"],
  ["kicker", "702.33", 109, "Kicker {4}"],
  ["flashback", "702.34", 143, "Flashback {3}{R}"],
  ["madness", "702.35", 46, "Madness {R}"],
  ["fear", "702.36", 69, "Fear"],
  ["morph", "702.37", 123, "Morph {1}{U}"],
  ["storm", "702.40", 44, "Storm"],
  ["affinity", "702.41", 43, "Affinity for artifacts"],
  ["convoke", "702.51", 69, "Convoke"],
  ["suspend", "702.62", 48, "Suspend 4—{U}"],
  ["changeling", "702.73", 43, "Changeling"],
  ["infect", "702.90", 52, "Infect"],
  ["prowess", "702.108", 60, "Prowess"],
  ["menace", "702.111", 237, "Menace"],
  ["devoid", "702.114", 71, "Devoid"],
  ["crew", "702.122", 88, "Crew 3"],
];

/** Keyword actions (CR 701) that as many cards ask for: rule, cards, a text with the action, and what it is read as. */
const ACTIONS: readonly (readonly [string, rule: string, cards: number, text: string, as: Effect["kind"]])[] =
  [
    ["attach", "701.3", 226, "Attach target Equipment you control to target creature you control.", "attach"],
    [
      "cast",
      "701.4",
      1798,
      "Exile target card from your graveyard. You may cast that card without paying its mana cost.",
      "castNow",
    ],
    ["counter", "701.5", 2288, "Counter target spell.", "counter"],
    ["create", "701.6", 1611, "Create a 1/1 white Soldier creature token.", "createToken"],
    ["destroy", "701.7", 1150, "Destroy target creature.", "destroy"],
    ["discard", "701.8", 1014, "Target player discards two cards.", "discard"],
    [
      "double",
      "701.9",
      50,
      "Double the number of +1/+1 counters on target creature you control.",
      "multiplyCounters",
    ],
    ["exile", "701.11", 1322, "Exile target creature.", "exile"],
    ["fight", "701.12", 63, "Target creature you control fights target creature you don't control.", "fight"],
    ["mill", "701.13", 126, "Target player mills three cards.", "mill"],
    [
      "play",
      "701.14",
      213,
      "Exile the top card of your library. Until end of turn, you may play that card.",
      "mayPlay",
    ],
    ["regenerate", "701.15", 350, "Regenerate target creature.", "regenerate"],
    [
      "reveal",
      "701.16",
      738,
      "Target opponent reveals their hand. You choose a creature card from it. That player discards that card.",
      "reveal",
    ],
    ["sacrifice", "701.17", 2099, "Target player sacrifices a creature.", "sacrifice"],
    ["scry", "701.18", 209, "Scry 2.", "scry"],
    [
      "search",
      "701.19",
      578,
      "Search your library for a creature card, reveal it, put it into your hand, then shuffle.",
      "search",
    ],
    ["shuffle", "701.20", 709, "Shuffle your library.", "shuffle"],
    ["tap", "701.21", 635, "Tap target creature.", "tap"],
    ["untap", "701.21", 667, "Untap target creature.", "untap"],
    ["manifest", "701.34", 42, "Manifest the top card of your library.", "keywordAction"],
    ["investigate", "701.36", 58, "Investigate.", "keywordAction"],
    ["surveil", "701.42", 131, "Surveil 2.", "surveil"],
  ];

/** Reads a card, and makes sure that the engine can play it. */
function playable(card: Partial<CorpusCard> & { readonly text: string }): CardDefinition {
  const result = compileCard({ name: "Specimen", manaCost: "{1}{R}", ...card });
  if (result.status !== "complete") throw new Error(`not read: ${JSON.stringify(result)}`);
  expect(whatLacks(result.definition)).toEqual([]);
  return result.definition;
}

const TYPES: Partial<Record<KeywordName, string>> = {
  enchant: "Enchantment — Aura",
  equip: "Artifact — Equipment",
  crew: "Artifact — Vehicle",
  storm: "Sorcery",
  flashback: "Sorcery",
};

describe("a keyword on 40 cards or more can be read and played", () => {
  it.each(ABILITIES)("the ability %s (CR %s, %i cards)", (keyword, _rule, cards, line) => {
    const typeLine = TYPES[keyword] ?? "Creature — Bear";
    const body = typeLine === "Sorcery" ? "\nDraw a card." : "";
    const size = /Creature|Vehicle/.test(typeLine) ? { power: "2", toughness: "2" } : {};
    const definition = playable({ typeLine, text: line + body, ...size });
    const found: KeywordName[] = [];
    visitCard(definition, {
      KeywordAbility: (ability) => {
        found.push(ability.keyword);
      },
    });
    expect(cards).toBeGreaterThanOrEqual(40);
    expect(found).toContain(keyword);
  });

  it.each(ACTIONS)("the action %s (CR %s, %i cards)", (_action, _rule, cards, text, as) => {
    const found: string[] = [];
    visitCard(playable({ typeLine: "Sorcery", text }), {
      Effect: ({ kind }) => {
        found.push(kind);
      },
    });
    expect(cards).toBeGreaterThanOrEqual(40);
    expect(found).toContain(as);
  });

  it("the action transform (CR 701.28, 148 cards)", () => {
    const front = { name: "Cub", manaCost: "{G}", typeLine: "Creature — Bear", power: "1", toughness: "1" };
    const definition = playable({
      name: "Cub // Old Bear",
      layout: "transform",
      typeLine: "Creature — Bear",
      text: "",
      faces: [
        { ...front, text: "{3}{G}: Transform this creature." },
        { ...front, name: "Old Bear", manaCost: "", text: "" },
      ],
    });
    expect(definition.faces).toHaveLength(2);
  });

  it("the action activate (CR 701.2, 745 cards)", () => {
    const text = "{T}: Draw a card. Activate only as a sorcery.";
    expect(playable({ typeLine: "Artifact", text }).faces[0].abilities).toMatchObject([
      { kind: "activated", limits: { timing: "sorcery" } },
    ]);
  });
});
