import type { Amount } from "../amount.ts";
import type { Condition } from "../condition.ts";
import type { Filter, Predicate } from "../filter.ts";
import type { PlayerRef } from "../reference.ts";
import { printComparison } from "./comparison.ts";
import { objectKey, type PrintContext } from "./context.ts";
import { printHappened } from "./happened.ts";
import { NotPrintable } from "./not-printable.ts";
import { bare, indefinite, manyOf } from "./noun-phrase.ts";
import { keywordWords, STAT_WORDS, STEP_WORDS } from "./vocabulary.ts";
import { listOf, numberWord, timesWord, withArticle } from "./words.ts";

/** What comes after "if", "as long as" or "unless". */
export function printCondition(condition: Condition, p: PrintContext): string {
  switch (condition.kind) {
    case "compare":
      return compare(condition, p);
    case "exists":
      return exists(condition.filter, condition.atLeast ?? 1, p);
    case "is":
      return is(condition, p);
    case "turn":
      return `it's ${turnOf(condition.whose, p)} turn`;
    case "during":
      return `it's ${condition.whose === undefined ? "the" : p.player(condition.whose, "possessive")} ${STEP_WORDS[condition.phase]}`;
    case "kicked":
      return kicked(condition, p);
    case "happened":
      return printHappened(condition, p);
    case "not":
      return negation(condition.of, p);
    case "all":
      return listOf(
        condition.of.map((one) => printCondition(one, p)),
        "and",
      );
    case "any":
      return printAny(condition.of, p);
    default:
      return printFact(condition, p);
  }
}

type Fact = Extract<
  Condition,
  { kind: "wasCast" | "paidAlternative" | "did" | "player" | "samePlayer" | "manaSpent" }
>;

function printFact(condition: Fact, p: PrintContext): string {
  switch (condition.kind) {
    case "wasCast":
      return wasCast(condition, p);
    case "paidAlternative":
      return condition.keyword === "bargain"
        ? `${p.source(condition, "subject")} was bargained`
        : `${p.source(condition, "possessive")} ${keywordPhrase(condition.keyword)} cost was paid`;
    case "did":
      return p.say(condition).variant === 1 ? "that player does" : "you do";
    case "player":
      return playerIs(condition, p);
    case "samePlayer":
      return `${p.player(condition.left, "subject")} is ${p.player(condition.right)}`;
    case "manaSpent":
      return condition.atLeast === 1
        ? `{${condition.color}} was spent to cast ${p.source(condition, "object")}`
        : `at least ${numberWord(condition.atLeast)} ${condition.color} mana was spent to cast ${p.object({ kind: "this" })}`;
  }
}

/** The name of a keyword as a text says it: "webSlinging" is "web-slinging". */
function keywordPhrase(keyword: string): string {
  return keyword === "webSlinging" ? "web-slinging" : keyword;
}

function turnOf(whose: PlayerRef, p: PrintContext): string {
  return whose.kind === "opponents" ? "an opponent's" : p.player(whose, "possessive");
}

function kicked(condition: Extract<Condition, { kind: "kicked" }>, p: PrintContext): string {
  if (condition.cost !== undefined)
    throw new NotPrintable("condition kicked", "with one of two kicker costs");
  const spell = p.source(condition, "subject");
  return condition.times === undefined
    ? `${spell} was kicked`
    : `${spell} was kicked ${timesWord(condition.times)}`;
}

function wasCast(condition: Extract<Condition, { kind: "wasCast" }>, p: PrintContext): string {
  const object = p.object(condition.object, condition.by === undefined ? "subject" : "object");
  const from =
    condition.from === undefined
      ? ""
      : ` from ${condition.by === undefined ? withArticle(condition.from) : condition.from === "exile" ? "exile" : `your ${condition.from}`}`;
  return condition.by === undefined
    ? `${object} was cast${from}`
    : `${p.player(condition.by, "subject")} cast ${object}${from}`;
}

function playerIs(condition: Extract<Condition, { kind: "player" }>, p: PrintContext): string {
  const who = condition.player.kind === "you" ? "you're" : `${p.player(condition.player, "subject")} is`;
  const has = condition.player.kind === "you" ? "you have" : `${p.player(condition.player, "subject")} has`;
  switch (condition.is) {
    case "monarch":
      return `${who} the monarch`;
    case "hasCitysBlessing":
      return `${has} the city's blessing`;
    case "hasInitiative":
      return `${has} the initiative`;
    case "active":
      return `it's ${p.player(condition.player, "possessive")} turn`;
    case "defending":
      return `${who} the defending player`;
  }
}

type Compare = Extract<Condition, { kind: "compare" }>;

