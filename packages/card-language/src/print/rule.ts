import type { Amount } from "../amount.ts";
import type { Cost } from "../cost.ts";
import type { Filter } from "../filter.ts";
import type { PlayerRef } from "../reference.ts";
import type { RuleEffect } from "../rule-effect.ts";
import type { PrintContext } from "./context.ts";
import { costAsAction, costAsThird } from "./cost.ts";
import { manaText } from "./mana-text.ts";
import { NotPrintable } from "./not-printable.ts";
import { indefinite, manyOf } from "./noun-phrase.ts";
import { printRarerRule } from "./rule-rarer.ts";
import { listOf, numberWord, ordinalWord } from "./words.ts";

/** A rule effect as a sentence without its full stop, uncapitalised (CR 101.2, 601.3, 613.11). */
export function printRule(rule: RuleEffect, p: PrintContext): string {
  switch (rule.kind) {
    case "costChange":
      return costChange(rule, p);
    case "activationCostChange":
      return activationCost(rule, p);
    case "cantCast":
      return cantCast(rule, p);
    case "cantPlayLands":
      return `${players(rule.who, p)} can't play ${rule.what === undefined ? "lands" : manyOf(p.noun(rule.what))}`;
    case "cantActivate":
      return cantActivate(rule, p);
    case "cantGainLife":
      return `${players(rule.who, p)} can't gain life`;
    case "cantLoseLife":
      return `${players(rule.who, p)} can't lose life`;
    case "cantLoseGame":
      return `${players(rule.who, p)} can't lose the game`;
    case "cantWinGame":
      return `${players(rule.who, p)} can't win the game`;
    case "cantDraw":
      return rule.moreThanEachTurn === undefined
        ? `${players(rule.who, p)} can't draw cards`
        : `${each(rule.who, p)} can't draw more than ${numberWord(rule.moreThanEachTurn)} card${rule.moreThanEachTurn === 1 ? "" : "s"} each turn`;
    case "cantSearch":
      return `${players(rule.who, p)} can't search libraries`;
    case "mayPlayFrom":
      return mayPlayFrom(rule, p);
    case "mayCastAsThoughFlash":
      return `${players(rule.who, p)} may cast ${spells(rule.what, p)} as though they had flash`;
    case "additionalLands":
      return additionalLands(rule, p);
    case "handSize":
      return handSize(rule, p);
    case "attackTax":
      return attackTax(rule, p);
    default:
      return printRarerRule(rule, p);
  }
}

/** "you", "your opponents", "players": several at once. */
export function players(who: PlayerRef, p: PrintContext): string {
  switch (who.kind) {
    case "opponents":
      return "your opponents";
    case "allPlayers":
      return "players";
    default:
      return p.player(who, "subject");
  }
}

/** "you", "each opponent", "each player". */
export function each(who: PlayerRef, p: PrintContext): string {
  return p.player(who, "subject");
}

/** Spells of a description: the filter stands for spells even where it names no zone. */
export function spells(filter: Filter, p: PrintContext): string {
  return manyOf(p.noun({ zones: ["stack"], of: filter.of }));
}

function cast(who: PlayerRef): string {
  switch (who.kind) {
    case "you":
      return " you cast";
    case "opponents":
      return " your opponents cast";
    case "allPlayers":
      return "";
    default:
      throw new NotPrintable(`rule costChange for ${who.kind}`);
  }
}

function costChange(rule: Extract<RuleEffect, { kind: "costChange" }>, p: PrintContext): string {
  const targeting =
    rule.targeting === undefined
      ? ""
      : ` that target ${rule.targeting === "this" ? p.object({ kind: "this" }) : indefinite(p.noun(rule.targeting))}`;
  if (rule.ordinalEachTurn !== undefined) {
    const np = p.noun({ zones: ["stack"], of: rule.spells.of });
    const noun = [...np.before, np.head.one, ...np.after.map((one) => one.one)].join(" ");
    return `the ${ordinalWord(rule.ordinalEachTurn)} ${noun}${cast(rule.who)} each turn costs ${costDifference(rule, p)} to cast`;
  }
  const subject = `${spells(rule.spells, p)}${cast(rule.who)}${targeting}`;
  if (rule.additional !== undefined) throw new NotPrintable("rule costChange", "with additional costs");
  return `${subject} cost ${costDifference(rule, p)} to cast`;
}

