import type { CardsInAmount } from "../amounts/cards-in.ts";
import type { DistinctAmount } from "../amounts/distinct.ts";
import type { HappenedAmount } from "../amounts/happened.ts";
import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import { printComparison } from "../print/comparison.ts";
import type { PrintContext } from "../print/context.ts";
import { controllerVerb, exists, withoutAttacking } from "../print/existence.ts";
import { NotPrintable } from "../print/not-printable.ts";
import { bare, manyOf } from "../print/noun-phrase.ts";
import { STAT_WORDS } from "../print/vocabulary.ts";
import { numberWord, withArticle } from "../print/words.ts";
import type { PlayerRef } from "../reference.ts";
import { objectKey } from "../reference-key.ts";
import { comparison, variant } from "../schema/basic.ts";
import { type Node, signedAmount } from "../schema/nodes.ts";

export const schema = variant("compare", {
  left: signedAmount,
  compare: comparison,
  right: signedAmount,
});
export interface CompareCondition extends Node<typeof schema> {}

export function english(condition: CompareCondition, p: PrintContext): string {
  return excessDealt(condition, p) ?? measured(condition, p) ?? plain(condition, p);
}

/** In the wording: 14, 16 to 20, each as its sentence is put. */
function measured(condition: CompareCondition, p: PrintContext): string | undefined {
  const { left, right } = condition;
  const { variant } = p.say(condition);
  if (typeof left !== "object") return undefined;
  const start = typeof right === "object" && right.kind === "sum" ? right.of : undefined;
  if (left.kind === "life" && start !== undefined && variant === 18)
    return `your life total is at least ${p.value(start[1] ?? 0)} greater than your starting life total`;
  if (left.kind === "life" && start !== undefined && variant === 17)
    return `you have at least ${p.value(start[1] ?? 0)} life more than your starting life total`;
  if (isFullParty(condition)) return "you have a full party";
  if (left.kind === "cardsIn" && left.zone === "hand" && variant === 19)
    return `you have ${bounded("card", condition, p)} in your hand`;
  if (left.kind === "cardsIn" && left.zone === "library" && left.which === "least")
    return `a library has ${bounded("card", condition, p)} in it`;
  if (left.kind === "countPlayers" && left.players.kind === "mostLife" && right === 1)
    return "a player has more life than each other player";
  if (left.kind === "counters" && variant === 16)
    return `${bounded(`${left.counter} counter`, condition, p)} are on ${p.object(left.on)}`;
  if (left.kind === "distinct" && variant === 40) return differing(left, condition, p);
  if (left.kind === "distinct" && variant === 20)
    return `there are ${p.value(left).replace(/^the number of /, `${numberWord(typeof right === "number" ? right : 0)} `)}`;
  return undefined;
}

/** One Cleric, Rogue, Warrior and Wizard each (CR 700.8b). */
function isFullParty({ left, compare: by, right }: CompareCondition): boolean {
  return typeof left === "object" && left.kind === "party" && right === 4 && (by === "=" || by === ">=");
}

/** "you control three or more creatures with different powers": so many that differ. */
function differing(left: DistinctAmount, { right }: CompareCondition, p: PrintContext): string {
  const { verb, rest } = controllerVerb(left.among, p);
  const number = typeof right === "number" ? numberWord(right) : "";
  return `${verb} ${number} or more ${manyOf(p.noun(rest))} with different ${left.what}s`;
}