function compare(condition: Compare, p: PrintContext): string {
  const { left, compare: by, right } = condition;
  if (typeof left === "object" && left.kind === "distinct" && typeof right === "number" && by === ">=")
    return `there are ${numberWord(right)} or more ${p.value(left).replace(/^the number of /, "")}`;
  if (typeof left === "object" && left.kind === "life") return lifeBound(left.of, condition, p);
  if (typeof left === "object" && left.kind === "cardsIn" && left.zone === "hand") {
    return `${holder(left.of, p)} ${bounded("card", condition, p)} in hand`;
  }
  if (typeof left === "object" && left.kind === "cardsIn" && left.zone === "graveyard") {
    const cards = bounded("card", condition, p);
    const where = `in ${p.player(left.of, "possessive")} graveyard`;
    return p.say(condition).variant === 4 ? `${cards} are ${where}` : `there are ${cards} ${where}`;
  }
  if (typeof left === "object" && left.kind === "counters") {
    const kind = left.counter === "any" ? "counter" : `${left.counter} counter`;
    const on = p.object(left.on, "subject");
    return `${on} has ${bounded(kind, condition, p)} on it`;
  }
  if (typeof left === "object" && left.kind === "count") return counted(left.filter, condition, p);
  if (
    typeof left === "object" &&
    left.kind === "happened" &&
    left.sum === true &&
    left.event.kind === "gainsLife"
  ) {
    const gained = p.say(condition).variant === 1 ? "you gained" : "you've gained";
    if (left.event.who.kind === "you" && by === ">=")
      return `${gained} ${p.value(right)} or more life this turn`;
  }
  return `${p.value(left)} is ${printComparison({ compare: by, value: right }, p)}`;
}

function holder(of: PlayerRef, p: PrintContext): string {
  if (of.kind === "opponents") return "an opponent has";
  if (of.kind === "allPlayers") return "a player has";
  return `${p.player(of, "subject")} ${of.kind === "you" ? "have" : "has"}`;
}

function lifeBound(of: PlayerRef, condition: Compare, p: PrintContext): string {
  const { compare: by, right } = condition;
  if (typeof right !== "number" && right.kind === "life" && (by === ">" || by === "<")) {
    return `${holder(of, p)} ${by === ">" ? "more" : "less"} life than ${right.of.kind === "opponents" ? "an opponent" : p.player(right.of)}`;
  }
  const bound = printComparison({ compare: by, value: right }, p);
  return `${holder(of, p)} ${bound.replace("greater", "more")} life`;
}

/** "no cards", "one or fewer cards", "three or more +1/+1 counters", "exactly two cards". */
function bounded(noun: string, condition: Compare, p: PrintContext): string {
  const { compare: by, right } = condition;
  if (typeof right !== "number") throw new NotPrintable("condition compare", "with an amount");
  const many = `${noun}s`;
  if (right === 0 && by === "=") return `no ${many}`;
  if ((by === ">=" && right === 1) || (by === ">" && right === 0))
    return p.say(condition).variant === 1 ? `one or more ${many}` : withArticle(noun);
  if (by === ">=") return `${numberWord(right)} or more ${many}`;
  if (by === "<=") return `${numberWord(right)} or fewer ${many}`;
  if (by === "=") return `exactly ${numberWord(right)} ${right === 1 ? noun : many}`;
  throw new NotPrintable(`condition compare ${by}`);
}

function counted(filter: Filter, condition: Compare, p: PrintContext): string {
  const { compare: by, right } = condition;
  if (by === "=" && right === 0) return exists(filter, 0, p);
  if (by === ">=") return exists(filter, right, p);
  if (typeof right === "number" && (by === "<=" || by === "=")) {
    const amount = by === "<=" ? `${numberWord(right)} or fewer` : `exactly ${numberWord(right)}`;
    return `${controllerVerb(filter, p).verb} ${amount} ${manyOf(p.noun(controllerVerb(filter, p).rest))}`;
  }
  return `${p.value({ kind: "count", filter })} is ${printComparison({ compare: by, value: right }, p)}`;
}

interface Owned {
  /** "you control", "an opponent controls"; empty where nobody does. */
  readonly verb: string;
  readonly rest: Filter;
}

function controllerVerb(filter: Filter, p: PrintContext): Owned {
  const controller = filter.of.find((one) => one.kind === "controller");
  const rest = { ...filter, of: filter.of.filter((one) => one !== controller) };
  p.sayAs(rest, filter);
  if (controller?.kind !== "controller") return { verb: "", rest: filter };
  const { player } = controller;
  if (player.kind === "you") return { verb: "you control", rest };
  if (player.kind === "opponents") return { verb: "an opponent controls", rest };
  if (player.kind === "allPlayers")
    return { verb: p.say(controller).variant === 1 ? "any player controls" : "a player controls", rest };
  return { verb: `${p.player(player, "subject")} controls`, rest };
}