interface Difference {
  readonly more?: Amount;
  readonly less?: Amount;
  readonly moreMana?: readonly string[];
  readonly lessMana?: readonly string[];
}

export function costDifference(rule: Difference, p: PrintContext): string {
  if (rule.moreMana !== undefined) return `${rule.moreMana.map((one) => `{${one}}`).join("")} more`;
  if (rule.lessMana !== undefined) return `${rule.lessMana.map((one) => `{${one}}`).join("")} less`;
  if (rule.more !== undefined) return `${generic(rule.more, p)} more`;
  if (rule.less !== undefined) return `${generic(rule.less, p)} less`;
  throw new NotPrintable("cost change", "of nothing");
}

function generic(amount: Amount, p: PrintContext): string {
  if (typeof amount === "number") return `{${amount}}`;
  if (amount.kind !== "x") p.whereX = p.value(amount);
  return "{X}";
}

function activationCost(
  rule: Extract<RuleEffect, { kind: "activationCostChange" }>,
  p: PrintContext,
): string {
  const keyword = rule.keyword === undefined ? "activated" : rule.keyword;
  const who = rule.who === undefined ? "" : rule.who.kind === "you" ? " you activate" : "";
  const of = rule.of.of.length === 0 ? "" : ` of ${manyOf(p.noun(rule.of))}`;
  const mana = rule.notMana === true ? " unless they're mana abilities" : "";
  const minimum =
    rule.minimum === undefined
      ? ""
      : ". This effect can't reduce the mana in that cost to less than one mana";
  return `${keyword} abilities${of}${who} cost ${costDifference(rule, p)} to activate${mana}${minimum}`;
}

function cantCast(rule: Extract<RuleEffect, { kind: "cantCast" }>, p: PrintContext): string {
  const what = spells(rule.spells, p);
  const from =
    rule.from === undefined
      ? ""
      : ` from ${listOf(
          rule.from.map((zone) =>
            zone === "exile"
              ? zone
              : zone === "graveyard"
                ? "graveyards"
                : zone === "library"
                  ? "libraries"
                  : zone,
          ),
          "or",
        )}`;
  if (rule.moreThanEachTurn !== undefined) {
    const number = numberWord(rule.moreThanEachTurn);
    const noun = p.noun({ zones: ["stack"], of: rule.spells.of });
    return `${each(rule.who, p)} can't cast more than ${number} ${rule.moreThanEachTurn === 1 ? [...noun.before, noun.head.one].join(" ") : what} each turn`;
  }
  if (rule.onlyWhenSorcery === true)
    return `${each(rule.who, p)} can cast spells only any time they could cast a sorcery`;
  if (rule.during === undefined && p.say(rule).variant === 1) return `${what}${from} can't be cast`;
  if (rule.during === undefined) return `${players(rule.who, p)} can't cast ${what}${from}`;
  switch (rule.during) {
    case "othersTurns":
      return `${players(rule.who, p)} can't cast ${what}${from} during your turn`;
    case "notOwnTurn":
      return `${each(rule.who, p)} can cast ${what} only during their own turns`;
    case "combat":
      return `${players(rule.who, p)} can't cast ${what} during combat`;
  }
}

function cantActivate(rule: Extract<RuleEffect, { kind: "cantActivate" }>, p: PrintContext): string {
  const mana = rule.exceptMana === true ? " unless they're mana abilities" : "";
  if (rule.chosenName === true)
    return `activated abilities of sources with the chosen name can't be activated${mana}`;
  if (rule.who.kind !== "allPlayers") throw new NotPrintable("rule cantActivate", "for some players");
  return `activated abilities of ${manyOf(p.noun(rule.of))} can't be activated${mana}`;
}

