import {
  type Amount,
  COLOR_WORDS,
  COLORS,
  type Color,
  type Comparison,
  type Condition,
  DUNGEONS,
  isEachPlayer,
  type ManaCost,
  type ObjectRef,
  type PlayerRef,
} from "@spellroom/card-language";
import { either, listed, map, type Parser, token } from "../../parse/parser.ts";
import { g, phrase, rule } from "../../parse/template.ts";
import type { Scope, Sem } from "../../scope.ts";
import { Unresolved } from "../../unresolved.ts";
import { nounPhrase, objectRef, playerPossessive, playerRef } from "../forward.ts";
import { manaRun, manaToken } from "../mana.ts";
import { properName } from "../name.ts";
import { comparison } from "../noun/post.ts";
import { digits, numberWord } from "../numbers.ts";
import { placed } from "../reference/selection.ts";
import { statWord } from "../vocabulary.ts";
import { amountX } from "../x.ts";
import { comparing, holding } from "./holding.ts";

type ConditionRule = Parser<Sem<Condition>>;

function compare(left: Amount, by: Comparison, right: Amount): Condition {
  return { kind: "compare", left, compare: by, right };
}

const YOU: PlayerRef = { kind: "you" };
const OPPONENTS: PlayerRef = { kind: "opponents" };

const subjectHas: Parser<Sem<PlayerRef>> = either<Sem<PlayerRef>>(
  phrase(g`you have`, () => YOU),
  rule(g`${playerRef} has`, (who) => who),
);

function life(of: PlayerRef): Amount {
  return { kind: "life", of };
}

type Which = "least" | "greatest";

/** "each player has 10 or less life": even the player with the most. */
function lifeOfEach(of: PlayerRef, which: Which): Amount {
  const group = isEachPlayer(of);
  return group ? { kind: "life", of, which } : life(of);
}

/** Somebody who has more or less than somebody else; of several opponents the one that decides it. */
interface Compared {
  readonly who: Sem<PlayerRef>;
  /** Whether it must be so of each of them. */
  readonly each?: boolean;
}

const havingMore: Parser<Compared> = either<Compared>(
  map(subjectHas, (who) => ({ who })),
  phrase(g`an opponent has`, { who: () => OPPONENTS, each: false }),
);

const than: Parser<Compared> = either<Compared>(
  phrase(g`you`, { who: () => YOU }),
  phrase(g`an opponent`, { who: () => OPPONENTS, each: false }),
  phrase(g`each opponent`, { who: () => OPPONENTS, each: true }),
);

function decisive(of: Compared, which: Which): { readonly which?: Which } {
  return of.each === undefined ? {} : { which };
}

/** "an opponent has more cards in hand than you", "you have less life than each opponent". */
function rivalry(
  a: Compared,
  more: boolean,
  b: Compared,
  of: (player: PlayerRef, which: { readonly which?: Which }) => Amount,
): Sem<Condition> {
  return (c) => {
    const left = a.who(c);
    if (left.kind === "opponents" && a.each === undefined) throw new Unresolved("more than", "each opponent");
    if ((left.kind !== "opponents" && isEachPlayer(left)) || (left.kind === "you") === (b.each === undefined))
      throw new Unresolved("more than", "oneself, or several at once");
    const [high, low]: readonly [Which, Which] = more ? ["greatest", "least"] : ["least", "greatest"];
    const right = decisive(b, b.each === true ? high : low);
    const by = more ? ">" : "<";
    const holds = { left: of(left, decisive(a, high)), compare: by, right: of(b.who(c), right) } as const;
    comparing(holds.left, holds.right, by, c);
    return { kind: "compare", ...holds };
  };
}

const lifeOf = (of: PlayerRef, which: { readonly which?: Which }): Amount => ({ kind: "life", of, ...which });
const handOf = (of: PlayerRef, which: { readonly which?: Which }): Amount => ({
  kind: "cardsIn",
  zone: "hand",
  of,
  ...which,
});

const rivalries: ConditionRule = either<Sem<Condition>>(
  rule(g`${havingMore} more life than ${than}`, (a, b) => rivalry(a, true, b, lifeOf)),
  rule(g`${havingMore} less life than ${than}`, (a, b) => rivalry(a, false, b, lifeOf)),
  rule(g`${havingMore} more cards in hand than ${than}`, (a, b) => rivalry(a, true, b, handOf)),
  rule(g`${havingMore} fewer cards in hand than ${than}`, (a, b) => rivalry(a, false, b, handOf)),
);