function exists(filter: Filter, atLeast: Amount, p: PrintContext): string {
  const { verb, rest } = controllerVerb(filter, p);
  if (p.say(filter).variant === 7) return "you control your commander";
  const np = p.noun(rest);
  if (verb !== "") return `${verb} ${atLeastWords(atLeast, rest, p)}`;
  if (np.zone !== undefined) {
    if (atLeast === 1)
      return `there is ${indefinite(np)}`.replace(
        "there is",
        p.say(filter).variant === 3 ? "there's" : "there is",
      );
    if (atLeast === 0) return `there are no ${manyOf(np)}`;
    const listed = `${atLeastWords(atLeast, rest, p)}`;
    return p.say(filter).variant === 4
      ? listed.replace(` in ${np.zone.many}`, ` are in ${np.zone.many}`)
      : `there are ${listed}`;
  }
  const { variant, place } = p.say(filter);
  const where = place === "battlefield" ? "" : " on the battlefield";
  if (variant === 2) return `there are ${atLeastWords(atLeast, rest, p)}${where}`;
  if (atLeast === 0 && where === "") return `there are no ${manyOf(np)}`;
  if (atLeast === 0) return `no ${manyOf(np)} are on the battlefield`;
  if (atLeast === 1)
    return variant === 5 ? `there is ${indefinite(np)}${where}` : `${indefinite(np)} is on the battlefield`;
  return `there are ${atLeastWords(atLeast, rest, p)}${where}`;
}

/** "a Swamp or a Mountain": alternatives with an article each. */
function eitherOne(filter: Filter, p: PrintContext): string | undefined {
  const [only] = filter.of;
  if (filter.of.length !== 1 || only?.kind !== "any" || p.say(filter).variant !== 6) return undefined;
  const each = only.of.map((one) => indefinite(p.noun({ of: one.kind === "all" ? one.of : [one] })));
  return listOf(each, "or");
}

function atLeastWords(atLeast: Amount, filter: Filter, p: PrintContext): string {
  const np = p.noun(filter);
  if (atLeast === 0) return `no ${manyOf(np)}`;
  if (atLeast === 1) return eitherOne(filter, p) ?? indefinite(np);
  if (typeof atLeast === "number") return `${numberWord(atLeast)} or more ${manyOf(np)}`;
  throw new NotPrintable("condition exists", "with an amount");
}

type Is = Extract<Condition, { kind: "is" }>;

function is(condition: Is, p: PrintContext): string {
  const { object, zones } = condition;
  if (zones !== undefined && zones.length > 0) return inZone(condition, zones[0] ?? "exile", p);
  const [first] = condition.of;
  if (condition.of.length === 1 && first !== undefined) {
    const special = isSpecial(first, condition, p);
    if (special !== undefined) return special;
  }
  const plain = condition.of.every(isAdjective);
  const filter = { ...NO_ZONE, of: condition.of };
  const np = p.noun(cardFilter(condition, p) ? { zones: ["graveyard"], of: condition.of } : filter);
  if (plain && np.after.length === 0) return `${subjectIs(object, p)} ${np.before.join(" ")}`;
  const quality = indefinite({ ...np, zone: { one: "", many: "" } }, "none");
  return `${subjectIs(object, p)} ${quality}`;
}

const NO_ZONE = {} as const;

function cardFilter(condition: Is, p: PrintContext): boolean {
  const known = p.mentioned(objectKey(condition.object))?.noun;
  return p.say(condition).noun === "card" || (p.say(condition).noun === undefined && known === "card");
}

function subjectIs(object: Is["object"], p: PrintContext): string {
  const subject = p.object(object, "subject");
  if (subject === "it") return "it's";
  return subject === "they" ? "they're" : `${subject} is`;
}

function isAdjective(predicate: Predicate): boolean {
  switch (predicate.kind) {
    case "color":
    case "colorCount":
    case "supertype":
    case "historic":
      return true;
    case "status":
      return true;
    case "any":
      return predicate.of.every(isAdjective);
    case "not":
      return isAdjective(predicate.of);
    default:
      return false;
  }
}

function inZone(condition: Is, zone: string, p: PrintContext): string {
  const subject = p.object(condition.object, "subject");
  const owner = condition.of.find((one) => one.kind === "owner");
  const whose =
    owner?.kind === "owner"
      ? `${p.player(owner.player, "possessive")} ${zone}`
      : zone === "battlefield"
        ? "the battlefield"
        : zone;
  const where = zone === "exile" ? "exiled" : `${zone === "battlefield" ? "on" : "in"} ${whose}`;
  return `${subject === "it" ? "it's" : `${subject} is`} ${where}`;
}

