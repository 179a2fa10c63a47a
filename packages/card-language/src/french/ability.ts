import type { Ability, ActivatedAbility, TriggeredAbility } from "../ability.ts";
import type { ActivationLimits } from "../activation-limits.ts";
import type { Amount } from "../amount.ts";
import type { Body } from "../body.ts";
import type { Condition } from "../condition.ts";
import { schemas } from "../language.ts";
import { powerOfAttackers } from "../print/attackers.ts";
import { bracketed } from "../print/bracketed.ts";
import { isYourMainPhase } from "../print/existence.ts";
import { anchored } from "../print/max-speed.ts";
import { hasNode } from "../visit.ts";
import { abilityWord } from "./ability-words.ts";
import { infinitive } from "./clause.ts";
import type { FrenchContext } from "./context.ts";
import { mentionPaid } from "./cost.ts";
import { capitalise } from "./elision.ts";
import { eventWords } from "./event-clause.ts";
import { numberWord, YOU } from "./grammar.ts";
import { happensOnce } from "./happens-once.ts";
import { endSentence } from "./joined.ts";
import { perEach } from "./measure.ts";
import { aOrAn } from "./noun-phrase.ts";
import { costDifference } from "./rule-words.ts";
import { printStatic } from "./static.ts";
import { conjugateAll } from "./verbs.ts";

/** With the words in square brackets that are taken out for the cleave cost; where those aren't in a row, both texts (CR 207.2e). */
function spellText({ body, cleaved }: Extract<Ability, { kind: "spell" }>, p: FrenchContext): string {
  const cut = cleaved === undefined ? undefined : p.phrases.body(cleaved, p.fresh());
  const whole = p.phrases.body(body, p);
  if (cut === undefined) return whole;
  return bracketed(whole, cut) ?? `[${whole}] Pour son coût de tranchage : ${cut}`;
}

/** One ability as its paragraph of rules text (CR 113), modes on lines of their own. */
export function printAbility(ability: Ability, p: FrenchContext): string {
  const under = anchored(ability);
  if (under !== undefined) return `• ${under.word} — ${printAbility(under.ability, p)}`;
  switch (ability.kind) {
    case "keyword":
      return capitalise(endSentence(p.phrases.keyword(ability, p), p));
    case "spell":
      return `${abilityWord(ability.word)}${spellText(ability, p)}`;
    case "activated":
      return activated(ability, p);
    case "triggered":
      return triggered(ability, p);
    case "static":
      p.abilityZone = ability.zone;
      return `${abilityWord(ability.word)}${printStatic(ability, p)}`;
    case "additionalCost": {
      const verbs = p.costAction(ability.cost);
      const pay =
        ability.optional === true
          ? `vous pouvez ${conjugateAll(verbs, "infinitive", YOU)}`
          : conjugateAll(verbs, "imperative", YOU);
      return `${endSentence(`En tant que coût supplémentaire pour lancer ce sort, ${pay}`, p)}.`;
    }
    case "alternativeCost":
      return alternativeCost(ability, p);
    case "castLimit":
      return castLimit(ability, p);
    case "deckLimit": {
      if (ability.copies === undefined) return `${capitalise(p.self.text)} peut être votre commandant.`;
      const number =
        ability.copies === "any" ? "n'importe quel nombre de" : `jusqu'à ${numberWord(ability.copies, "f")}`;
      return `Un deck peut contenir ${number} cartes appelées ${p.options.name}.`;
    }
  }
}

function activated(ability: ActivatedAbility, p: FrenchContext): string {
  p.abilityZone = ability.zone;
  const { costs, x } = definedX(ability.cost);
  const cost = p.phrases.cost(costs, p);
  const inCost = p.whereX;
  p.whereX = undefined;
  const body = p.phrases.body(ability.body, p);
  const value = x === undefined ? inCost : p.value(x);
  const counted = value === undefined ? "" : ` X est ${value}.`;
  const change =
    ability.costChange === undefined || ability.word === "Power-up"
      ? ""
      : ` ${endSentence(`Cette capacité coûte ${ownChange(ability.costChange, p)}`, p)}.`;
  const limits =
    ability.limits === undefined ? "" : limitWords(spelledLimits(ability.limits, ability.word), p);
  return `${abilityWord(ability.word)}${cost} : ${body}${counted}${change}${limits}`;
}

function ownChange(change: NonNullable<ActivatedAbility["costChange"]>, p: FrenchContext): string {
  if ("lessManaCost" in change)
    return `son coût de mana de moins à activer si ${p.self.text} est arrivé ce tour-ci`;
  const words = `${costDifference(change, p)} à activer`;
  if ("targeting" in change && change.targeting !== undefined)
    return `${words} si elle cible ${aOrAn(p.noun(change.targeting)).text}`;
  if ("condition" in change && change.condition !== undefined)
    return `${words} si ${p.condition(change.condition)}`;
  return words;
}

