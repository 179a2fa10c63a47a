import type { IsCondition } from "../conditions/is.ts";
import type { Predicate } from "../predicate.ts";
import { objectKey } from "../reference-key.ts";
import { printComparison } from "./comparison.ts";
import type { PrintContext } from "./context.ts";
import { NotPrintable } from "./not-printable.ts";
import { indefinite } from "./noun-phrase.ts";
import { keywordWords, STAT_WORDS } from "./vocabulary.ts";

/** "it's a creature", "it has flying", "you control it". */
export function is(condition: IsCondition, p: PrintContext): string {
  const text = present(condition, p);
  if (p.say(condition).variant !== 8) return text;
  return text
    .replace(/^it's /, "it was ")
    .replace(/ is (?!.* is )/, " was ")
    .replace(/ has /, " had ");
}

function present(condition: IsCondition, p: PrintContext): string {
  const { object, zones } = condition;
  if (condition.any === true) return thisWay(condition, p);
  if (zones !== undefined && zones.length > 0) return inZone(condition, zones[0] ?? "exile", p);
  const [first] = condition.of;
  if (p.say(condition).variant === 11 && first?.kind === "any") {
    const kinds = first.of.map((one) =>
      indefinite(p.noun({ of: one.kind === "all" ? one.of : [one] }), "none"),
    );
    return `${subjectIs(object, p)} ${kinds.join(" or ")}`;
  }
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

/** "a creature card is exiled this way"; 12 "was exiled", 13 "you exiled ...", 14 "you exile ...". */
function thisWay(condition: IsCondition, p: PrintContext): string {
  const { object, of } = condition;
  if (object.kind !== "bound") throw new NotPrintable("condition is", "of one of several");
  const how = object.name.replace(/\d+$/, "");
  const { variant, noun } = p.say(condition);
  const yours = variant === 13 || variant === 14;
  const said = yours ? of.filter(({ kind }) => kind !== "controller" && kind !== "owner") : of;
  const one = indefinite(
    p.noun(noun === "card" ? { zones: ["graveyard"], of: said } : { of: said }),
    "none",
  ).replace(/ in a graveyard$/, "");
  if (variant === 13) return `you ${how} ${one} this way`;
  if (variant === 14)
    return `you ${how.replace(/ed$/, how.endsWith("iled") || how.endsWith("ficed") ? "e" : "")} ${one} this way`;
  return `${one} ${variant === 12 ? "was" : "is"} ${how} this way`;
}

export const NO_ZONE = {} as const;

export function cardFilter(condition: IsCondition, p: PrintContext): boolean {
  const known = p.mentioned(objectKey(condition.object))?.noun;
  return p.say(condition).noun === "card" || (p.say(condition).noun === undefined && known === "card");
}

export function subjectIs(object: IsCondition["object"], p: PrintContext): string {
  const subject = p.object(object, "subject");
  if (subject === "it") return "it's";
  return subject === "they" ? "they're" : `${subject} is`;
}

export function isAdjective(predicate: Predicate): boolean {
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

export function inZone(condition: IsCondition, zone: string, p: PrintContext): string {
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

export function isSpecial(first: Predicate, condition: IsCondition, p: PrintContext): string | undefined {
  switch (first.kind) {
    case "keyword":
      return `${p.object(condition.object, "subject")} has ${keywordWords(first.keyword)}`;
    case "stat":
      if (typeof first.value === "object" && first.value.kind === "stat" && p.say(first.value).variant === 10)
        return `${p.object(condition.object, "subject")} has the same ${STAT_WORDS[first.stat]} as ${p.object(first.value.of)}`;
      if (p.say(condition).variant === 9)
        return `${p.object(condition.object, "subject")} has ${STAT_WORDS[first.stat]} ${printComparison(first, p)}`;
      return `${p.object(condition.object, "possessive")} ${STAT_WORDS[first.stat]} is ${printComparison(first, p)}`;
    case "counters": {
      const np = p.noun({ of: [first] });
      const { each } = p.say(condition);
      const kind = first.counter === "any" ? "" : `${first.counter} `;
      if (first.compare === ">=" && first.value === 1 && (each === "all" || each === "bare"))
        return `${p.object(condition.object, "subject")} has ${each === "all" ? "one or more " : ""}${kind}counters on it`;
      const after = np.after.map((one) => one.one).join(" ");
      return `${p.object(condition.object, "subject")} has ${after.replace(/^with /, "")}`;
    }
    case "paired":
      return `${subjectIs(condition.object, p)} paired with another creature`;
    case "controller":
      return first.player.kind === "you"
        ? `you control ${p.object(condition.object)}`
        : `${p.player(first.player, "subject")} controls ${p.object(condition.object)}`;
    case "status":
      return statusOf(first.status, condition, p);
    case "attachedTo":
      return `${subjectIs(condition.object, p)} ${p.after(first, false).one}`;
    case "targets":
      return `${p.object(condition.object, "subject")} ${p.after(first, true).one.replace(/^that /, "")}`;
    default:
      return undefined;
  }
}

export function statusOf(status: string, condition: IsCondition, p: PrintContext): string | undefined {
  switch (status) {
    case "attackedThisTurn":
      return `${p.object(condition.object, "subject")} attacked this turn`;
    case "blockedThisTurn":
      return `${p.object(condition.object, "subject")} blocked this turn`;
    case "enteredThisTurn":
      return `${p.object(condition.object, "subject")} entered this turn`;
    case "dealtDamageThisTurn":
      return `${p.object(condition.object, "subject")} was dealt damage this turn`;
    case "tributePaid":
      return "tribute was paid";
    default:
      return undefined;
  }
}