function mayPlayFrom(rule: Extract<RuleEffect, { kind: "mayPlayFrom" }>, p: PrintContext): string {
  const verb = rule.act === "cast" ? "cast" : "play";
  if (rule.oncePerTurn === true && rule.act === "cast" && rule.zone === "graveyard") return oneOnly(rule, p);
  if (
    rule.additional !== undefined ||
    rule.thenExile === true ||
    rule.anyManaType === true ||
    rule.oncePerTurn === true
  ) {
    throw new NotPrintable("rule mayPlayFrom", "with conditions");
  }
  const what =
    rule.act === "playLand"
      ? manyOf(
          p.noun(
            p.say(rule.what).variant === 1 ? { zones: ["hand"], of: rule.what.of } : { of: rule.what.of },
          ),
          "none",
        )
      : rule.act === "cast"
        ? spells(rule.what, p)
        : mixed(rule.what, p);
  const where = rule.topOnly === true ? "the top of your library" : `your ${rule.zone}`;
  const free =
    rule.cost === undefined
      ? ""
      : rule.cost === "withoutPaying"
        ? " without paying their mana costs"
        : ` by ${costAsThird(rule.cost, p)}`;
  return `${players(rule.who, p)} may ${verb} ${what} from ${where}${free}`;
}

/** "one creature card", "a Zombie creature spell". */
function oneOnly(rule: Extract<RuleEffect, { kind: "mayPlayFrom" }>, p: PrintContext): string {
  const { variant = 3 } = p.say(rule);
  const zone = variant > 2 ? "stack" : "hand";
  const np = indefinite(p.noun({ zones: [zone], of: rule.what.of }), "none");
  const one = variant % 2 === 0 ? np.replace(/^an? /, "one ") : np;
  return `${players(rule.who, p)} may cast ${one} from your graveyard`;
}

function mixed(filter: Filter, p: PrintContext): string {
  return filter.of.length === 0
    ? "lands and cast spells"
    : manyOf(p.noun({ zones: ["hand"], of: filter.of }), "none");
}

function additionalLands(rule: Extract<RuleEffect, { kind: "additionalLands" }>, p: PrintContext): string {
  const who = each(rule.who, p);
  if (rule.count === "any")
    return `${who} may play any number of lands on each of ${rule.who.kind === "you" ? "your" : "their"} turns`;
  const lands = rule.count === 1 ? "an additional land" : `${numberWord(rule.count)} additional lands`;
  return `${who} may play ${lands} on each of ${rule.who.kind === "you" ? "your" : "their"} turns`;
}

function handSize(rule: Extract<RuleEffect, { kind: "handSize" }>, p: PrintContext): string {
  const you = rule.who.kind === "you";
  const who = each(rule.who, p);
  if (rule.set === "none") return `${who} ${you ? "have" : "has"} no maximum hand size`;
  const whose = p.player(rule.who, "possessive");
  if (rule.set !== undefined) return `${whose} maximum hand size is ${numberWord(rule.set)}`;
  if (rule.change === undefined) throw new NotPrintable("rule handSize", "unchanged");
  return `${whose} maximum hand size is ${rule.change < 0 ? "reduced" : "increased"} by ${numberWord(Math.abs(rule.change))}`;
}

function attackTax(rule: Extract<RuleEffect, { kind: "attackTax" }>, p: PrintContext): string {
  const who = rule.attackers === undefined ? "creatures" : manyOf(p.noun(rule.attackers));
  const against = rule.attackersAgainst.kind === "you" ? "you" : p.player(rule.attackersAgainst);
  return `${who} can't attack ${against} unless their controller ${paysEach(rule.cost, p)} for each creature they control that's attacking ${against}`;
}

function paysEach(cost: readonly Cost[], p: PrintContext): string {
  const only = cost[0];
  if (cost.length === 1 && only?.kind === "mana") return `pays ${manaText(only.mana)}`;
  return `pays ${costAsAction(cost, p)}`;
}
