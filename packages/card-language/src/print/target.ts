import type { Amount } from "../amount.ts";
import type { Condition } from "../condition.ts";
import type { TargetClause } from "../target-clause.ts";
import type { TargetKind } from "../target-kind.ts";
import { printComparison } from "./comparison.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import { bare } from "./noun-phrase.ts";
import { STAT_WORDS } from "./vocabulary.ts";
import { listOf, numberWord, plural } from "./words.ts";

/**
 * The first mention of a target clause (CR 115.1): "target creature you control", "up to two other target lands". In the
 * wording, 3: "with total mana value 8 or less from your graveyard"; 4: where it is, is said of another target.
 */
export function printTarget(clause: TargetClause, p: PrintContext): string {
  const many = isMany(clause);
  const another = (clause.otherThan?.length ?? 0) > 0;
  const lead = countWords(clause, p);
  const { variant } = p.say(clause);
  const placeLast = clause.together === "sameOwner" || variant === 3 || variant === 4;
  const kind = placeLast ? withoutPlace(clause.what, p, many) : kindPhrase(clause.what, p, many);
  p.mention(`target:${clause.id}`, kind.noun, many);
  const words = assemble(lead, kind, another || kind.other, (clause.otherThan?.length ?? 0) > 1);
  const place = p.say(clause).variant === 3 ? " from your graveyard" : "";
  return `${words}${together(clause, p)}${place}${chosenBy(clause, p)}`;
}

function isMany(clause: TargetClause): boolean {
  return clause.count !== undefined && clause.count.max !== 1;
}

interface KindPhrase {
  /** What stands after the word "target". */
  readonly text: string;
  readonly noun: string;
  readonly other: boolean;
  /** "any target", "two targets": there is no noun of its own. */
  readonly anyTarget?: true;
}

function assemble(lead: string, kind: KindPhrase, other: boolean, third: boolean): string {
  if (kind.anyTarget === true) {
    if (lead === "" && third) return "a third any target";
    if (lead === "") return other ? "any other target" : "any target";
    return `${lead} ${other ? "other " : ""}${kind.text}`;
  }
  if (lead === "") return `${third ? "a third " : other ? "another " : ""}target ${kind.text}`;
  return `${lead} ${other ? "other " : ""}target ${kind.text}`;
}

function countWords(clause: TargetClause, p: PrintContext): string {
  const { count } = clause;
  if (count === undefined) return "";
  const { min, max } = count;
  if (max === "any") {
    if (min === 0) return "any number of";
    if (min === 1) return "one or more";
    throw new NotPrintable("target count", "unbounded from more than one");
  }
  if (min === max || sameAmount(min, max)) return countWord(max, p);
  if (min === 0) return `up to ${countWord(max, p)}`;
  if (typeof min === "number" && typeof max === "number" && min < max) return fromTo(min, max);
  throw new NotPrintable("target count");
}

function sameAmount(min: Amount, max: Amount): boolean {
  return JSON.stringify(min) === JSON.stringify(max);
}

function fromTo(min: number, max: number): string {
  const words: string[] = [];
  for (let n = min; n <= max; n++) words.push(numberWord(n));
  return listOf(words, "or");
}

export function countWord(amount: Amount, p: PrintContext): string {
  if (typeof amount === "number") return numberWord(amount);
  if (amount.kind === "x") return "X";
  const { amount: how } = p.say(amount);
  if ((amount.kind === "event" && how !== "whereX") || how === "that") return "that many";
  p.whereX = p.value(amount);
  return "X";
}

