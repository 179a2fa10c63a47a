import type { Ability, Amount, Duration, ObjectStatus } from "@spellroom/card-language";
import { contentsOf, field, fieldOfKind, fields, kinds, part, type Trace, words } from "./trace.ts";

/** A word that changes meaning, and what must be in the definition where it stands in the text. */
interface Marker {
  readonly word: string;
  readonly pattern: RegExp;
  /** Any of these will do. */
  readonly traces: readonly Trace[];
}

/** Replacement effects that a text words with "if ... would ..., ... instead". */
const WOULD_INSTEAD: Trace = kinds(
  "redirectMove",
  "instead",
  "changeDamage",
  "changeDraw",
  "changeMana",
  "changeCounters",
  "changeTokens",
  "changeLifeGain",
);

const UNDER_OTHER_CONTROL: Trace = part("EntersWith", ({ control }) => control !== undefined);
const ELSEWHERE: Trace = part("Destination", () => true);
/** As much or as large as the event was, where that isn't said of all that would have been dealt. */
const OF_EVENT: Trace = (found) =>
  [fieldOfKind("amount", "event"), fieldOfKind("power", "event")].some((isThere) => isThere(found)) &&
  NOT_OF_ALL(found);
const NOT_OF_ALL: Trace = part(
  "Amount",
  (one) => typeof one === "object" && one.kind === "event" && one.unreduced !== true,
);
const COPY_FOR_EACH: Trace = part("Effect", (one) => one.kind === "copySpell" && one.each !== undefined);
const CARDS_COPIED: Trace = part("Effect", (one) => one.kind === "castNow" && one.copies !== undefined);

/** "If you cast a spell this way, pay life equal to its mana value rather than pay its mana cost." */
const PLAYED_FOR_COST: Trace = part(
  "RuleEffect",
  (one) => one.kind === "mayPlayFrom" && one.act === "play" && typeof one.cost === "object",
);
/** "from anywhere other than their hands" */
const NOT_FROM_HAND: Trace = part(
  "RuleEffect",
  (one) => one.kind === "cantCast" && one.from?.includes("command") === true,
);

/**
 * The words that must leave a trace (a reading that lost one would still be wrong if the printer put it back from
 * somewhere else). Phrases in which they mean something else are taken out first.
 */