/** A cost of as much mana as something comes to is called {X}; what X is, is said after the instructions. */
function definedX(costs: ActivatedAbility["cost"]): {
  readonly costs: ActivatedAbility["cost"];
  readonly x?: Amount;
} {
  const found = costs.find(
    (one) => one.kind === "manaAmount" && typeof one.amount === "object" && !perEach(one.amount),
  );
  if (found?.kind !== "manaAmount") return { costs };
  const named = costs.map((one) => (one === found ? { kind: "mana" as const, mana: ["X" as const] } : one));
  return { costs: named, x: found.amount };
}

/** Exhaust, power-up, boast, forecast and max speed say their limits by their name. */
function spelledLimits(limits: ActivationLimits, word: string | undefined): ActivationLimits {
  const { timesEver, condition, timesEachTurn, during, ...rest } = limits;
  const kept = {
    ...(timesEver === undefined || word === "Exhaust" || word === "Power-up" ? {} : { timesEver }),
    ...(condition === undefined || word === "Max speed" || word === "Boast" ? {} : { condition }),
    ...(timesEachTurn === undefined || word === "Boast" || word === "Forecast" ? {} : { timesEachTurn }),
    ...(during === undefined || word === "Forecast" ? {} : { during }),
  };
  return { ...rest, ...kept };
}

function limitWords(limits: ActivationLimits, p: FrenchContext): string {
  const only: string[] = [];
  if (limits.timing === "sorcery") only.push("lorsque vous pourriez lancer un rituel");
  if (limits.timing === "instant") only.push("lorsque vous pourriez lancer un éphémère");
  if (limits.during !== undefined) only.push(duringWords(limits.during));
  if (limits.condition !== undefined) only.push(`si ${p.condition(limits.condition)}`);
  if (limits.timesEachTurn === 1) only.push("une seule fois par tour");
  if (limits.timesEver === 1) only.push("une seule fois");
  const who = limits.who === undefined ? "" : ` ${whoActivates(limits.who.kind)}`;
  const most = limits.timesEachTurn ?? 1;
  const times =
    most > 1 ? ` N'activez pas cette capacité plus de ${numberWord(most, "f")} fois par tour.` : "";
  if (only.length === 0) return `${who}${times}`;
  if (limits.who?.kind === "allPlayers")
    return ` N'importe quel joueur peut activer cette capacité, mais uniquement ${only.map(ofTheirs).join(" et ")}.${times}`;
  const allowed = only.join(" et que ").replaceAll(" et que si ", " et uniquement si ");
  return `${who} N'activez que ${allowed}.${times}`;
}

/** Times relative to the player who activates it. */
function ofTheirs(time: string): string {
  return time
    .replace("vous pourriez", "il pourrait")
    .replace("votre tour", "son tour")
    .replace("votre", "son");
}

function whoActivates(kind: string): string {
  return kind === "opponents"
    ? "Seuls vos adversaires peuvent activer cette capacité."
    : "N'importe quel joueur peut activer cette capacité.";
}

const DURING: Readonly<Record<string, string>> = {
  yourTurn: "pendant votre tour",
  opponentsTurn: "pendant le tour d'un adversaire",
  beforeAttackers: "avant la déclaration des attaquants",
  beforeBlockers: "avant la déclaration des bloqueurs",
  beforeCombatDamage: "avant l'étape des blessures de combat",
  beforeEndOfCombat: "avant l'étape de fin de combat",
  afterBlockers: "après la déclaration des bloqueurs",
  afterCombat: "après le combat",
  afterUpkeep: "après son étape d'entretien",
  upkeep: "pendant une étape d'entretien",
  draw: "pendant une étape de pioche",
  end: "pendant une étape de fin",
  combat: "pendant le combat",
  declareBlockers: "pendant l'étape de déclaration des bloqueurs",
  declareAttackers: "pendant l'étape de déclaration des attaquants",
  endOfCombat: "pendant l'étape de fin de combat",
};

const YOUR_STEPS: Readonly<Record<string, string>> = {
  upkeep: "pendant votre entretien",
  draw: "pendant votre étape de pioche",
  end: "pendant votre étape de fin",
  declareAttackers: "pendant votre étape de déclaration des attaquants",
};

function duringWords(during: readonly string[]): string {
  const [whose, step] = during;
  const yours = whose === "yourTurn" && step !== undefined ? YOUR_STEPS[step] : undefined;
  if (yours !== undefined && during.length === 2) return yours;
  return during.map((one) => DURING[one] ?? one).join(", ");
}

const ROMAN = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