/** "your life total is 5 or less", "your life total is less than 7" */
const lifeTotal: ConditionRule = rule(
  g`${playerPossessive} life total is ${comparison}`,
  (who, { compare: by, amount }) =>
    (c) =>
      c.say(compare(life(who(c)), by, amount(c)), { variant: 12 }),
);

const totals: ConditionRule = either<Sem<Condition>>(
  rivalries,
  lifeTotal,
  phrase(g`a player has more life than each other player`, (c: Scope) =>
    c.say(compare({ kind: "countPlayers", players: { kind: "mostLife" } }, "=", 1), { variant: 21 }),
  ),
  phrase(g`an opponent is poisoned`, (c: Scope) =>
    c.say(compare({ kind: "playerCounters", counter: "poison", of: OPPONENTS }, ">=", 1), { variant: 10 }),
  ),
  rule(
    g`${subjectHas} ${digits} or more life`,
    (who, n) => (c) => compare(lifeOfEach(who(c), "least"), ">=", n),
  ),
  rule(
    g`${subjectHas} ${digits} or less life`,
    (who, n) => (c) => compare(lifeOfEach(who(c), "greatest"), "<=", n),
  ),
  rule(
    g`a player has ${digits} or less life`,
    (n) => () => compare({ kind: "life", of: { kind: "allPlayers" }, which: "least" }, "<=", n),
  ),
  rule(
    g`an opponent has ${digits} or less life`,
    (n) => () => compare({ kind: "life", of: OPPONENTS, which: "least" }, "<=", n),
  ),
  rule(
    g`a player has ${digits} or more life`,
    (n) => () => compare({ kind: "life", of: { kind: "allPlayers" }, which: "greatest" }, ">=", n),
  ),
  rule(
    g`an opponent has ${digits} or more life`,
    (n) => () => compare({ kind: "life", of: OPPONENTS, which: "greatest" }, ">=", n),
  ),
  rule(g`${playerRef} is poisoned`, (who) => (c) => {
    const of = who(c);
    if (isEachPlayer(of)) throw new Unresolved("poisoned", "each of several players");
    return c.say(compare({ kind: "playerCounters", counter: "poison", of }, ">=", 1), { variant: 10 });
  }),
);

/** "creatures you control have total power 8 or greater" */
const together: ConditionRule = rule(
  g`${nounPhrase} have total ${statWord} ${digits} or greater`,
  (np, stat, n) => (c) => {
    const described = np(c);
    if (!described.many) throw new Unresolved("total", "number does not agree");
    return c.say(compare({ kind: "total", stat, among: placed(described) }, ">=", n), { variant: 6 });
  },
);

/** "X is 5 or more" */
const ofX: ConditionRule = either<Sem<Condition>>(
  rule(g`X is ${digits} or more`, (n) => (c) => c.say(compare(amountX(c), ">=", n), { variant: 7 })),
  rule(g`X is ${digits} or less`, (n) => (c) => compare(amountX(c), "<=", n)),
  rule(g`X is ${digits} or greater`, (n) => (c) => compare(amountX(c), ">=", n)),
);

const color: Parser<Color> = token(({ lower }) => COLORS.find((one) => COLOR_WORDS[one] === lower));

/** "your devotion to blue is less than five" (CR 700.5). */
const devotion: ConditionRule = rule(
  g`your devotion to ${listed(color, "and")} is less than ${numberWord}`,
  (colors, n) => () => compare({ kind: "devotion", colors }, "<", n),
);

/** One of a turn's two kinds of main phases (CR 505.1). */
export function yourMainPhase(): Condition {
  return {
    kind: "any",
    of: [
      { kind: "during", phase: "precombatMain", whose: { kind: "you" } },
      { kind: "during", phase: "postcombatMain", whose: { kind: "you" } },
    ],
  };
}

/** "you've completed Tomb of Annihilation" */
function completed(dungeon: string): Condition {
  if (!DUNGEONS.some(({ name }) => name === dungeon)) throw new Unresolved("completed", "no dungeon");
  return { kind: "completedDungeon", player: YOU, dungeon };
}

