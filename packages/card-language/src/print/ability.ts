import type { Ability, ActivatedAbility, TriggeredAbility } from "../ability.ts";
import type { ActivationLimits } from "../activation-limits.ts";
import type { Amount } from "../amount.ts";
import type { Cost } from "../cost.ts";
import { powerOfAttackers } from "./attackers.ts";
import { bracketed } from "./bracketed.ts";
import type { PrintContext } from "./context.ts";
import { costAsAction } from "./cost.ts";
import { printEvent } from "./event.ts";
import { isYourMainPhase } from "./existence.ts";
import { endSentence } from "./joined.ts";
import { printKeyword } from "./keyword.ts";
import { anchored, MAX_SPEED_WORD } from "./max-speed.ts";
import { NotPrintable } from "./not-printable.ts";
import { bare, indefinite, manyOf } from "./noun-phrase.ts";
import { printReminder } from "./reminder.ts";
import { changedCost } from "./rule-words.ts";
import { printStatic } from "./static.ts";
import { capitalise, numberWord, timesWord } from "./words.ts";

/** One ability as its paragraph of rules text (CR 113), modes on lines of their own. */
export function printAbility(ability: Ability, p: PrintContext): string {
  const under = anchored(ability);
  if (under !== undefined) return `• ${under.word} — ${printAbility(under.ability, p)}`;
  switch (ability.kind) {
    case "keyword": {
      const words = capitalise(printKeyword(ability, p));
      const reminder = p.reminders ? printReminder(ability) : undefined;
      return reminder === undefined ? words : `${words} (${reminder})`;
    }
    case "spell":
      return `${word(ability.word)}${spellText(ability, p)}`;
    case "activated":
      return activated(ability, p);
    case "triggered":
      return triggered(ability, p);
    case "static":
      return `${word(ability.word)}${printStatic(ability, p)}`;
    case "additionalCost": {
      const optional = ability.optional === true ? "you may " : "";
      return `As an additional cost to cast this spell, ${optional}${costAsAction(ability.cost, p)}.`;
    }
    case "alternativeCost":
      return alternativeCost(ability, p);
    case "castLimit":
      return castLimit(ability, p);
    case "deckLimit":
      return deckLimit(ability, p);
  }
}

function spellText({ body, cleaved }: Extract<Ability, { kind: "spell" }>, p: PrintContext): string {
  const cut = cleaved === undefined ? undefined : p.phrases.body(cleaved, p.fresh());
  const whole = p.phrases.body(body, p);
  const text = cut === undefined ? whole : bracketed(whole, cut);
  if (text === undefined) throw new NotPrintable("cleave", "to other words");
  return text;
}

function deckLimit(ability: Extract<Ability, { kind: "deckLimit" }>, p: PrintContext): string {
  if (ability.copies === undefined) return `${p.self} can be your commander.`;
  const number =
    ability.copies === "any" ? "any number of cards" : `up to ${numberWord(ability.copies)} cards`;
  return `A deck can have ${number} named ${p.name}.`;
}

/** The italic ability word in front: "Landfall — ". */
function word(of: string | undefined): string {
  return of === undefined ? "" : `${of} — `;
}

function activated(ability: ActivatedAbility, p: PrintContext): string {
  p.abilityZone = ability.zone;
  const { costs, x } = definedX(ability.cost, p);
  const cost = p.phrases.cost(costs, p);
  const stated = p.phrases.body(ability.body, p);
  const body = x === undefined ? stated : `${stated} X is ${p.value(x)}.`;
  const change =
    ability.costChange === undefined || ability.word === "Power-up"
      ? ""
      : ` ${endSentence(`This ability costs ${ownChange(ability.costChange, p)}`, p)}.`;
  const limits =
    ability.limits === undefined ? "" : limitWords(spelledLimits(ability.limits, ability.word), p);
  return `${word(ability.word)}${cost}: ${body}${change}${limits}`;
}

/** A cost of as much mana as something comes to is called {X}; the text says after the instructions what X is. */
function definedX(
  costs: ActivatedAbility["cost"],
  p: PrintContext,
): { readonly costs: ActivatedAbility["cost"]; readonly x?: Amount } {
  const found = costs.find(
    (one) =>
      one.kind === "manaAmount" && typeof one.amount === "object" && p.say(one.amount).amount !== "forEach",
  );
  if (found?.kind !== "manaAmount") return { costs };
  const named = costs.map((one) => (one === found ? { kind: "mana" as const, mana: ["X" as const] } : one));
  return { costs: named, x: found.amount };
}

function ownChange(change: NonNullable<ActivatedAbility["costChange"]>, p: PrintContext): string {
  if ("lessManaCost" in change) return `its mana cost less to activate if ${p.self} entered this turn`;
  const words = changedCost(change, "activate", p);
  if ("targeting" in change && change.targeting !== undefined)
    return `${words} if it targets ${indefinite(p.noun(change.targeting))}`;
  if (!("condition" in change) || change.condition === undefined) return words;
  const { condition } = change;
  if (condition.kind === "turn" && condition.whose.kind === "you" && p.say(condition).variant !== 1)
    return `${words} during your turn`;
  return `${words} if ${p.condition(condition)}`;
}