function triggered(ability: TriggeredAbility, p: FrenchContext): string {
  const word = abilityWord(ability.word);
  if (ability.event.kind === "chapter") {
    const numbers = ability.event.numbers.map((one) => ROMAN[one] ?? String(one)).join(", ");
    return `${numbers} — ${word}${p.phrases.body(ability.body, p)}`;
  }
  p.abilityZone = ability.zone;
  p.namesPlayer = namesEventPlayer(ability.body, ability.condition);
  const clause = p.eventClause(ability.event, ability.bound);
  const once = clause.word === "à chaque fois que" && happensOnce(ability, p);
  const event = eventWords(once ? { ...clause, word: "quand" } : clause);
  const first = ability.firstEachTurn === true ? " pour la première fois à chaque tour" : "";
  const time = ability.word === "Max speed" ? undefined : ability.during;
  const power = time === undefined ? undefined : powerOfAttackers(time);
  const during =
    power !== undefined
      ? `, si vous avez attaqué avec des créatures de force totale supérieure ou égale à ${power} pendant ce combat`
      : time === undefined
        ? ""
        : ` ${duringCondition(time, p)}`;
  p.hasLeft = leaving(ability.event);
  p.inCombat = ability.event.kind === "attacks";
  p.inDrawStep = ability.event.kind === "stepBegins" && ability.event.step === "draw";
  const condition = ability.condition === undefined ? "" : `, si ${p.condition(ability.condition)}`;
  p.continuing = true;
  p.afterEvent = true;
  const body = p.phrases.body(ability.body, p);
  p.continuing = false;
  const times =
    ability.timesEachTurn === undefined
      ? ""
      : ability.timesEachTurn === 1
        ? " Cette capacité ne se déclenche qu'une seule fois par tour."
        : ` Cette capacité ne se déclenche pas plus de ${numberWord(ability.timesEachTurn, "f")} fois par tour.`;
  const ever =
    ability.timesEver === undefined
      ? ""
      : ability.timesEver === 1
        ? " Cette capacité ne se déclenche qu'une seule fois."
        : ` Cette capacité ne se déclenche que ${numberWord(ability.timesEver, "f")} fois.`;
  return `${word}${capitalise(event)}${first}${during}${condition}, ${body}${times}${ever}`;
}

/** Under which keys the text speaks of what has left the battlefield (CR 603.10a). */
function leaving(event: TriggeredAbility["event"]): readonly string[] {
  if (event.kind !== "moves" || event.from !== "battlefield") return [];
  return typeof event.what === "string" ? [event.what, "event:object"] : ["event:object"];
}

/** Whether what comes after the event speaks of the player that it is about: « ce joueur », « chaque autre joueur ». */
export function namesEventPlayer(body: Body, condition?: Condition): boolean {
  return (
    hasNode(schemas.body, body, "PlayerRef", ...OF_EVENT_PLAYER) ||
    (condition !== undefined && hasNode(schemas.condition, condition, "PlayerRef", ...OF_EVENT_PLAYER))
  );
}

const OF_EVENT_PLAYER = ["event", "otherThanEventPlayer"] as const;

function duringCondition(condition: NonNullable<TriggeredAbility["during"]>, p: FrenchContext): string {
  if (condition.kind === "turn" && condition.whose.kind === "you") return "pendant votre tour";
  if (condition.kind === "turn" && condition.whose.kind === "opponents")
    return "pendant le tour d'un adversaire";
  if (condition.kind === "during" && condition.phase === "combat" && condition.whose === undefined)
    return "pendant le combat";
  if (isYourMainPhase(condition)) return "pendant votre phase principale";
  if (condition.kind === "not" && condition.of.kind === "turn") return "en dehors de votre tour";
  return `tant que ${p.condition(condition)}`;
}

function alternativeCost(ability: Extract<Ability, { kind: "alternativeCost" }>, p: FrenchContext): string {
  const condition = ability.condition === undefined ? "" : `si ${p.condition(ability.condition)}, `;
  const may =
    ability.cost === "withoutPaying"
      ? "vous pouvez lancer ce sort sans payer son coût de mana"
      : `vous pouvez ${infinitive({ key: "player:you", verbs: p.costAction(ability.cost) }, YOU)} plutôt que de payer le coût de mana de ce sort`;
  return `${capitalise(endSentence(`${condition}${may}`, p))}.`;
}

function castLimit(ability: Extract<Ability, { kind: "castLimit" }>, p: FrenchContext): string {
  const parts: string[] = [];
  if (ability.during !== undefined) parts.push(duringWords(ability.during));
  if (ability.condition !== undefined) parts.push(`si ${p.condition(ability.condition)}`);
  return `Ne lancez ce sort que ${parts.join(" et que ")}.`;
}

/** What an optional cost dealt with is known to the other abilities. */
export function mentionCosts(abilities: readonly Ability[], p: FrenchContext): void {
  for (const ability of abilities)
    if (ability.kind === "additionalCost") for (const cost of ability.cost) mentionPaid(cost, p);
}