function isSpecial(first: Predicate, condition: Is, p: PrintContext): string | undefined {
  switch (first.kind) {
    case "keyword":
      return `${p.object(condition.object, "subject")} has ${keywordWords(first.keyword)}`;
    case "stat":
      return `${p.object(condition.object, "possessive")} ${STAT_WORDS[first.stat]} is ${printComparison(first, p)}`;
    case "counters": {
      const np = p.noun({ of: [first] });
      const after = np.after.map((one) => one.one).join(" ");
      return `${p.object(condition.object, "subject")} has ${after.replace(/^with /, "")}`;
    }
    case "controller":
      return first.player.kind === "you"
        ? `you control ${p.object(condition.object)}`
        : `${p.player(first.player, "subject")} controls ${p.object(condition.object)}`;
    case "status":
      return statusOf(first.status, condition, p);
    default:
      return undefined;
  }
}

function statusOf(status: string, condition: Is, p: PrintContext): string | undefined {
  switch (status) {
    case "attackedThisTurn":
      return `${p.object(condition.object, "subject")} attacked this turn`;
    case "blockedThisTurn":
      return `${p.object(condition.object, "subject")} blocked this turn`;
    case "enteredThisTurn":
      return `${p.object(condition.object, "subject")} entered this turn`;
    case "dealtDamageThisTurn":
      return `${p.object(condition.object, "subject")} was dealt damage this turn`;
    default:
      return undefined;
  }
}

/** "you control no creatures", "it's not your turn", "it isn't a creature", "you didn't attack this turn". */
function negation(of: Condition, p: PrintContext): string {
  switch (of.kind) {
    case "exists": {
      if (of.atLeast !== undefined && of.atLeast !== 1)
        throw new NotPrintable("condition not exists", "with a number");
      const { verb, rest } = controllerVerb(of.filter, p);
      if (p.say(of).variant === 1 && verb === "you control")
        return `you don't control ${indefinite(p.noun(rest))}`;
      return exists(of.filter, 0, p);
    }
    case "turn":
      return `it's not ${turnOf(of.whose, p)} turn`;
    case "is":
      return notIs(of, p);
    case "kicked":
      return printCondition(of, p).replace("was kicked", "wasn't kicked");
    case "wasCast":
      return printCondition(of, p).replace("was cast", "wasn't cast").replace(" cast ", " didn't cast ");
    case "player":
      return printCondition(of, p).replace("you're", "you aren't").replace("you have", "you don't have");
    case "happened":
      return notHappened(of, p);
    case "did":
      return p.say(of).variant === 1 ? "that player doesn't" : "you don't";
    default:
      throw new NotPrintable(`condition not ${of.kind}`);
  }
}

function notIs(of: Is, p: PrintContext): string {
  const text = is(of, p);
  const [first] = of.of;
  if (first?.kind === "keyword" && of.of.length === 1) {
    return text.replace(" has ", " doesn't have ");
  }
  if (text.includes("it's "))
    return text.replace("it's ", p.say(of).variant === 1 ? "it's not " : "it isn't ");
  if (text.includes(" is ")) return text.replace(" is ", " isn't ");
  if (text.includes(" attacked this turn"))
    return text.replace(" attacked this turn", " didn't attack this turn");
  throw new NotPrintable("condition not is");
}

function notHappened(of: Extract<Condition, { kind: "happened" }>, p: PrintContext): string {
  const { event } = of;
  if (event.kind === "attacks" && of.atLeast === undefined) {
    return printHappened(of, p)
      .replace(/ attacked/, " didn't attack")
      .replace("a creature didn't attack", "no creatures attacked");
  }
  if (event.kind === "casts") {
    const spells = bare(p.noun(event.spell), { many: true });
    const when = of.when === "lastTurn" ? "last turn" : "this turn";
    if (event.who.kind === "allPlayers") return `no ${spells} were cast ${when}`;
    if (event.who.kind === "you") return `you haven't cast ${indefinite(p.noun(event.spell))} ${when}`;
  }
  throw new NotPrintable("condition not happened");
}

/** "you control a Swamp or a Mountain", "it's your turn or ...". */
function printAny(of: readonly Condition[], p: PrintContext): string {
  const texts = of.map((one) => printCondition(one, p));
  const shared = ["you control ", "an opponent controls "].find((lead) =>
    texts.every((text) => text.startsWith(lead)),
  );
  if (shared === undefined) return listOf(texts, "or");
  return `${shared}${listOf(
    texts.map((text) => text.slice(shared.length)),
    "or",
  )}`;
}