function plain(condition: CompareCondition, p: PrintContext): string {
  const { left, compare: by, right } = condition;
  if (typeof left === "object" && left.kind === "distinct" && typeof right === "number" && by === ">=")
    return `there are ${numberWord(right)} or more ${p.value(left).replace(/^the number of /, "")}`;
  if (typeof left === "object" && left.kind === "total" && p.say(condition).variant === 6)
    return `${manyOf(p.noun(left.among))} have total ${STAT_WORDS[left.stat]} ${printComparison({ compare: by, value: right }, p)}`;
  if (typeof left === "object" && left.kind === "playerCounters" && p.say(condition).variant === 10)
    return `${left.of.kind === "opponents" ? "an opponent" : p.player(left.of, "subject")} is poisoned`;
  if (typeof left === "object" && left.kind === "x" && p.say(condition).variant === 7)
    return `X is ${p.value(right)} or more`;
  if (typeof left === "object" && left.kind === "manaSpent" && p.say(condition).variant === 31)
    return left.of === undefined
      ? "it wasn't cast or no mana was spent to cast it"
      : "none of them were cast or no mana was spent to cast them";
  if (typeof left === "object" && left.kind === "manaSpent" && typeof right === "number")
    return `${spentAmount(condition, right, p)} mana was spent to cast ${left.of === undefined ? p.self : p.object(left.of)}`;
  if (typeof left === "object" && left.kind === "devotion" && by === "<" && typeof right === "number")
    return `${p.value(left)} is less than ${numberWord(right)}`;
  if (typeof left === "object" && left.kind === "life") return lifeBound(left.of, condition, p);
  if (typeof left === "object" && left.kind === "cardsIn") {
    const cards = cardsSomewhere(left, condition, p);
    if (cards !== undefined) return cards;
  }
  if (typeof left === "object" && left.kind === "counters" && p.say(condition).variant === 11) {
    const kind = left.counter === "any" ? "counter" : `${left.counter} counter`;
    return `there are ${bounded(kind, condition, p)} on ${p.object(left.on)}`;
  }
  if (typeof left === "object" && left.kind === "counters") {
    const kind = left.counter === "any" ? "counter" : `${left.counter} counter`;
    const on = p.object(left.on, "subject");
    return `${on} has ${bounded(kind, condition, p)} on it`;
  }
  if (
    typeof left === "object" &&
    left.kind === "count" &&
    typeof right === "object" &&
    right.kind === "count"
  ) {
    const more = controlsMore(left.filter, right.filter, by, p);
    if (more !== undefined) return more;
  }
  if (typeof left === "object" && left.kind === "count") return counted(left.filter, condition, p);
  if (typeof left === "object" && left.kind === "happened") {
    const said = sumOfThisTurn(left, condition, p);
    if (said !== undefined) return said;
  }
  return `${p.value(left)} is ${printComparison({ compare: by, value: right }, p)}`;
}

/** "you have four or more cards in hand", "there are seven or more cards in your graveyard". */
function cardsSomewhere(
  { zone, of }: CardsInAmount,
  condition: CompareCondition,
  p: PrintContext,
): string | undefined {
  const { compare: by, right } = condition;
  if (zone === "library" && of.kind === "you")
    return `you have ${bounded("card", condition, p).replace(/^two hundred/, "200")} in your library`;
  if (zone === "hand" && typeof right === "object" && right.kind === "cardsIn")
    return `${holder(of, p)} ${by === ">" ? "more" : "fewer"} cards in hand than ${rival(by, right, p)}`;
  if (zone !== "hand" && zone !== "graveyard") return undefined;
  const cards = bounded("card", condition, p);
  if (zone === "hand") return `${holder(of, p)} ${cards} in hand`;
  const { variant } = p.say(condition);
  if (variant === 14) return `a graveyard has ${cards} in it`;
  if (variant === 13) return `${holder(of, p)} ${cards} in ${of.kind === "you" ? "your" : "their"} graveyard`;
  const where = `in ${p.player(of, "possessive")} graveyard`;
  return variant === 4 ? `${cards} are ${where}` : `there are ${cards} ${where}`;
}

/** "that player controls more lands than you": the same permanents of one player and of another. */
function controlsMore(
  ofOne: Filter,
  ofOther: Filter,
  by: CompareCondition["compare"],
  p: PrintContext,
): string | undefined {
  const other = ofOther.of.at(-1);
  const one = ofOne.of.at(-1);
  const kinds = (of: Filter): string => JSON.stringify(of.of.slice(0, -1));
  if (
    by !== ">" ||
    one?.kind !== "controller" ||
    other?.kind !== "controller" ||
    kinds(ofOne) !== kinds(ofOther)
  )
    return undefined;
  const { verb, rest } = controllerVerb(ofOne, p);
  return `${verb} more ${manyOf(p.noun(rest))} than ${p.player(other.player)}`;
}