/** Exhaust, power-up, boast and forecast say their limits by their name. */
function spelledLimits(limits: ActivationLimits, word_: string | undefined): ActivationLimits {
  if (word_ === "Exhaust" || word_ === "Power-up") {
    const { timesEver: _, ...rest } = limits;
    return rest;
  }
  if (word_ === MAX_SPEED_WORD) {
    const { condition: _, ...rest } = limits;
    return rest;
  }
  if (word_ === "Forecast") {
    const { timesEachTurn: _, during: __, ...rest } = limits;
    return rest;
  }
  if (word_ !== "Boast") return limits;
  const { timesEachTurn: _, condition: __, ...rest } = limits;
  return rest;
}

function limitWords(limits: ActivationLimits, p: PrintContext): string {
  const only: string[] = [];
  const condition = limits.condition === undefined ? [] : [`if ${p.condition(limits.condition)}`];
  const conditionFirst = p.say(limits).variant === 2;
  if (conditionFirst) only.push(...condition);
  if (limits.timing === "sorcery") only.push("as a sorcery");
  if (limits.timing === "instant") only.push("as an instant");
  if (limits.during !== undefined) only.push(duringWords(limits.during));
  const timesFirst = p.say(limits).variant === 1;
  if (!timesFirst && !conditionFirst) only.push(...condition);
  const times =
    limits.timesEachTurn === undefined ? undefined : `${timesWord(limits.timesEachTurn)} each turn`;
  if (times !== undefined) only.push(limits.timesEachTurn === 1 ? times : `no more than ${times}`);
  if (limits.timesEver !== undefined) only.push(timesWord(limits.timesEver));
  if (timesFirst) only.push(...condition);
  if (limits.who?.kind === "allPlayers" && only.length === 1)
    return ` Any player may activate this ability but only ${ofTheirs(only.join(""))}.`;
  const who = limits.who === undefined ? "" : ` ${anyPlayer(limits.who.kind)}`;
  if (only.length === 0) return who;
  const text = only.join(" and only ");
  return `${who} Activate ${text.startsWith("no more") ? text : `only ${text}`}.`;
}

/** Times relative to the player who activates it. */
function ofTheirs(time: string): string {
  return time.replace(/^as a sorcery$/, "any time they could cast a sorcery").replace("your", "their");
}

function anyPlayer(kind: string): string {
  if (kind === "allPlayers") return "Any player may activate this ability.";
  if (kind === "opponents") return "Only any opponent may activate this ability.";
  throw new NotPrintable("activation limit", "for such a player");
}

const DURING: Readonly<Record<string, string>> = {
  yourTurn: "during your turn",
  opponentsTurn: "during an opponent's turn",
  beforeAttackers: "before attackers are declared",
  beforeBlockers: "before blockers are declared",
  beforeCombatDamage: "before the combat damage step",
  beforeEndOfCombat: "before the end of combat step",
  afterBlockers: "after blockers are declared",
  afterCombat: "after combat",
  afterUpkeep: "after upkeep",
  upkeep: "during any upkeep step",
  combat: "during combat",
  declareBlockers: "during the declare blockers step",
  declareAttackers: "during the declare attackers step",
  endOfCombat: "during the end of combat step",
};

const YOUR_STEPS: Readonly<Record<string, string>> = {
  upkeep: "during your upkeep",
  draw: "during your draw step",
  end: "during your end step",
  declareAttackers: "during your declare attackers step",
};

/** A part of combat: before and after what. */
const PARTS_OF_COMBAT: readonly string[] = ["beforeBlockers", "afterBlockers"];

function duringWords(during: readonly string[]): string {
  const [whose, step] = during;
  const yours = whose === "yourTurn" && step !== undefined ? YOUR_STEPS[step] : undefined;
  if (yours !== undefined && during.length === 2) return yours;
  if (during.length === 2 && whose === "opponentsTurn" && step === "afterUpkeep")
    return "during an opponent's turn after their upkeep step";
  if (during.length === 2 && whose === "opponentsTurn" && step === "combat")
    return "during combat on an opponent's turn";
  if (whose === "yourTurn" && step === "combat") return "during your turn and only during combat";
  if (whose === "combat" && step !== undefined && PARTS_OF_COMBAT.includes(step) && during.length === 2)
    return `during combat ${DURING[step] ?? fail(step)}`;
  const words = during.map((one) => DURING[one] ?? fail(one));
  return words.join(", ");
}

function fail(step: string): never {
  throw new NotPrintable(`limit during ${step}`);
}