const turns: ConditionRule = either<Sem<Condition>>(
  phrase(g`it's your turn`, (c: Scope) => c.say({ kind: "turn", whose: YOU }, { variant: 1 })),
  phrase(g`it's not your turn`, () => ({ kind: "not", of: { kind: "turn", whose: YOU } })),
  rule(g`it's not ${playerPossessive} turn`, (who) => (c) => {
    const whose = who(c);
    if (whose.kind === "you") throw new Unresolved("turn", "read as one's own");
    return { kind: "not", of: { kind: "turn", whose } };
  }),
  rule(g`it's ${playerPossessive} turn`, (who) => (c) => ({ kind: "turn", whose: who(c) })),
  phrase(g`it's your main phase`, yourMainPhase),
  phrase(g`it's the first combat phase of the turn`, () => ({
    kind: "during",
    phase: "combat",
    first: true,
  })),
  phrase(g`it's an opponent's turn`, () => ({ kind: "turn", whose: OPPONENTS })),
  phrase(g`it's day`, () => ({ kind: "dayNight", is: "day" })),
  phrase(g`it's night`, () => ({ kind: "dayNight", is: "night" })),
  phrase(g`it's neither day nor night`, () => ({ kind: "dayNight", is: "neither" })),
  phrase(g`you're the monarch`, () => ({ kind: "player", player: YOU, is: "monarch" })),
  phrase(g`you aren't the monarch`, () => ({
    kind: "not",
    of: { kind: "player", player: YOU, is: "monarch" },
  })),
  phrase(g`you have an enduring story`, () => ({ kind: "player", player: YOU, is: "hasEnduringStory" })),
  phrase(g`you have the city's blessing`, () => ({ kind: "player", player: YOU, is: "hasCitysBlessing" })),
  phrase(g`you have max speed`, () => ({ kind: "player", player: YOU, is: "hasMaxSpeed" })),
  phrase(g`you've been attacked this step`, () => ({ kind: "player", player: YOU, is: "attackedThisStep" })),
  phrase(g`you've completed a dungeon`, () => ({ kind: "completedDungeon", player: YOU })),
  phrase(g`you haven't completed a dungeon`, () => ({
    kind: "not",
    of: { kind: "completedDungeon", player: YOU },
  })),
  rule(g`you've completed ${properName}`, (dungeon) => () => completed(dungeon)),
  rule(g`you haven't completed ${properName}`, (dungeon) => () => ({
    kind: "not",
    of: completed(dungeon),
  })),
  phrase(g`you have the initiative`, () => ({ kind: "player", player: YOU, is: "hasInitiative" })),
);

function kicked(word: string): (c: Scope) => Condition {
  return (c) => {
    if (word === "~") {
      c.mentionSelf();
      c.spellNamed = c.self.spell;
    } else if (c.it().kind !== "this") throw new Unresolved("kicked", "something else");
    return c.say({ kind: "kicked" }, { as: word === "it" ? "it" : "name" });
  };
}

/** With one of two kickers (CR 702.33f). */
function kickedWith(cost: ManaCost, word: string, c: Scope): Condition {
  const plain = kicked(word)(c);
  if (plain.kind !== "kicked") throw new Unresolved("kicked", "otherwise");
  return c.say({ ...plain, cost }, c.wording.get(plain) ?? {});
}

/** How much mana was spent on a spell that the text has spoken of. */
function spent(spell: ObjectRef, by: Comparison, n: number): Extract<Condition, { kind: "compare" }> {
  if (spell.kind !== "event" && spell.kind !== "target")
    throw new Unresolved("spent", "on no spell spoken of");
  return { kind: "compare", left: { kind: "manaSpent", of: spell }, compare: by, right: n };
}

/** What was cast without mana or wasn't cast, for which no mana was spent either. */
function unpaid(of: ObjectRef | undefined, c: Scope): Condition {
  if (of !== undefined && of.kind !== "event") throw new Unresolved("them", "nothing that entered");
  const left = { kind: "manaSpent" as const, ...(of === undefined ? {} : { of }) };
  return c.say({ kind: "compare" as const, left, compare: "=" as const, right: 0 }, { variant: 31 });
}