/** "you've gained 3 or more life this turn", "you were dealt 4 or more damage this turn" (16). */
function sumOfThisTurn(
  left: HappenedAmount,
  condition: CompareCondition,
  p: PrintContext,
): string | undefined {
  const { compare: by, right } = condition;
  const { variant } = p.say(condition);
  if (left.of === "onePlayer") return mostByOne(left, condition, p);
  if (by !== ">=" || left.sum !== true) return undefined;
  if (variant === 16) return `you were dealt ${p.value(right)} or more damage this turn`;
  if (left.event.kind !== "gainsLife" || left.event.who.kind !== "you") return undefined;
  return `${variant === 1 ? "you gained" : "you've gained"} ${p.value(right)} or more life this turn`;
}

/** "excess damage was dealt this way"; in the wording, 20: "to that creature". */
function excessDealt(condition: CompareCondition, p: PrintContext): string | undefined {
  const { variant } = p.say(condition);
  const { left } = condition;
  if (typeof left !== "object" || left.kind !== "difference" || variant === undefined) return undefined;
  return `excess damage was dealt ${variant === 20 ? "to that creature " : ""}this way`;
}

/** "five or more", "at least five" (1), "no". */
function spentAmount(condition: CompareCondition, right: number, p: PrintContext): string {
  if (condition.compare === "=" && right === 0) return "no";
  if (condition.compare !== ">=") throw new NotPrintable("condition compare", "of the mana spent");
  const number = numberWord(right);
  return p.say(condition).variant === 1 ? `at least ${number}` : `${number} or more`;
}

/** "an opponent lost 3 or more life this turn": one of them alone. */
function mostByOne(left: HappenedAmount, { compare: by, right }: CompareCondition, p: PrintContext): string {
  const { event } = left;
  const often = oftenByOne(left, by, right, p);
  if (often !== undefined) return often;
  if (event.kind !== "losesLife" || event.who.kind !== "opponents" || by !== ">=" || left.when !== "thisTurn")
    throw new NotPrintable("condition compare", "what happened to one player");
  return `an opponent lost ${p.value(right)} or more life this turn`;
}

/** Whether a bound on the one with most or least is one on each of several players. */
function isOfEach({ left, compare: by }: Pick<CompareCondition, "left" | "compare">): boolean {
  if (typeof left !== "object" || left.kind !== "life") return false;
  return left.which === (by === "<=" ? "greatest" : "least");
}

/** "an opponent had two or more lands enter under their control this turn", "an opponent drew three or more cards this turn" */
function oftenByOne(
  { event, sum, when }: HappenedAmount,
  by: CompareCondition["compare"],
  right: CompareCondition["right"],
  p: PrintContext,
): string | undefined {
  if (sum === true || by !== ">=" || typeof right !== "number" || when !== "thisTurn") return undefined;
  const number = `${numberWord(right)} or more`;
  if (event.kind === "draws" && event.who.kind === "opponents")
    return `an opponent drew ${number} cards this turn`;
  if (event.kind !== "moves" || event.to !== "battlefield" || event.from !== undefined) return undefined;
  if (typeof event.what !== "object" || !("filter" in event.what)) return undefined;
  const { filter } = event.what;
  const of = filter.of.filter((one) => one.kind !== "controller" || one.player.kind !== "opponents");
  if (of.length === filter.of.length) return undefined;
  return `an opponent had ${number} ${manyOf(p.noun({ ...filter, of }))} enter under their control this turn`;
}

/** « un adversaire a pioché au moins 3 cartes ce tour-ci » */
function frenchOftenByOne({ event }: HappenedAmount, number: string, p: fr.FrenchContext): string {
  if (event.kind === "draws" && event.who.kind === "opponents")
    return `un adversaire a pioché au moins ${number} cartes ce tour-ci`;
  const what =
    event.kind === "moves" && typeof event.what === "object" && "filter" in event.what
      ? event.what
      : undefined;
  if (what === undefined) throw new NotPrintable("condition compare", "what happened to one player");
  const of = what.filter.of.filter((one) => one.kind !== "controller");
  const many = fr.bare(p.noun({ ...what.filter, of }), { many: true });
  return `un adversaire a eu au moins ${number} ${many} qui sont arrivés sous son contrôle ce tour-ci`;
}