const MARKERS: readonly Marker[] = [
  {
    word: "if",
    pattern: /(?<!top card of your library )\bif\b(?! able)/i,
    traces: [
      fields("ordinal", "condition", "then", "otherwise", "ifMost", "unless", "instead", "limits"),
      fields("ifDefenderControls", "targeting", "thenExile", "copies", "win", "lose", "additional"),
      field("notMana", true),
      field("sacrificed", true),
      WOULD_INSTEAD,
      kinds("if", "unless", "preventDamage", "regenerates", "extraTriggers"),
      kinds("beginsOnBattlefield", "dayAsItEnters", "thisAbility"),
      UNDER_OTHER_CONTROL,
      ELSEWHERE,
      PLAYED_FOR_COST,
      part("Ability", (one) => one.kind === "triggered" && one.during?.kind === "compare"),
    ],
  },
  {
    word: "unless",
    pattern: /\bunless\b/i,
    traces: [
      fields("condition", "otherwise", "unless", "unlessDefenderControls", "unlessCost", "exceptMana"),
      fields("onlyNonMana", "notMana"),
      kinds("unless", "attackTax"),
    ],
  },
  {
    word: "may",
    pattern: /\bmay\b/i,
    traces: [
      kinds("may", "anyPlayerMay", "mayPlay", "mayNotUntap", "mayPlayFrom", "mayCastAsThoughFlash"),
      kinds("lookAtTop", "beginsOnBattlefield", "additionalLands", "alternativeCost", "additionalCost"),
      kinds("assignsDamageAsThoughUnblocked", "spendManaAsAnyColor", "changeDraw"),
      fields("payLife", "reveal", "alternative"),
      field("optional", true),
      field("repeat", true),
      field("newTargets", "may"),
      field("action", "exertAsItAttacks"),
      part("RuleEffect", (one) => one.kind === "activationCostChange" && one.instead !== undefined),
      fieldOfKind("who", "allPlayers"),
      part("ActivationLimits", ({ who }) => who?.kind === "opponents"),
    ],
  },
  {
    word: "instead",
    pattern: /\binstead\b/i,
    traces: [
      WOULD_INSTEAD,
      kinds("damageLeavesLife", "redirectDamage"),
      fields("instead", "alternative", "thenExile"),
      UNDER_OTHER_CONTROL,
      ELSEWHERE,
    ],
  },
  {
    word: "other",
    pattern:
      /\b(?:(?<!\bthe |\bfight each )other|other(?! creature\b)(?<!\bfight each other)|another(?! \S+ counter\b))\b(?! types| colors| costs| land types| creature types| cards| than yours| than (?:a |an )?[a-z ]+ cards?\b)/i,
    traces: [
      kinds("wasCast", "other", "otherThan", "rest", "paired", "separatePiles", "mostLife"),
      kinds("otherPlayers", "otherThanEventPlayer"),
      fields("otherThan", "fromNot"),
      field("other", true),
      field("sameController", true),
      NOT_FROM_HAND,
      field("keyword", "bandsWithOther"),
      COPY_FOR_EACH,
    ],
  },
  {
    word: "the other creature",
    pattern: /\bthe other creature\b/i,
    traces: [
      kinds("otherThan", "rest"),
      field("role", "recipient"),
      field("role", "opposed"),
      field("role", "attacker"),
      field("role", "blocker"),
    ],
  },
  { word: "for the first time", pattern: /\bfor the first time\b/i, traces: [field("firstEachTurn", true)] },
  {
    word: "of your choice",
    pattern: /\bsource of your choice\b/i,
    traces: [field("chosenSource", true)],
  },
  {
    word: "up to",
    pattern: /\bup to\b/i,
    traces: [
      field("min", 0),
      field("upTo", true),
      kinds("activationCostChange", "costChange"),
      fields("copies"),
    ],
  },
  {
    word: "for each",
    pattern: /\bfor each\b/i,
    traces: [
      OF_EVENT,
      COPY_FOR_EACH,
      CARDS_COPIED,
      part("Amount", isCountedByName),
      kinds("count", "repeated", "countPlayers", "counters", "cardsIn", "timesKicked", "commanderCasts"),
      kinds("devotion", "distinct", "party", "happened", "playerCounters", "forEach", "forEachPlayer"),
      kinds(
        "repeat",
        "attackTax",
        "countRef",
        "colorsSpent",
        "targetsBeyondFirst",
        "eachColorAmong",
        "numberOfTargets",
      ),
      fields("eachTarget"),
    ],
  },
  {
    word: "where X is",
    pattern: /\bwhere X is\b/i,
    traces: [
      kinds("count", "event", "countPlayers", "counters", "cardsIn", "timesKicked", "distinct", "party"),
      kinds("happened", "stat", "life", "extreme", "total", "devotion", "playerCounters", "sum"),
      kinds("difference", "half", "times", "bound", "countRef", "colorsSpent", "manaSpent"),
    ],
  },
  {
    word: "this turn",
    pattern: /\bthis turn\b/i,
    traces: [
      words<Duration>("endOfTurn"),
      words<ObjectStatus>("dealtDamageThisTurn", "hasDealtDamageThisTurn", "enteredThisTurn"),
      words<ObjectStatus>("attackedThisTurn", "blockedThisTurn", "wasBlockedThisTurn"),
      field("when", "thisTurn"),
      kinds("dealtDamageBy", "dealtDamageTo", "crewed", "fought", "blockedWith"),
      kinds("castThisTurn", "putThereThisTurn", "resolvedThisTurn", "activatedThisTurn"),
      fields("thenExile", "ordinal", "notChosenThisTurn", "moreThanEachTurn"),
    ],
  },
  {
    word: "until",
    pattern: /\buntil\b/i,
    traces: [
      fields("duration", "until", "expires", "lasts"),
      kinds("revealUntil"),
      field("action", "saddle"),
    ],
  },
  {
    word: "except",
    pattern: /\bexcept\b(?! for\b)/i,
    traces: [
      fields("exceptBy", "exceptByAtLeast", "except", "exceptFirstInDrawStep", "exceptMana"),
      kinds("not"),
      part("EntersWith", ({ copyOf }) => copyOf?.optional === true && copyOf.counters !== undefined),
      field("during", "notOwnTurn"),
    ],
  },
  { word: "except for", pattern: /\bexcept for\b/i, traces: [kinds("not", "otherThan")] },
  {
    word: "the top card if",
    pattern: /top card of your library if\b/i,
    traces: [field("topOnly", true)],
  },
  {
    word: "nontoken",
    pattern: /\bnontoken\b/i,
    traces: [part("Predicate", (one) => one.kind === "not" && one.of.kind === "token")],
  },
  { word: "at random", pattern: /\bat random\b/i, traces: [field("random", true)] },
  { word: "random order", pattern: /\brandom order\b/i, traces: [field("position", "bottomRandom")] },
  {
    word: "tapped",
    pattern: /\btapped\b/i,
    traces: [
      words<ObjectStatus>("tapped"),
      words<Duration>("whileSourceTapped", "whileYouControlSourceTapped"),
      fields("tapped"),
      field("what", "tappedFish"),
      kinds("taps"),
    ],
  },
  {
    word: "without",
    pattern: /\bwithout\b/i,
    traces: [kinds("not"), field("cost", "withoutPaying"), fields("withoutTap", "toNot")],
  },
  {
    word: "twice",
    pattern: /\btwice\b/i,
    traces: [field("factor", 2), field("amount", 2), field("timesEachTurn", 2)],
  },
  {
    word: "only",
    pattern: /\bonly\b/i,
    traces: [
      fields("limits", "timesEachTurn", "timesEver", "onceEachTurn", "onlyWhenSorcery", "spendOnlyOn"),
      fields("during"),
      field("only", true),
      kinds("castLimit", "canBlockOnly"),
    ],
  },
];

/** "For each time vote", "for each counter removed this way": how often, under a name that says so. */
function isCountedByName(amount: Amount): boolean {
  if (typeof amount === "number" || amount.kind !== "bound") return false;
  return amount.name.endsWith("Votes") || /^(removed|drawn)/.test(amount.name);
}

/** The marker words of a text that left no trace in what was read. */
export function swallowedWords(printed: string, abilities: readonly Ability[]): readonly string[] {
  const [first] = abilities;
  const word = first !== undefined && "word" in first ? first.word : undefined;
  const text = word === undefined ? printed : printed.replace(`${word} — `, "");
  const asked = MARKERS.filter(({ pattern }) => pattern.test(text));
  if (asked.length === 0) return [];
  const found = contentsOf(abilities);
  return asked.filter(({ traces }) => !traces.some((trace) => trace(found))).map(({ word }) => word);
}
