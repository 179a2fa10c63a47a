import type { Ability } from "@spellroom/card-language";

/** A word that changes meaning, and what must be in the tree where it stands in the text. */
interface Marker {
  readonly word: string;
  readonly pattern: RegExp;
  /** Any of these in the tree's JSON is a trace. */
  readonly traces: readonly string[];
}

function kinds(...names: readonly string[]): readonly string[] {
  return names.map((name) => `"kind":"${name}"`);
}

/**
 * The words that must leave a trace (a reading that lost one would still be wrong if the printer put it back from
 * somewhere else). Phrases in which they mean something else are taken out first.
 */
const MARKERS: readonly Marker[] = [
  {
    word: "if",
    pattern: /(?<!top card of your library )\bif\b(?! able)/i,
    traces: [
      '"ordinal":',
      '"notMana":true',
      ...kinds("if"),
      '"condition":',
      '"then":',
      '"otherwise":',
      '"ifMost":',
      '"unless":',
      '"instead":',
      '"limits":',
      '"ifDefenderControls":',
      '"targeting":',
      '"thenExile":',
      '"copies":',
      '"win":',
      '"lose":',
      ...kinds(
        "redirectMove",
        "instead",
        "preventDamage",
        "changeDamage",
        "changeDraw",
        "changeMana",
        "extraTriggers",
      ),
      ...kinds("regenerates"),
      '"with":{"control":',
      ...kinds(
        "changeCounters",
        "changeTokens",
        "changeLifeGain",
        "unless",
        "beginsOnBattlefield",
        "thisAbility",
      ),
      '"to":{"zone"',
      '"additional":',
      '"sacrificed":true',
    ],
  },
  {
    word: "unless",
    pattern: /\bunless\b/i,
    traces: [
      '"condition":{"kind":"not"',
      '"notMana":true',
      '"otherwise":',
      ...kinds("unless"),
      '"unless":',
      '"unlessDefenderControls":',
      '"unlessCost":',
      '"exceptMana":',
      '"onlyNonMana":',
      '"notMana":',
      '"condition":',
      ...kinds("attackTax"),
    ],
  },
  {
    word: "may",
    pattern: /\bmay\b/i,
    traces: [
      ...kinds(
        "may",
        "anyPlayerMay",
        "mayPlay",
        "mayNotUntap",
        "mayPlayFrom",
        "mayCastAsThoughFlash",
        "lookAtTop",
        "beginsOnBattlefield",
        "additionalLands",
        "alternativeCost",
        "additionalCost",
        "assignsDamageAsThoughUnblocked",
        "spendManaAsAnyColor",
      ),
      '"optional":true',
      '"instead":[',
      '"action":"exertAsItAttacks"',
      '"payLife":',
      '"reveal":',
      '"newTargets":"may"',
      '"repeat":true',
      '"alternative":',
      '"who":{"kind":"allPlayers"}',
      '"limits":{"who":{"kind":"opponents"}',
    ],
  },
  {
    word: "instead",
    pattern: /\binstead\b/i,
    traces: [
      ...kinds("damageLeavesLife"),
      '"instead":',
      '"alternative":',
      '"with":{"control":',
      '"thenExile":',
      ...kinds(
        "redirectMove",
        "instead",
        "changeDamage",
        "changeDraw",
        "changeMana",
        "changeCounters",
        "changeTokens",
        "changeLifeGain",
        "redirectDamage",
      ),
      '"to":{"zone"',
    ],
  },
  {
    word: "other",
    pattern:
      /\b(?:(?<!\bthe |\bfight each )other|other(?! creature\b)(?<!\bfight each other)|another)\b(?! types| colors| costs| land types| creature types| cards| than yours| than (?:a |an )?[a-z ]+ cards?\b)/i,
    traces: [
      ...kinds(
        "wasCast",
        "other",
        "otherThan",
        "rest",
        "otherPlayers",
        "paired",
        "separatePiles",
        "mostLife",
      ),
      '"otherThan":',
      '"other":true',
      '"each":{"of":',
      '"fromNot":',
      '"sameController":true',
      '"bandsWithOther"',
    ],
  },
  {
    word: "the other creature",
    pattern: /\bthe other creature\b/i,
    traces: [
      ...kinds("otherThan", "rest"),
      ...["recipient", "opposed", "attacker", "blocker"].map((role) => `"role":"${role}"`),
    ],
  },
  { word: "for the first time", pattern: /\bfor the first time\b/i, traces: ['"firstEachTurn":true'] },
  { word: "of your choice", pattern: /\bsource of your choice\b/i, traces: ['"chosenSource":true'] },
  {
    word: "up to",
    pattern: /\bup to\b/i,
    traces: ['"min":0', '"upTo":true', ...kinds("activationCostChange", "costChange"), '"copies":'],
  },
  {
    word: "for each",
    pattern: /\bfor each\b/i,
    traces: [
      '"amount":{"kind":"event"}',
      '"power":{"kind":"event"}',
      '"each":{"of":',
      'Votes"}',
      '"name":"removed',
      ...kinds(
        "count",
        "repeated",
        "countPlayers",
        "counters",
        "cardsIn",
        "timesKicked",
        "commanderCasts",
        "devotion",
        "distinct",
        "party",
        "happened",
        "playerCounters",
      ),
      ...kinds(
        "forEach",
        "forEachPlayer",
        "attackTax",
        "countRef",
        "colorsSpent",
        "targetsBeyondFirst",
        "eachColorAmong",
      ),
    ],
  },
  {
    word: "where X is",
    pattern: /\bwhere X is\b/i,
    traces: kinds(
      "count",
      "event",
      "countPlayers",
      "counters",
      "cardsIn",
      "timesKicked",
      "distinct",
      "party",
      "happened",
      "stat",
      "life",
      "extreme",
      "total",
      "devotion",
      "playerCounters",
      "sum",
      "difference",
      "half",
      "times",
      "bound",
      "countRef",
      "colorsSpent",
      "manaSpent",
    ),
  },
  {
    word: "this turn",
    pattern: /\bthis turn\b/i,
    traces: [
      '"endOfTurn"',
      '"thenExile":',
      "ThisTurn",
      '"thisTurn"',
      '"dealtDamageBy"',
      '"crewed"',
      '"fought"',
      ...kinds("dealtDamageTo", "blockedWith"),
      '"ordinal":',
    ],
  },
  {
    word: "until",
    pattern: /\buntil\b/i,
    traces: ['"duration":', '"until":', '"expires":', '"lasts":', ...kinds("revealUntil")],
  },
  {
    word: "except",
    pattern: /\bexcept\b(?! for\b)/i,
    traces: [
      '"exceptBy":',
      '"kind":"not"',
      '"exceptByAtLeast":',
      '"except":',
      '"exceptFirstInDrawStep":',
      '"exceptMana":',
      '"optional":true,"counters":',
      '"during":"notOwnTurn"',
    ],
  },
  { word: "except for", pattern: /\bexcept for\b/i, traces: kinds("not", "otherThan") },
  { word: "the top card if", pattern: /top card of your library if\b/i, traces: ['"topOnly":true'] },
  { word: "nontoken", pattern: /\bnontoken\b/i, traces: ['"not","of":{"kind":"token"'] },
  { word: "at random", pattern: /\bat random\b/i, traces: ['"random":true'] },
  { word: "random order", pattern: /\brandom order\b/i, traces: ['"bottomRandom"'] },
  {
    word: "tapped",
    pattern: /\btapped\b/i,
    traces: [
      '"tapped"',
      '"tappedFish"',
      '"whileSourceTapped"',
      '"whileYouControlSourceTapped"',
      '"tapped":true',
      ...kinds("taps"),
    ],
  },
  {
    word: "without",
    pattern: /\bwithout\b/i,
    traces: ['"kind":"not"', '"withoutPaying"', '"withoutTap"', '"toNot":'],
  },
  { word: "twice", pattern: /\btwice\b/i, traces: ['"factor":2', '"amount":2', '"timesEachTurn":2'] },
  {
    word: "only",
    pattern: /\bonly\b/i,
    traces: [
      '"limits":',
      '"only":true',
      ...kinds("castLimit", "canBlockOnly"),
      '"timesEachTurn":',
      '"timesEver":',
      '"onceEachTurn":',
      '"onlyWhenSorcery":',
      '"spendOnlyOn":',
      '"during":',
    ],
  },
];

/** The marker words of a text that left no trace in what was read. */
export function swallowedWords(printed: string, abilities: readonly Ability[]): readonly string[] {
  const [first] = abilities;
  const word = first !== undefined && "word" in first ? first.word : undefined;
  const text = word === undefined ? printed : printed.replace(`${word} — `, "");
  const tree = JSON.stringify(abilities);
  return MARKERS.filter(
    ({ pattern, traces }) => pattern.test(text) && !traces.some((trace) => tree.includes(trace)),
  ).map(({ word }) => word);
}