function holder(of: PlayerRef, p: PrintContext): string {
  if (of.kind === "opponents") return "an opponent has";
  if (of.kind === "allPlayers") return "a player has";
  const who = p.player(of, "subject");
  return `${who} ${who === "you" || who === "they" ? "have" : "has"}`;
}

/** More than the one with least is more than "an opponent", more than the one with most is more than "each opponent". */
function rival(
  by: CompareCondition["compare"],
  of: Extract<Exclude<CompareCondition["right"], number>, { kind: "life" | "cardsIn" }>,
  p: PrintContext,
): string {
  if (of.of.kind !== "opponents") return p.player(of.of);
  const each = of.which === (by === ">" ? "greatest" : "least");
  return each ? "each opponent" : "an opponent";
}

function lifeBound(of: PlayerRef, condition: CompareCondition, p: PrintContext): string {
  const { left, compare: by, right } = condition;
  if (p.say(condition).variant === 12)
    return `${p.value(left)} is ${printComparison({ compare: by, value: right }, p)}`;
  if (typeof right !== "number" && right.kind === "life" && (by === ">" || by === "<")) {
    return `${holder(of, p)} ${by === ">" ? "more" : "less"} life than ${rival(by, right, p)}`;
  }
  const bound = printComparison({ compare: by, value: right }, p);
  if (isOfEach(condition)) return `${p.player(of, "subject")} has ${bound.replace("greater", "more")} life`;
  return `${holder(of, p)} ${bound.replace("greater", "more")} life`;
}

/** "no cards", "one or fewer cards", "three or more +1/+1 counters", "exactly two cards". */
function bounded(noun: string, condition: CompareCondition, p: PrintContext): string {
  const { compare: by, right } = condition;
  if (typeof right !== "number") throw new NotPrintable("condition compare", "with an amount");
  const many = `${noun}s`;
  if (right === 0 && by === "=") return `no ${many}`;
  if ((by === ">=" && right === 1) || (by === ">" && right === 0))
    return p.say(condition).variant === 1 ? `one or more ${many}` : withArticle(noun);
  if (by === ">=") return `${numberWord(right)} or more ${many}`;
  if (by === "<=") return `${numberWord(right)} or fewer ${many}`;
  if (by === "<") return `fewer than ${numberWord(right)} ${right === 1 ? noun : many}`;
  if (by === "=") return `exactly ${numberWord(right)} ${right === 1 ? noun : many}`;
  throw new NotPrintable(`condition compare ${by}`);
}

function counted(filter: Filter, condition: CompareCondition, p: PrintContext): string {
  const { compare: by, right } = condition;
  if (p.say(condition).variant === 15)
    return `exactly one ${bare(p.noun(withoutAttacking(filter, p)))} is attacking`;
  if (by === "=" && right === 0) return exists(filter, 0, p);
  if (by === ">=") return exists(filter, right, p);
  if (typeof right === "number" && (by === "<=" || by === "=")) {
    const amount = by === "<=" ? `${numberWord(right)} or fewer` : `exactly ${numberWord(right)}`;
    const np = p.noun(controllerVerb(filter, p).rest);
    const one = by === "=" && right === 1;
    return `${controllerVerb(filter, p).verb} ${amount} ${one ? bare(np) : manyOf(np)}`;
  }
  if (typeof right === "number" && by === "<") {
    const { verb, rest } = controllerVerb(filter, p);
    const fewer = `fewer than ${numberWord(right)} ${manyOf(p.noun(rest))}`;
    return `${verb === "" ? "there are" : verb} ${fewer}`;
  }
  return `${p.value({ kind: "count", filter })} is ${printComparison({ compare: by, value: right }, p)}`;
}

