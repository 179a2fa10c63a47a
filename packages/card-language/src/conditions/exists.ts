import type { Amount } from "../amount.ts";
import type { Filter } from "../filter.ts";
import * as fr from "../french/phrases.ts";
import type { PrintContext } from "../print/context.ts";
import {
  atLeastWords,
  controllerVerb,
  exists,
  isRival,
  unsurpassed,
  withoutAttacking,
} from "../print/existence.ts";
import { bare, indefinite, manyOf } from "../print/noun-phrase.ts";
import { keywordWords, STAT_WORDS } from "../print/vocabulary.ts";
import { numberWord } from "../print/words.ts";
import { flag, variant } from "../schema/basic.ts";
import { amount, filter, type Node } from "../schema/nodes.ts";

/** "if you control an artifact": at least `atLeast` (1) objects like this. */
export const schema = variant("exists", {
  filter,
  atLeast: amount.exactOptional(),
  /** One player alone controls that many ("an opponent controls three or more"). */
  sameController: flag,
});
export interface ExistsCondition extends Node<typeof schema> {}

export function english(condition: ExistsCondition, p: PrintContext): string {
  const extreme = condition.filter.of.find((one) => one.kind === "extreme");
  const end = p.say(condition).variant;
  if ((end === 9 || end === 23) && extreme?.kind === "extreme") {
    const most = `the ${end === 9 ? "greatest" : "highest"} ${STAT_WORDS[extreme.stat]}`;
    return `you control the ${bare(p.noun(extreme.among))} with ${most} or tied for ${most}`;
  }
  const last = condition.filter.of.at(-1);
  if (end === 24 && last?.kind === "keyword") {
    const of = condition.filter.of.slice(0, -1);
    return `${indefinite(p.noun({ of }))} has ${keywordWords(last.keyword)}`;
  }
  if (isRival(condition) && typeof condition.atLeast === "object" && condition.atLeast.kind === "count") {
    const { verb, rest } = controllerVerb(condition.atLeast.filter, p);
    return `${verb} more ${manyOf(p.noun(rest))} than each other player`;
  }
  if (isMoreThanYours(condition)) {
    const { verb, rest } = controllerVerb(condition.filter, p);
    const more = beyond(condition);
    const many = manyOf(p.noun(rest));
    if (p.say(condition).variant === 16) return `you control fewer ${many} than an opponent`;
    const number = more === 1 ? "more" : `at least ${numberWord(more)} more`;
    return `${verb} ${number} ${many} than you`;
  }
  if (p.say(condition).variant === 11)
    return `${indefinite(p.noun(condition.filter), "none")} is in your graveyard`;
  const held = p.say(condition).variant;
  if (held === 22 && typeof condition.atLeast === "number") {
    const { verb, rest } = controllerVerb(condition.filter, p);
    return `${verb} at least ${numberWord(condition.atLeast)} ${manyOf(p.noun(rest))}`;
  }
  if (held === 27) {
    const of = condition.filter.of.filter((one) => one.kind !== "attacksPlayer");
    return `${indefinite(p.noun({ of }))} is attacking you`;
  }
  const attacked = condition.filter.of.find((one) => one.kind === "attacksPlayer");
  if (held === 28 && attacked?.kind === "attacksPlayer")
    return `attacking ${attacked.player.kind === "enchanted" ? "that player" : p.player(attacked.player)}`;
  if (held === 14) return areAttacking(condition.filter, condition.atLeast ?? 1, p);
  if (held === 12) return `you have ${atLeastWords(condition.atLeast ?? 1, condition.filter, p)}`;
  if (held === 13)
    return `${atLeastWords(condition.atLeast ?? 1, condition.filter, p)}`.replace(
      / in your graveyard$/,
      " are in your graveyard",
    );
  if (held === 16) return ownedInExile(condition.filter, p);
  if (held === 17)
    return `${atLeastWords(condition.atLeast ?? 1, withoutBlocking(condition.filter), p)} are blocking it`;
  if (held === 18) {
    const cards = { zones: [], of: condition.filter.of };
    return `there are ${atLeastWords(condition.atLeast ?? 1, cards, p)} total in all graveyards`;
  }
  return exists(condition.filter, condition.atLeast ?? 1, p);
}

/** "you own a card in exile": in the wording, 16. */
function ownedInExile(filter: Filter, p: PrintContext): string {
  const owner = filter.of.find((one) => one.kind === "owner");
  const rest = { zones: filter.zones ?? [], of: filter.of.filter((one) => one !== owner) };
  const who = owner?.kind === "owner" && owner.player.kind === "you" ? "you own" : "an opponent owns";
  return `${who} ${indefinite(p.noun(rest))}`;
}

function withoutBlocking(filter: Filter): Filter {
  return { ...filter, of: filter.of.filter((one) => one.kind !== "blocking") };
}

/** How many more. */
function beyond({ atLeast }: ExistsCondition): number {
  const more = typeof atLeast === "object" && atLeast.kind === "sum" ? atLeast.of[1] : undefined;
  return typeof more === "number" ? more : 1;
}

/** "an opponent controls more lands than you": one more of them than you control. */
function isMoreThanYours({ filter: theirs, atLeast, sameController }: ExistsCondition): boolean {
  if (sameController !== true || typeof atLeast !== "object" || atLeast.kind !== "sum") return false;
  const [yours, more] = atLeast.of;
  if (
    atLeast.of.length !== 2 ||
    typeof more !== "number" ||
    typeof yours !== "object" ||
    yours.kind !== "count"
  )
    return false;
  const kindsOf = (one: typeof theirs): string =>
    JSON.stringify(one.of.filter((each) => each.kind !== "controller"));
  return kindsOf(yours.filter) === kindsOf(theirs);
}

/** "three or more creatures are attacking": in the wording, 14. */
function areAttacking(filter: Filter, atLeast: Amount, p: PrintContext): string {
  const ones = atLeastWords(atLeast, withoutAttacking(filter, p), p);
  return `${ones} ${atLeast === 1 ? "is" : "are"} attacking`;
}

export function french(condition: ExistsCondition, p: fr.FrenchContext, denied: boolean): string {
  const { atLeast = 1 } = condition;
  if (isRival(condition) && denied && typeof atLeast === "object" && atLeast.kind === "count") {
    const controller = atLeast.filter.of.at(-1);
    const who = p.player(controller?.kind === "controller" ? controller.player : { kind: "you" });
    const np = p.noun({ ...atLeast.filter, of: atLeast.filter.of.slice(0, -1) });
    const more = `plus de ${fr.phrase(np, { many: true, zone: "none" }).text} que chaque autre joueur`;
    return fr.present(who, fr.vp("contrôler", more));
  }
  const highest = denied ? unsurpassed(condition) : undefined;
  if (highest !== undefined) {
    const number = fr.possessed(fr.STATS[highest.stat], p.object(highest.ref));
    return fr.present(number, fr.vp("être", undefined, "supérieure à celle de chaque autre créature"));
  }
  if (denied)
    return fr.exists(
      condition.filter,
      typeof atLeast === "number" && atLeast > 1 ? { kind: "atMost", number: atLeast - 1 } : { kind: "none" },
      p,
    );
  const compared = fr.comparedNumbers(condition.filter, ">=", atLeast, p);
  if (compared !== undefined) return compared;
  return fr.exists(
    condition.filter,
    atLeast === 1 ? { kind: "some" } : { kind: "atLeast", number: atLeast },
    p,
    atLeast !== 1 && condition.sameController !== true,
  );
}