function kindPhrase(what: TargetKind, p: PrintContext, many: boolean): KindPhrase {
  switch (what.kind) {
    case "any":
      return {
        text: many ? "targets" : "target",
        noun: "permanent or player",
        other: what.other === true,
        anyTarget: true,
      };
    case "player":
      return playerAsAnnounced(what, playerKind(what.player, p, many));
    case "object": {
      const np = p.noun(what.filter);
      return { text: bare(np, { many, zone: p.zone, skipOther: true }), noun: np.noun, other: np.other };
    }
    case "either": {
      const parts = what.of.map((one) => kindPhrase(one, p, many));
      const [first, second] = parts;
      if (p.say(what).place === "battlefield" && first !== undefined && second !== undefined) {
        const text = `${first.text} from the battlefield ${many ? "and/or" : "or"} ${second.text}`;
        return { text, noun: "card", other: first.other };
      }
      const nouns = new Set(parts.map((one) => one.noun));
      const noun =
        nouns.size === 1
          ? [...nouns].join("")
          : parts.some((one) => one.noun === "player")
            ? "permanent or player"
            : "permanent";
      return {
        text: listOf(
          parts.map((one) => one.text),
          many ? "and/or" : "or",
        ),
        noun,
        other: false,
      };
    }
  }
}

/** "creature cards", of which the text says afterwards where they are. */
function withoutPlace(what: TargetKind, p: PrintContext, many: boolean): KindPhrase {
  if (what.kind !== "object") throw new NotPrintable("target", "of one graveyard, that is no card");
  const np = p.noun(what.filter);
  return { text: bare(np, { many, zone: "none", skipOther: true }), noun: np.noun, other: np.other };
}

function playerKind(
  player: Extract<TargetKind, { kind: "player" }>["player"],
  p: PrintContext,
  many: boolean,
): KindPhrase {
  const word = player === "opponent" ? "opponent" : "player";
  const text = many ? plural(word) : word;
  if (player === "notYou") return { text: `${text} other than you`, noun: "player", other: false };
  if (typeof player === "object") {
    return { text: `${text} other than ${p.player(player.not)}`, noun: "player", other: false };
  }
  return { text, noun: "player", other: false };
}

/** "opponent who had at least two more cards in hand than you did as you activated this ability". */
function playerAsAnnounced(
  { asAnnounced }: Extract<TargetKind, { kind: "player" }>,
  kind: KindPhrase,
): KindPhrase {
  if (asAnnounced === undefined) return kind;
  return {
    ...kind,
    text: `${kind.text} who ${hadMore(asAnnounced)} than you did as you activated this ability`,
  };
}

function hadMore(condition: Condition): string {
  const { left, right } = condition.kind === "compare" ? condition : { left: 0, right: 0 };
  const more =
    typeof right === "object" && right.kind === "sum" && typeof right.of[1] === "number" ? right.of[1] : 0;
  const least = more > 1 ? `at least ${numberWord(more)} more` : "more";
  if (typeof left === "object") {
    if (left.kind === "cardsIn" && left.zone === "hand") return `had ${least} cards in hand`;
    if (left.kind === "life") return `had ${least} life`;
    const [first] = left.kind === "count" ? left.filter.of : [];
    if (first?.kind === "type") return `controlled ${least} ${plural(first.type)}`;
  }
  throw new NotPrintable("target player", "under another condition");
}

function ofOpponents({ what }: TargetClause): boolean {
  return (
    what.kind === "object" &&
    what.filter.of.some((one) => one.kind === "owner" && one.player.kind === "opponents")
  );
}

function together(clause: TargetClause, p: PrintContext): string {
  const { together: condition } = clause;
  if (condition === undefined) return "";
  if (condition === "sameOwner")
    return ofOpponents(clause) ? " from an opponent's graveyard" : " from a single graveyard";
  if (condition === "differentNames") return " with different names";
  if (condition === "sameController") return " controlled by the same player";
  if (condition === "differentControllers") return " controlled by different players";
  const { stat, value } = condition.totalAtMost;
  return ` with total ${STAT_WORDS[stat]} ${printComparison({ compare: "<=", value }, p)}`;
}

function chosenBy(clause: TargetClause, p: PrintContext): string {
  return clause.chooser === undefined ? "" : ` of ${p.player(clause.chooser, "possessive")} choice`;
}