export function french(condition: CompareCondition, p: fr.FrenchContext, denied: boolean): string {
  const { left, right } = condition;
  const compare = denied ? FRENCH_OPPOSITE[condition.compare] : condition.compare;
  const by = { left, compare, right };
  if (isFullParty(condition)) return `votre groupe ${denied ? "n'est pas" : "est"} au complet`;
  if (isOneLeader(by)) return "un joueur a plus de points de vie que chaque autre joueur";
  if (isDealtAny(by, p)) return "des blessures sont infligées de cette manière";
  if (typeof left === "object") {
    switch (left.kind) {
      case "life":
        return frenchLife(left.of, by, p, denied !== isOfEach(condition));
      case "cardsIn":
        if (left.zone === "hand" && isHand(right) && (compare === ">" || compare === "<"))
          return fr.present(
            frenchHolder(left, denied, p),
            fr.vp(
              "avoir",
              `${compare === ">" ? "plus" : "moins"} de cartes en main que ${frenchRival(compare, right, p)}`,
            ),
          );
        if (left.zone === "hand") return frenchHas(frenchHolder(left, denied, p), fr.CARD, by, p, " en main");
        return frenchThere(
          fr.CARD,
          by,
          p,
          ` dans ${fr.possessed(fr.ZONES[left.zone], frenchHolder(left, denied, p)).text}`,
        );
      case "counters": {
        const on = p.object(left.on);
        return frenchHas(on, fr.counterNoun(left.counter), by, p, ` sur ${fr.pronounFor(on).text}`);
      }
      case "count": {
        const compared = fr.comparedNumbers(left.filter, compare, right, p);
        if (compared !== undefined) return compared;
        if (typeof right === "object" && right.kind !== "x") break;
        const bound = frenchBound(by);
        if (bound !== undefined) return fr.exists(left.filter, bound, p);
        break;
      }
      case "distinct":
        if (compare === ">=")
          return `il y a au moins ${fr.countWord(right, p, "m")} ${p.value(left).replace(/^le nombre de /, "")}`;
        break;
      case "happened":
        if (left.of === "onePlayer" && left.sum !== true && compare === ">=")
          return frenchOftenByOne(left, p.value(right), p);
        if (left.sum === true && compare === ">=") {
          const changed = fr.lifeChanged(left, p.value(right), p);
          if (changed !== undefined) return changed;
        }
        break;
      case "playerCounters": {
        const poisoned = fr.poisoned(left, frenchBound(by), p);
        if (poisoned !== undefined) return poisoned;
        break;
      }
      case "manaSpent": {
        const spent = fr.manaSpentWords(left, frenchBound(by), p);
        if (spent !== undefined) return spent;
        break;
      }
    }
  }
  const feminine =
    typeof left === "object" && ["stat", "devotion", "total", "extreme", "manaSpent"].includes(left.kind);
  const bound = fr.isCompared(compare, right, p);
  const was = typeof left === "object" && left.kind === "stat" && p.isPast(p.meant(objectKey(left.of)));
  return `${p.value(left)} ${was ? "était" : "est"} ${feminine ? bound : fr.masculine(bound)}`;
}

/** Whether a single player has the most life. */
function isOneLeader({
  left,
  compare,
  right,
}: Pick<CompareCondition, "left" | "compare" | "right">): boolean {
  if (typeof left !== "object" || left.kind !== "countPlayers" || left.where !== undefined) return false;
  return left.players.kind === "mostLife" && compare === "=" && right === 1;
}

/** Whether any damage was dealt, where its amount has a name. */
function isDealtAny(
  { left, compare, right }: Pick<CompareCondition, "left" | "compare" | "right">,
  p: fr.FrenchContext,
): boolean {
  if (typeof left !== "object" || left.kind !== "bound" || compare !== ">=" || right !== 1) return false;
  return p.amountWords(left.name) === "le nombre de blessures infligées de cette manière";
}

function isHand(amount: CompareCondition["left"]): amount is CardsInAmount {
  return typeof amount === "object" && amount.kind === "cardsIn" && amount.zone === "hand";
}

/** That no player has so many is so of each of them. */
function frenchHolder(
  { of, which }: Pick<CardsInAmount, "of" | "which">,
  denied: boolean,
  p: fr.FrenchContext,
): fr.Nominal {
  return denied && which !== undefined ? p.player(of) : fr.anyPlayer(of, p);
}

const FRENCH_OPPOSITE = { "=": "!=", "!=": "=", "<": ">=", ">=": "<", ">": "<=", "<=": ">" } as const;