function triggered(ability: TriggeredAbility, p: PrintContext): string {
  if (ability.event.kind === "chapter") {
    const numbers = ability.event.numbers.map((one) => ROMAN[one] ?? fail(String(one))).join(", ");
    return `${numbers} — ${word(ability.word)}${p.phrases.body(ability.body, p)}`;
  }
  p.abilityZone = ability.zone;
  const time = ability.word === MAX_SPEED_WORD ? undefined : ability.during;
  const together = time === undefined ? undefined : attackTogether(time, p);
  const first = ability.firstEachTurn === true ? " for the first time each turn" : "";
  const plain = `${printEvent(ability.event, p, ability.bound)}${first}`;
  const event =
    together === undefined
      ? plain
      : plain
          .replace(/ attacks$/, ` and ${together} attack`)
          .replace(/ attack with .*$/, `$& and ${together}`);
  const attackers = time === undefined ? undefined : attackedWith(time);
  const during =
    attackers !== undefined
      ? `, if ${attackers}`
      : time === undefined || together !== undefined
        ? ""
        : ` ${duringCondition(time, p)}`;
  const silent = ability.condition === undefined || p.say(ability.condition).silent === true;
  const condition = silent ? "" : `, if ${p.condition(ability.condition)}`;
  p.continuing = true;
  const body = p.phrases.body(ability.body, p);
  p.continuing = false;
  const times =
    ability.timesEachTurn === undefined
      ? ""
      : ` This ability triggers only ${timesWord(ability.timesEachTurn)} each turn.`;
  const ever =
    ability.timesEver === undefined ? "" : ` This ability triggers only ${timesWord(ability.timesEver)}.`;
  return `${word(ability.word)}${capitalise(event)}${during}${condition}, ${body}${times}${ever}`;
}

/** "and at least two other creatures": those who are attacking at that moment, too. */
function attackTogether(
  during: NonNullable<TriggeredAbility["during"]>,
  p: PrintContext,
): string | undefined {
  if (p.say(during).variant === 28 && during.kind === "exists") {
    const of = during.filter.of.filter((one) => one.kind !== "other" && one.kind !== "status");
    return `another ${bare(p.noun({ of }))}`;
  }
  if (p.say(during).variant !== 8 || during.kind !== "exists" || typeof during.atLeast !== "number")
    return undefined;
  const of = during.filter.of.filter((one) => one.kind !== "other" && one.kind !== "status");
  const np = p.noun({ of });
  const others = during.atLeast === 1 ? bare(np) : manyOf(np);
  return `at least ${numberWord(during.atLeast)} other ${others}`;
}

function duringCondition(condition: NonNullable<TriggeredAbility["during"]>, p: PrintContext): string {
  if (condition.kind === "turn" && condition.whose.kind === "you") return "during your turn";
  if (condition.kind === "turn" && condition.whose.kind === "opponents") return "during an opponent's turn";
  if (condition.kind === "during" && condition.phase === "combat" && condition.whose === undefined)
    return "during combat";
  if (isYourMainPhase(condition)) return "during your main phase";
  if (condition.kind === "not" && condition.of.kind === "turn") return "if it's not your turn";
  const [only] = condition.kind === "is" ? condition.of : [];
  if (
    condition.kind === "is" &&
    condition.object.kind === "this" &&
    only?.kind === "status" &&
    only.status === "saddled"
  )
    return "while saddled";
  return `while ${p.condition(condition)}`;
}

/** "you attacked with creatures with total power 6 or greater this combat": known as they attack. */
function attackedWith(during: NonNullable<TriggeredAbility["during"]>): string | undefined {
  const power = powerOfAttackers(during);
  return power === undefined
    ? undefined
    : `you attacked with creatures with total power ${power} or greater this combat`;
}

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

function alternativeCost(ability: Extract<Ability, { kind: "alternativeCost" }>, p: PrintContext): string {
  if (p.say(ability).first === false && ability.condition !== undefined && ability.cost !== "withoutPaying") {
    const paid = costAction(ability.cost, p);
    return `You may ${paid} rather than pay this spell's mana cost if ${p.condition(ability.condition)}.`;
  }
  const condition = ability.condition === undefined ? "" : `if ${p.condition(ability.condition)}, `;
  if (ability.cost === "withoutPaying") {
    return capitalise(`${condition}you may cast this spell without paying its mana cost.`);
  }
  return capitalise(
    `${condition}you may ${costAction(ability.cost, p)} rather than pay this spell's mana cost.`,
  );
}

function costAction(cost: readonly Cost[], p: PrintContext): string {
  return costAsAction(cost, p);
}

function castLimit(ability: Extract<Ability, { kind: "castLimit" }>, p: PrintContext): string {
  const parts: string[] = [];
  if (ability.during !== undefined) parts.push(duringWords(ability.during));
  if (ability.condition !== undefined) parts.push(`if ${p.condition(ability.condition)}`);
  if (parts.length === 0) throw new NotPrintable("castLimit", "of nothing");
  return `Cast this spell only ${parts.join(" and only ")}.`;
}