const casting: ConditionRule = either<Sem<Condition>>(
  rule(g`it was kicked with its ${manaRun} kicker`, (cost) => (c) => kickedWith(cost, "it", c)),
  rule(g`~ was kicked with its ${manaRun} kicker`, (cost) => (c) => kickedWith(cost, "~", c)),
  phrase(g`it was kicked`, kicked("it")),
  phrase(g`~ was kicked`, kicked("~")),
  rule(g`${objectRef} was kicked`, (ref) => (c) => {
    const of = ref(c);
    if (of.kind !== "event" && of.kind !== "target") throw new Unresolved("kicked", "no spell spoken of");
    return { kind: "kicked", of };
  }),
  phrase(g`it wasn't kicked`, (c: Scope) => ({ kind: "not", of: kicked("it")(c) })),
  phrase(g`~ wasn't kicked`, (c: Scope) => ({ kind: "not", of: kicked("~")(c) })),
  rule(g`you cast ${objectRef}`, (ref) => (c) => ({ kind: "wasCast", object: ref(c), by: YOU })),
  phrase(g`you cast ~ during your main phase`, (c: Scope) => {
    if (!c.self.spell) throw new Unresolved("during your main phase", "asked when that may be over");
    return { kind: "wasCast", object: { kind: "this" }, by: YOU, during: "mainPhase" };
  }),
  rule(g`you didn't cast ${objectRef} from your hand`, (ref) => (c) => ({
    kind: "not",
    of: { kind: "wasCast", object: ref(c), by: YOU, from: "hand" },
  })),
  rule(g`you cast ${objectRef} from your hand`, (ref) => (c) => ({
    kind: "wasCast",
    object: ref(c),
    by: YOU,
    from: "hand",
  })),
  rule(g`you cast ${objectRef} from your graveyard`, (ref) => (c) => ({
    kind: "wasCast",
    object: ref(c),
    by: YOU,
    from: "graveyard",
  })),
  rule(g`${objectRef} was cast from a graveyard`, (ref) => (c) => ({
    kind: "wasCast",
    object: ref(c),
    from: "graveyard",
  })),
  phrase(g`~ was cast from anywhere other than your hand`, (c: Scope) => {
    c.mentionSelf();
    c.spellNamed = c.self.spell;
    const self = (): ObjectRef => c.say({ kind: "this" }, { as: "name" });
    const of: Condition[] = [
      { kind: "wasCast", object: self() },
      { kind: "not", of: { kind: "wasCast", object: self(), from: "hand" } },
    ];
    return c.say({ kind: "all" as const, of }, { variant: 20 });
  }),
  rule(g`${objectRef} was cast from exile`, (ref) => (c) => ({
    kind: "wasCast",
    object: ref(c),
    from: "exile",
  })),
  rule(g`${objectRef} was cast`, (ref) => (c) => ({ kind: "wasCast", object: ref(c) })),
  rule(g`${objectRef} wasn't cast`, (ref) => (c) => ({
    kind: "not",
    of: { kind: "wasCast", object: ref(c) },
  })),
  rule(
    g`${numberWord} or more mana was spent to cast ${objectRef}`,
    (n, ref) => (c) => spent(ref(c), ">=", n),
  ),
  rule(
    g`at least ${numberWord} mana was spent to cast ${objectRef}`,
    (n, ref) => (c) => c.say(spent(ref(c), ">=", n), { variant: 1 }),
  ),
  phrase(g`none of them were cast or no mana was spent to cast them`, (c: Scope) => unpaid(c.them(), c)),
  phrase(g`it wasn't cast or no mana was spent to cast it`, (c: Scope) => {
    if (c.hasObject() && c.it().kind !== "this") throw new Unresolved("it", "another one that enters");
    return unpaid(undefined, c);
  }),
  rule(g`no mana was spent to cast ${objectRef}`, (ref) => (c) => spent(ref(c), "=", 0)),
  rule(g`${manaToken} was spent to cast ${objectRef}`, (color, ref) => (c) => {
    const spell = ref(c);
    const as = c.wording.get(spell)?.as ?? "name";
    if (spell.kind === "this" && as === "name") c.spellNamed = c.self.spell;
    return c.say({ kind: "manaSpent", color, atLeast: 1 }, { as });
  }),
);

/** "you have 10 or less life", "it's your turn", "it was kicked". */
export const playerCondition: ConditionRule = either(
  totals,
  holding,
  together,
  ofX,
  devotion,
  turns,
  casting,
);