function frenchBound({ compare, right }: Pick<CompareCondition, "compare" | "right">): fr.Bound | undefined {
  if (right === 0 && (compare === "=" || compare === "<=")) return { kind: "none" };
  if (right === 1 && compare === "<") return { kind: "none" };
  if ((right === 1 && compare === ">=") || (right === 0 && (compare === ">" || compare === "!=")))
    return { kind: "some" };
  if (compare === ">=") return { kind: "atLeast", number: right };
  if (compare === "<=") return { kind: "atMost", number: right };
  if (compare === "=") return { kind: "exactly", number: right };
  if (typeof right !== "number") return undefined;
  if (compare === ">") return { kind: "atLeast", number: right + 1 };
  return compare === "<" ? { kind: "atMost", number: right - 1 } : undefined;
}

/** « trois cartes », « aucune carte », « au moins un marqueur « charge » ». */
function frenchNumber(noun: fr.Noun, bound: fr.Bound, p: fr.FrenchContext): string {
  const { one, many, gender } = noun;
  if (bound.kind === "none") return `${gender === "f" ? "aucune" : "aucun"} ${one}`;
  if (bound.kind === "some") return fr.indefinite(noun).text;
  const lead = { atLeast: "au moins", atMost: "au plus", exactly: "exactement" }[bound.kind];
  return `${lead} ${fr.countWord(bound.number, p, gender)} ${bound.number === 1 ? one : many}`;
}

type Compared = Pick<CompareCondition, "compare" | "right">;

function frenchHas(who: fr.Nominal, noun: fr.Noun, by: Compared, p: fr.FrenchContext, where: string): string {
  const bound = frenchBound(by);
  if (bound === undefined)
    return fr.present(
      who,
      fr.vp(
        "avoir",
        `un nombre de ${noun.many}${where} ${fr.masculine(fr.isCompared(by.compare, by.right, p))}`,
      ),
    );
  const verb = fr.vp("avoir", `${frenchNumber(noun, bound, p)}${where}`);
  const said = bound.kind === "none" ? fr.not(verb, "alone") : verb;
  return p.isPast(who.of) ? fr.imperfect(who, said) : fr.present(who, said);
}

function frenchThere(noun: fr.Noun, by: Compared, p: fr.FrenchContext, where: string): string {
  const bound = frenchBound(by);
  if (bound === undefined)
    return `le nombre de ${noun.many}${where} est ${fr.masculine(fr.isCompared(by.compare, by.right, p))}`;
  return `il ${bound.kind === "none" ? "ne y a" : "y a"} ${frenchNumber(noun, bound, p)}${where}`;
}

/** « un adversaire », or « chaque adversaire » where the comparison is with the one who has most or least. */
function frenchRival(
  by: CompareCondition["compare"],
  right: Parameters<typeof rival>[1],
  p: fr.FrenchContext,
): string {
  const each = right.of.kind === "opponents" && right.which === (by === ">" ? "greatest" : "least");
  return each ? "chaque adversaire" : fr.anyPlayer(right.of, p).text;
}

function frenchLife(of: PlayerRef, { compare, right }: Compared, p: fr.FrenchContext, each: boolean): string {
  const who = each ? p.player(of) : fr.anyPlayer(of, p);
  if (typeof right === "object" && right.kind === "life" && (compare === ">" || compare === "<"))
    return fr.present(
      who,
      fr.vp(
        "avoir",
        `${compare === ">" ? "plus" : "moins"} de points de vie que ${frenchRival(compare, right, p)}`,
      ),
    );
  if (typeof right === "number")
    return frenchHas(who, { ...fr.LIFE, one: `point de vie` }, { compare, right }, p, "").replace(
      /(au moins|au plus|exactement) \S+ /,
      (_, lead: string) => `${lead} ${frenchLifeNumber(compare, right)} `,
    );
  return `${fr.possessed(fr.noun("total de points de vie", "m"), who).text} est ${fr.masculine(fr.isCompared(compare, right, p))}`;
}

/** Points of life are counted in digits. */
function frenchLifeNumber(compare: CompareCondition["compare"], right: number): string {
  return String(compare === ">" ? right + 1 : compare === "<" ? right - 1 : right);
}
